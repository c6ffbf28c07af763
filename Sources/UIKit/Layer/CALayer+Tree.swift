extension CALayer {
  /// Puts a layer at an index among the sublayers, taking it from where it was; indexes past the end are the end.
  ///
  /// A layer cannot be put into itself or one of its own sublayers: nothing happens then.
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

  /// Puts those sublayers of which a condition holds into another order, among the places that they have; the others
  /// stay.
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
