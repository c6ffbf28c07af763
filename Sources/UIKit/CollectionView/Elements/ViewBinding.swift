/// The state of a request for a view from the data source.
struct ViewBinding {
  /// The attributes of the element.
  var attributes: UICollectionViewLayoutAttributes?
  /// The views dequeued during the request.
  var dequeued: [UICollectionReusableView] = []
  /// The cell that is to be configured again, unless another one is dequeued.
  var cellInReconfiguration: UICollectionViewCell?
}
