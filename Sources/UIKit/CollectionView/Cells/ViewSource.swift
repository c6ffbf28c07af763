/// The registered source of views: a class or a nib.
@MainActor
enum ViewSource {
  /// Creates objects of a class.
  case viewClass(UICollectionReusableView.Type)
  /// Uses the first object of a nib.
  case nib(UINib)

  /// Returns whether another source is the same class or the same nib.
  func isSame(as other: ViewSource) -> Bool {
    switch (self, other) {
    case (.viewClass(let one), .viewClass(let another)): one == another
    case (.nib(let one), .nib(let another)): one === another
    default: false
    }
  }

  /// Returns a new view with a frame; nil if a nib contains none.
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
