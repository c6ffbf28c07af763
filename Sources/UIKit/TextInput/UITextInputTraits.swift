/// How an object wants text to be typed.
///
/// On a desktop, the user types with a keyboard, which does not change with what is typed: apart from
/// `isSecureTextEntry`, the properties are kept, and have no effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which letters are capitalized. No effect: the user types them.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected. No effect.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked. No effect.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keys of the keyboard. No effect.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard. No effect.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the Return key. No effect.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the Return key is disabled without text. No effect.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots.
  var isSecureTextEntry: Bool { get set }
  /// What the text means, for what the system proposes. No effect.
  var textContentType: UITextContentType! { get set }
  /// Whether straight quotation marks become curly ones. No effect.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash. No effect.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around words that are pasted or deleted are added or removed. No effect.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of a word is proposed. No effect.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The rules that a new password must follow. No effect.
  var passwordRules: UITextInputPasswordRules? { get set }
}

// What a responder has that declares nothing else, as in UIKit, where all of these are optional.
extension UITextInputTraits {
  /// That of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nil.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The default.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// Nil.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// Which letters are capitalized.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the user has chosen.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the user has chosen.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keys.
  case `default` = 0
  /// The keys of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// The keys of a URL.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// The keys of a telephone.
  case phonePad = 5
  /// The keys of a name or a telephone number.
  case namePhonePad = 6
  /// The keys of a mail address.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// The keys of a short message.
  case twitter = 9
  /// The keys of a search.
  case webSearch = 10
  /// The digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The keys of ASCII.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the app.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
