/// Gives `UIScrollView` its `delegate`.
///
/// A property declared in the class itself could not be narrowed by a subclass; one from a protocol is merely
/// hidden by it. So `UICollectionView` declares a `delegate` of its own type, as on iOS.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// Is told what the scroll view does. Weak.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollViewDelegate }
    set { scrollViewDelegate = newValue }
  }
}
