/// A transition in which the layout determines the initial and final attributes of elements.
@MainActor
protocol ElementChangeTransition: StageTransition {
  /// The changes of the elements.
  var change: ElementChange { get }
}

extension ElementChangeTransition {
  func successor(of key: ElementKey) -> ElementKey? { change.successor(of: key) }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    change.initialAttributes(of: key)
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    change.finalAttributes(of: key)
  }
}
