/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons, in the order of reading.
  open var barButtonItems: [UIBarButtonItem]
  /// A button that stands for the group on iOS if there is too little room. Never shown here.
  open var representativeItem: UIBarButtonItem?

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// Creates a group that the user cannot change. No group can be changed by the user here.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group that the user may move on iOS.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group that the user may remove on iOS. It is shown unless it is not in the default customization.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      barButtonItems: isInDefaultCustomization ? items : [], representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// Creates a group of this button, which the user cannot change.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Creates a group of this button, which the user may move on iOS.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Creates a group of this button, which the user may remove on iOS.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
