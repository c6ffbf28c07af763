/// Asks layouts questions as if their collection view had other bounds.
@MainActor
protocol AssumedBounds {
  /// The visible area, in content coordinates.
  var bounds: CGRect { get }
  /// Returns whether a layout is mirrored.
  func mirrors(_ layout: UICollectionViewLayout) -> Bool
  /// Asks a question as if the view had other bounds. Nothing moves, and no delegate is called.
  ///
  /// - Returns: The answer, and the offset to which the layout has moved the content meanwhile.
  func seen<Answer>(in bounds: CGRect, _ question: () -> Answer) -> (answer: Answer, offset: CGPoint)
}

extension AssumedBounds {
  /// Asks a question as if the content had another offset.
  ///
  /// - Returns: The answer, and the offset to which the layout has moved the content meanwhile.
  func seen<Answer>(
    from offset: CGPoint, _ question: () -> Answer
  ) -> (answer: Answer, offset: CGPoint) {
    seen(in: CGRect(origin: offset, size: bounds.size), question)
  }
}
