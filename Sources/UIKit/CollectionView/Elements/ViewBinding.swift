/// The view that a collection view's data source is being asked for.
struct ViewBinding {
  /// The attributes of its element.
  var attributes: UICollectionViewLayoutAttributes?
  /// The views dequeued meanwhile.
  var dequeued: [UICollectionReusableView] = []
  /// The cell that is to be filled in anew, when no other is asked for.
  var cellInReconfiguration: UICollectionViewCell?
}
