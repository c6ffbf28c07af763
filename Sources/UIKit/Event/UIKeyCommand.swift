/// A key with modifier keys that performs an action.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key: the text that it types without Shift, or a name such as ``inputLeftArrow``.
  public let input: String?
  /// The modifier keys that are held. Control also matches Command, because desktops use Control for it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command precedes the keys that the system handles, such as Tab. All commands do here.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command for a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command for a key, with a text that explains it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command for a key, with texts for the user.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// The arrow key that points up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow key that points down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow key that points left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow key that points right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// Whether a key with its modifier keys is this command's.
  func matches(_ key: UIKey) -> Bool {
    let held = key.modifierFlags.subtracting(.alphaShift)
    var control = modifierFlags
    if control.remove(.command) != nil { control.insert(.control) }
    guard held == modifierFlags || held == control else { return false }
    return input == key.commandInput
  }
}

extension UIKey {
  /// How a command names the key. Nil for a key that no command can name.
  fileprivate var commandInput: String? {
    switch code {
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    case .escape: UIKeyCommand.inputEscape
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .delete: UIKeyCommand.inputDelete
    case .return: "\r"
    case .tab: "\t"
    case .space: " "
    case .backspace: "\u{8}"
    case .character(let character): String(character)
    default: nil
    }
  }
}

extension UIResponder {
  /// Performs the command of a key that this responder or one after it in the chain has, or else the main menu.
  ///
  /// - Returns: Whether there is one.
  func performKeyCommand(of key: UIKey) -> Bool {
    for responder in sequence(first: self, next: \.next) {
      guard let command = responder.keyCommands?.first(where: { $0.matches(key) }) else { continue }
      command.action.perform(on: responder, with: [command])
      return true
    }
    guard let command = UIMenuSystem.main.command(for: key) else { return false }
    command.perform(from: self)
    return true
  }
}
