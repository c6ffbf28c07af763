/// What was registered to make views: a class or a nib.
@MainActor
enum ViewSource {
  /// Makes objects of the class.
  case viewClass(UICollectionReusableView.Type)
  /// Takes the first object of the nib.
  case nib(UINib)

  /// A new view with a frame; nil when a nib makes none.
  func makeView(frame: CGRect) -> UICollectionReusableView? {
    switch self {
    case .viewClass(let viewClass):
      return make(viewClass, frame: frame)
    case .nib(let nib):
      let view = nib.instantiate(withOwner: nil).first as? UICollectionReusableView
      view?.frame = frame
      return view
    }
  }
}
