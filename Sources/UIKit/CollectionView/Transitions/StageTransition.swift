/// A change that animates all elements from where they are to where the layout has them afterwards: a batch update, a
/// change of the bounds or of the layout, or a step of an interactive movement.
///
/// A transition runner calls the members below in this order, with the requests of `ElementTransition` after
/// `willReplaceElements(by:)`.
@MainActor
protocol StageTransition: ElementTransition {
  /// The visible area from which the content moves, with the animation, to the present one.
  var startBounds: CGRect { get }
  /// Prepares the layout for the new elements, without animation.
  func prepare()
  /// Called with the elements that will be on screen.
  func willReplaceElements(by elements: [ElementStage.PlacedElement])
  /// Called when each element has a view, and before the views move.
  func didReplaceElements(by moves: [ElementStage.ElementMove])
  /// Called inside the animation, when all views move.
  func finish()
}

extension StageTransition {
  func prepare() {}
  func willReplaceElements(by elements: [ElementStage.PlacedElement]) {}
  func didReplaceElements(by moves: [ElementStage.ElementMove]) {}
  func finish() {}
}
