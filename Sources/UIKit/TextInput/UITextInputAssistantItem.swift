/// The buttons beside the words that a keyboard proposes on iOS. No effect: the user has a keyboard of keys.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Creates an item without buttons.
  public override init() { super.init() }

  /// Buttons on the leading side.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Buttons on the trailing side.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the buttons may be hidden.
  open var allowsHidingShortcuts = true
}

extension UIResponder {
  private static let assistantItemKey = makeAssociationKey()

  /// The buttons beside the words that a keyboard proposes. No effect: the user has a keyboard of keys.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let known = objc_getAssociatedObject(self, Self.assistantItemKey) as? UITextInputAssistantItem {
      return known
    }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(self, Self.assistantItemKey, item, .OBJC_ASSOCIATION_RETAIN)
    return item
  }
}
