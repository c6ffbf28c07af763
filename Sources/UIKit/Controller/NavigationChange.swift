/// A push or pop, or another change of what a navigation controller shows.
@MainActor
struct NavigationChange {
  /// Whether the new view comes in front of the old one, or was behind it.
  let operation: UINavigationController.Operation
  /// The controller that was shown.
  let old: UIViewController?
  /// The view on screen. It may already be the view of the new controller.
  let shown: UIView?
  /// The controller to show.
  let new: UIViewController?
  /// The layout that the collection view of the new controller changes to.
  let layout: UICollectionViewLayout?
  /// Whether the change was requested with an animation.
  let isAnimated: Bool
  /// Whether both controllers have the same view.
  let sharesView: Bool
  /// Called at the end with whether the change was completed or cancelled.
  let finish: (Bool) -> Void

  init(
    operation: UINavigationController.Operation, from old: UIViewController?, _ shown: UIView?,
    to new: UIViewController?, in layout: UICollectionViewLayout? = nil, animated: Bool,
    then finish: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.operation, self.old, self.shown, self.new) = (operation, old, shown, new)
    (self.layout, self.finish, isAnimated) = (layout, finish, animated)
    sharesView = shown != nil && new?.viewIfLoaded === shown
  }

  /// The controllers that disappear.
  var leaving: [UIViewController?] { new === old ? [] : [old] }

  /// The controllers that appear.
  var entering: [UIViewController?] { new === old ? [] : [new] }

  /// The collection view whose layout changes.
  var collectionView: UICollectionView? {
    layout.flatMap { _ in (new as? UICollectionViewController)?.collectionView }
  }

  /// Gives the collection view its new layout, if there is one, without an animation.
  func showLayout() {
    if let layout { collectionView?.collectionViewLayout = layout }
  }
}
