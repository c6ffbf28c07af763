/// A menu element that calls a method of a responder.
///
/// When the user chooses it, the first responder receives the call, or the next one after it that has the method, with the
/// command as the sender.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The name of the method.
  public let action: Selector
  /// A value for the app.
  public let propertyList: Any?
  /// What the command does, for the user.
  open var discoverabilityTitle: String?
  /// The style and behaviour of the command.
  open var attributes: Attributes
  /// The state shown beside the command.
  open var state: State
  /// What the command does while modifier keys are held. A menu shows only the command itself.
  public let alternates: [UICommandAlternate]

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.alternates = alternates
    (self.action, self.propertyList) = (action, propertyList)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// An image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The command as an action of a menu whose calls begin with a responder. Nil for an action of the Edit menu that no
  /// responder can perform now.
  func menuAction(from responder: UIResponder?) -> UIAction? {
    let target = responder?.target(forAction: action, withSender: self) as? UIResponder
    if UIResponder.editActions[action] != nil, target == nil { return nil }
    (target ?? responder)?.validate(self)
    return UIAction(
      title: title, subtitle: subtitle, image: image, attributes: attributes, state: state
    ) { [weak responder] _ in self.perform(from: responder) }
  }

  /// Calls the method of the first responder that has it, beginning with one, and at last of the app's delegate.
  func perform(from responder: UIResponder?) {
    guard !action.perform(inChainFrom: responder, with: [self]) else { return }
    let target: AnyObject? = UIApplication.shared.delegate ?? responder
    if let target { action.perform(on: target, with: [self]) }
  }
}
