/// Methods that a split view controller calls when its columns change. All are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Called before the primary column is shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before the primary column is hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// The column that a narrow window shows first. The default returns the proposal, which is the secondary column.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// The display mode of a window that was narrow. The default returns the proposal.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after the columns became one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after one column became two.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called by a controller of the style `unspecified` in a narrow window. Return true if the secondary controller is not
  /// needed; the default returns false, and it is pushed.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Called by a controller of the style `unspecified` before its columns become two again. Returns the secondary
  /// controller; nil, the default, takes back what was pushed.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Called by a controller of the style `unspecified` before its columns become one. Returns the controller that remains;
  /// nil, the default, for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// Called by a controller of the style `unspecified` before its columns become two again. Returns the primary controller;
  /// nil, the default, for the one that is shown.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// Called before a controller is shown as the details. Return true if the delegate has shown it. The default returns
  /// false.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}

  /// Returns the proposal.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Returns the proposal.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  /// Returns nil.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Returns nil.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
}
