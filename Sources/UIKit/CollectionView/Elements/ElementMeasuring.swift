/// Where a collection view is with asking elements for the sizes they would like.
struct ElementMeasuring {
  /// Elements asked are not asked again in the same round.
  var round: UInt64 = 1
  /// The answers of the elements asked in this layout pass, and this round.
  var asked: [ElementKey: Measurement] = [:]
  /// Views made in order to be measured, for elements that are not told to be displayed yet.
  var viewsInWaiting: [ElementKey: UICollectionReusableView] = [:]
}
