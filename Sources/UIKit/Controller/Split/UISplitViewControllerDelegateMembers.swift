/// The optional methods of `UISplitViewControllerDelegate` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UISplitViewControllerDelegateMembers {
  /// The methods with the base name `splitViewController`.
  @preconcurrency @MainActor
  public struct SplitViewController {
    let delegate: any UISplitViewControllerDelegate

    /// Calls the method.
    public func callAsFunction(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      delegate.splitViewController(svc, willChangeTo: displayMode)
    }

    /// Calls the method.
    public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      delegate.splitViewController(svc, willShow: column)
    }

    /// Calls the method.
    public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      delegate.splitViewController(svc, willHide: column)
    }

    /// Calls the method.
    public func callAsFunction(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }

    /// Calls the method.
    public func callAsFunction(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      delegate.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    }

    /// Calls the method.
    public func callAsFunction(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      delegate.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
    }

    /// Calls the method.
    public func callAsFunction(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
    }

    /// Calls the method.
    public func callAsFunction(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
    }
  }
}

extension UISplitViewControllerDelegateMembers {
  /// The methods `primaryViewController(…)`.
  @preconcurrency @MainActor
  public struct PrimaryViewController {
    let delegate: any UISplitViewControllerDelegate

    /// Calls the method.
    public func callAsFunction(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    {
      delegate.primaryViewController(forCollapsing: splitViewController)
    }

    /// Calls the method.
    public func callAsFunction(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
      delegate.primaryViewController(forExpanding: splitViewController)
    }
  }
}

// Calls with a question mark use these properties.
extension UISplitViewControllerDelegate {
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var splitViewController: UISplitViewControllerDelegateMembers.SplitViewController? {
    .init(delegate: self)
  }
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var primaryViewController: UISplitViewControllerDelegateMembers.PrimaryViewController? {
    .init(delegate: self)
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var splitViewControllerDidCollapse: (@MainActor (UISplitViewController) -> Void)? {
    { self.splitViewControllerDidCollapse($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var splitViewControllerDidExpand: (@MainActor (UISplitViewController) -> Void)? {
    { self.splitViewControllerDidExpand($0) }
  }
}
