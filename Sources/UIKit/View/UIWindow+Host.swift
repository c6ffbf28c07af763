import DisplayList

/// What a host needs to know of a window, besides where to send input and what to draw.
extension UIWindow {
  /// Whether the next frame would differ from the last one made.
  ///
  /// - Complexity: O(1). A host may ask whenever it is about to wait for events.
  public var needsFrame: Bool { layer.fragment == nil || layer.needsLayoutNow || layer.sublayersNeedLayout }
}
