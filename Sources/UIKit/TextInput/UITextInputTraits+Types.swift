// What iOS does while a text is typed on its keyboard.

/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the user has chosen.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the user has chosen.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces around words are added and removed when words are pasted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the user has chosen.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the rest of a word is proposed while it is typed.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the user has chosen.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The rules that a password must follow which the system proposes. It proposes none here.
// Unchecked because the class is open, as on iOS: its one stored property is constant and Sendable.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  private let rules: String

  /// Creates rules.
  ///
  /// - Parameter passwordRulesDescriptor: The rules, such as `required: upper; required: digit; minlength: 20;`.
  public init(descriptor passwordRulesDescriptor: String) {
    rules = passwordRulesDescriptor
    super.init()
  }

  /// The rules.
  open var passwordRulesDescriptor: String { rules }

  /// Returns the rules themselves, because they are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the rules are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.rules == rules
  }

  open override var hash: Int { rules.hashValue }
}
