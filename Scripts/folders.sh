# The pure folders and the adapter's, for the other scripts.

# Pure: no UIKit, no Foundation, no clock. They compile under Embedded Swift.
core_folders=(
  Sources/RefreshCore/Model Sources/RefreshCore/Update Sources/RefreshCore/Machine Sources/RefreshCore/Drawing Sources/RefreshCore/Animator Sources/RefreshCore/Texts
  Sources/RefreshCore/Recording
)
swipe_folders=(Sources/SwipeBack/Machine Sources/SwipeBack/Gauges)
pure_folders=(Sources/ScrollPhysics "${core_folders[@]}" Sources/RefreshAnimators "${swipe_folders[@]}")
# The parts of RefreshTesting that the web page uses: for its drawings, and for its report of a recording.
offscreen_folders=(Sources/RefreshTesting/Offscreen)
replay_folders=(Sources/RefreshTesting/Replay Sources/RefreshTesting/Trace)
# The part of RefreshPictures that the web page uses.
outline_folders=(Tests/RefreshPictures/Outline)
pure_modules="ScrollPhysics RefreshCore"

# With Foundation, or with tasks, and without UIKit.
foundation_folders=(Sources/RefreshCore/Calls Sources/RefreshCore/History Sources/RefreshCore/Language Sources/RefreshCore/Pager)

# The adapter: every file is wrapped in `#if REFRESH_ADAPTER`.
adapter_folders=(
  Sources/RefreshCore/ScrollView Sources/RefreshAnimators/Frames
  Sources/RefreshTesting/ScrollView Sources/RefreshTesting/SwipeBack Sources/SwipeBack/Adapter
)
# Wrapped too, but for the line of Platform.swift that needs no UIKit.
swiftui_folder=Sources/RefreshSwiftUI
