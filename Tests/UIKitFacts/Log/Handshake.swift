/// The constants that the app, the UI test and the script share.
public enum Handshake {
  /// The environment variable of the UI test with the folder for the logs; the script sets it with the prefix
  /// `TEST_RUNNER_`, which `xcodebuild` takes off.
  public static let folder = "UIKIT_FACTS_FOLDER"

  /// The environment variable of the app with the name of the scenario.
  public static let scenario = "UIKIT_FACTS_SCENARIO"

  /// The environment variable of the app with the file for the log.
  ///
  /// A Simulator's processes write to the Mac's disk.
  public static let file = "UIKIT_FACTS_FILE"

  /// The accessibility identifier of the control that ends the log.
  public static let finish = "finish"

  /// The accessibility value of that control when the file is there.
  public static let written = "written"

  /// The file beside the logs with the version of the system.
  public static let version = "version.txt"

  /// The file beside the logs with the name of the device.
  public static let device = "device.txt"
}
