extension UIViewController {
  private static let contextStyleKey = makeAssociationKey()

  /// Whether a controller that covers this one uses this one's transition style. Kept; the presented controller decides.
  public var providesPresentationContextTransitionStyle: Bool {
    get { objc_getAssociatedObject(self, Self.contextStyleKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, Self.contextStyleKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Sets the size classes and the style of a child that differ from this controller's.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.loadViewIfNeeded()
    childViewController.view.traitOverrides = collection.map { UITraitOverrides($0) } ?? UITraitOverrides()
  }
}
