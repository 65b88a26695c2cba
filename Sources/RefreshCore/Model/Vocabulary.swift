// The vocabulary of the machine without its prefix, for the code of this package: an app that types "Refresh" sees one name of it.
package typealias AxisSide = RefreshStateMachine.AxisSide
package typealias Reveal = RefreshStateMachine.Reveal
package typealias ScrollMetrics = RefreshStateMachine.ScrollMetrics
package typealias SidePair = RefreshStateMachine.SidePair
package typealias SideSettings = RefreshStateMachine.SideSettings
