/// What is done when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// An element of a menu that does something.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is known by; one of its own unless it was given.
  public let identifier: Identifier
  /// A longer title, for where there is room for it.
  open var discoverabilityTitle: String?
  /// How the action looks and behaves.
  open var attributes: Attributes
  /// The mark beside the action.
  open var state: State
  /// Who had the action done, while its handler runs: the interaction whose menu it was chosen in.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action.
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

  /// Makes an action without a subtitle.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }

  /// What the user reads.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// A picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Does what the action is there for.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
