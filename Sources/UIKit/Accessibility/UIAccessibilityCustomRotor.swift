/// A way in which assistive technology searches the elements of a view, such as from one heading to the next.
///
/// The desktop's screen reader has searches of its own and does not ask for those of an app.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds an element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// To the element before.
    case previous
    /// To the element after.
    case next
  }

  /// What the system finds on iOS by itself.
  public enum SystemRotorType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Links.
    case link
    /// Visited links.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Misspelled words.
    case misspelledWord
    /// Images.
    case image
    /// Fields for text.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  /// The name with attributes.
  open var attributedName: NSAttributedString
  /// The name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// Finds the next element.
  open var itemSearchBlock: Search
  /// What the system finds; `none` for a search with a name.
  public let systemRotorType: SystemRotorType

  /// Creates a search with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    super.init()
  }

  /// Creates a search with a name that has attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    super.init()
  }

  /// Creates a search that replaces one of the system.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, type)
    super.init()
  }
}

/// Where a search begins, and in which direction it goes.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element at which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a search has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. Weak.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of text in the element; nil for all of it.
  open var targetRange: UITextRange?

  /// Creates a result without an element.
  public override init() { super.init() }

  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
