/// The state of measuring the elements of a collection view.
struct ElementMeasuring {
  /// The current round. An element is measured once in each round.
  var round: UInt64 = 1
  /// The measurements of this layout pass and this round.
  var asked: [ElementKey: Measurement] = [:]
  /// Views created for measuring, for elements that do not appear yet.
  var viewsInWaiting: [ElementKey: UICollectionReusableView] = [:]
}
