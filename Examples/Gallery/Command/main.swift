import Foundation
import GalleryPictures

// gallery-pictures FOLDER            writes the page with the films and the stills of all screens
// gallery-pictures --stills FOLDER   writes the stills only
let arguments = CommandLine.arguments.dropFirst()
let writesStillsOnly = arguments.first == "--stills"
guard let path = arguments.last, arguments.count == (writesStillsOnly ? 2 : 1) else {
  FileHandle.standardError.write(Data("usage: gallery-pictures [--stills] FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: path)
if writesStillsOnly {
  try await GalleryPictures.writeStills(to: folder)
} else {
  print("gallery: \(try await GalleryPictures.write(to: folder)) in \(path)")
}
