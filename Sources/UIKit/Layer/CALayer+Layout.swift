extension CALayer {
  func markNeedsLayout() {
    needsLayoutNow = true
    superlayer?.markSublayersNeedLayout()
  }

  /// Marks all ancestors, so that a layout pass visits only the layers that need it.
  func markSublayersNeedLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.sublayersNeedLayout {
      current.sublayersNeedLayout = true
      layer = current.superlayer
    }
  }

  /// Requests that the layer's view solves its constraints before the next layout. It is only laid out if one of its
  /// subviews gets another frame.
  func setNeedsConstraintSolution() {
    needsConstraintSolution = true
    markSublayersNeedLayout()
  }

  /// Lays out the layers that need it. Repeats while a layout requests another one, at most `maximumNumberOfPasses`
  /// times, so that layouts that invalidate each other do not loop forever.
  func layoutFromTopmostInNeed() {
    let maximumNumberOfPasses = 32
    let topmost =
      sequence(first: self, next: \.superlayer).reversed()
      .first { $0.needsLayoutNow || $0.needsConstraintSolution } ?? self
    for _ in 0..<maximumNumberOfPasses where topmost.needsLayoutNow || topmost.sublayersNeedLayout {
      topmost.layoutTree()
    }
  }

  /// Performs one pass, from a layer to its sublayers.
  func layoutTree() {
    if needsConstraintSolution {
      needsConstraintSolution = false
      (delegate as? UIView)?.solveConstraints()
    }
    if needsLayoutNow {
      needsLayoutNow = false
      if hasImplicitAnimations, firstLayoutTime == nil, root.view is UIWindow {
        firstLayoutTime = motionClock.time
      }
      layoutSublayers()
    }
    guard sublayersNeedLayout else { return }
    sublayersNeedLayout = false
    for child in children where child.needsLayoutNow || child.sublayersNeedLayout { child.layoutTree() }
  }
}
