import DisplayList

/// What a host needs of a window: whether to draw, what to draw, and where to bring input.
extension UIWindow {
  /// Whether the next frame would differ from the last one made: something changed, or time changes it.
  ///
  /// - Complexity: O(1). A host may ask whenever it is about to wait for events.
  public var needsFrame: Bool { layer.fragment == nil }

  /// Lets time pass, lays out, and makes the frame to be shown at a time.
  ///
  /// - Parameter time: Seconds on the host's clock, the one its events are timed by.
  public func makeFrame(at time: Double) -> DisplayList { makeDisplayList() }

  /// Brings input to the views.
  ///
  /// - Returns: Whether anything took it; a host may use keys nobody took for itself.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool { false }
}
