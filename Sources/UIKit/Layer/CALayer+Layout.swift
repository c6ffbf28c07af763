extension CALayer {
  func markNeedsLayout() {
    needsLayoutNow = true
    superlayer?.markSublayersNeedLayout()
  }

  /// Leaves a trail up to the root, so that a layout pass visits only what needs it.
  func markSublayersNeedLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.sublayersNeedLayout {
      current.sublayersNeedLayout = true
      layer = current.superlayer
    }
  }

  /// Lays out what needs it, again when a layout asks for another: at most as often as
  /// `maximumNumberOfPasses`, so that two layouts that keep disturbing one another come to an end.
  func layoutFromTopmostInNeed() {
    let maximumNumberOfPasses = 32
    let topmost = sequence(first: self, next: \.superlayer).reversed().first { $0.needsLayoutNow } ?? self
    for _ in 0..<maximumNumberOfPasses where topmost.needsLayoutNow || topmost.sublayersNeedLayout {
      topmost.layoutTree()
    }
  }

  /// One pass, from a layer to those in it.
  func layoutTree() {
    if needsLayoutNow {
      needsLayoutNow = false
      layoutSublayers()
    }
    guard sublayersNeedLayout else { return }
    sublayersNeedLayout = false
    for child in children where child.needsLayoutNow || child.sublayersNeedLayout { child.layoutTree() }
  }
}
