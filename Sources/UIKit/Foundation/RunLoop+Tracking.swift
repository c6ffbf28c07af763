import Foundation

extension RunLoop.Mode {
  /// The mode while a finger scrolls. Timers and display links run in every mode.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
