/// Gives `UIScrollView` its `delegate`.
///
/// A subclass cannot narrow the type of a property that its superclass declares, but it can hide one that comes from a
/// protocol. This lets `UICollectionView` declare a `delegate` of its own type, as on iOS.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The delegate, which receives scroll events. Weak.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollViewDelegate }
    set { scrollViewDelegate = newValue }
  }
}
