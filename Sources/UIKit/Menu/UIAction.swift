/// A closure that runs when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that performs an action.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Identifies the action. Unique unless it was given.
  public let identifier: Identifier
  /// A longer title, for places with more space.
  open var discoverabilityTitle: String?
  /// The style and behaviour of the action.
  open var attributes: Attributes
  /// The state shown beside the action.
  open var state: State
  /// The sender of the action while its handler runs: the control, or the interaction whose menu it
  /// was chosen from.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an action without a subtitle.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
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

  /// Runs the handler.
  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
