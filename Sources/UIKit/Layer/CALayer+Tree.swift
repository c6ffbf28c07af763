extension CALayer {
  /// Inserts a layer at an index of the sublayers, and removes it from its previous superlayer. An index past the end
  /// is the end.
  ///
  /// Does nothing when the layer is this one or one of its ancestors.
  func insert(_ layer: CALayer, at index: Int) {
    guard !contains(ancestor: layer) else { return }
    var index = index
    if layer.superlayer === self, let old = children.firstIndex(where: { $0 === layer }), old < index {
      index -= 1
    }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(max(0, index), children.count))
    layer.superlayer = self
    setNeedsFragment()
    if layer.needsLayoutNow || layer.sublayersNeedLayout { markSublayersNeedLayout() }
  }

  /// Reorders the sublayers that satisfy a condition, within the indexes that they occupy. The other sublayers keep
  /// their indexes.
  func arrangeSublayers(_ layers: [CALayer], where isArranged: (CALayer) -> Bool) {
    var next = layers.makeIterator()
    for index in children.indices where isArranged(children[index]) {
      if let layer = next.next() { children[index] = layer }
    }
    setNeedsFragment()
  }

  private func contains(ancestor layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }
}
