/// An action of an element that assistive technology offers by name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action. Returns whether it succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name that is offered to the user.
  open var name: String
  /// An image of the action.
  open var image: UIImage?
  /// The closure that performs the action. It takes precedence over `target` and `selector`.
  open var actionHandler: ActionHandler?
  /// The object whose method performs the action.
  open weak var target: AnyObject?
  /// The name of the method of `target`.
  open var selector: Selector

  /// Creates an action that calls a closure.
  public convenience init(name: String, actionHandler: ActionHandler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with an image that calls a closure.
  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("")
    super.init()
  }

  /// Creates an action that calls a method of an object by name.
  ///
  /// - Parameters:
  ///   - name: The name that is offered to the user.
  ///   - target: The object. Its class conforms to ``SelectorPerforming``.
  ///   - selector: The name of the method. It may take the action.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action with an image that calls a method of an object by name.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as AnyObject?
    super.init()
  }

  /// Performs the action.
  ///
  /// - Returns: Whether it succeeded. A method that is called by name always succeeds if there is a target.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    selector.perform(on: target, with: [self])
    return true
  }
}
