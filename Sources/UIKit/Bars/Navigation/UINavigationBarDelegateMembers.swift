/// The optional methods `navigationBar(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UINavigationBarDelegateMembers {
  let delegate: any UINavigationBarDelegate

  /// Calls `navigationBar(_:shouldPush:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    delegate.navigationBar(navigationBar, shouldPush: item)
  }

  /// Calls `navigationBar(_:didPush:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }

  /// Calls `navigationBar(_:shouldPop:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// Calls `navigationBar(_:didPop:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}

extension UINavigationBarDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var navigationBar: UINavigationBarDelegateMembers? { UINavigationBarDelegateMembers(delegate: self) }
}
