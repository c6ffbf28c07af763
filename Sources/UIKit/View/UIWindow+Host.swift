import DisplayList

/// Information that a host needs about a window.
extension UIWindow {
  /// Whether the next frame would differ from the last one.
  ///
  /// - Complexity: O(1). A host may call it each time before it waits for events.
  public var needsFrame: Bool { layer.fragment == nil || layer.needsLayoutNow || layer.sublayersNeedLayout }
}
