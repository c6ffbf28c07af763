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

  func layoutFromTopmostInNeed() {
    let topmost = sequence(first: self, next: \.superlayer).reversed().first { $0.needsLayoutNow }
    (topmost ?? self).layoutTree()
  }

  /// Lays out what needs it, again when a layout asks for another: at most as often as
  /// `greatestNumberOfPasses`, so that two layouts that keep disturbing one another come to an end.
  private func layoutTree() {
    let greatestNumberOfPasses = 32
    for _ in 0..<greatestNumberOfPasses where needsLayoutNow || sublayersNeedLayout {
      if needsLayoutNow {
        needsLayoutNow = false
        layoutSublayers()
      }
      if sublayersNeedLayout {
        sublayersNeedLayout = false
        for child in children where child.needsLayoutNow || child.sublayersNeedLayout { child.layoutTree() }
      }
    }
  }
}
