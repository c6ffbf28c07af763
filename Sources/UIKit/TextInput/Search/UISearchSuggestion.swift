import Foundation

/// What a search controller suggests to look for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text, with attributes. Nil for none.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text. Nil for none.
  var localizedSuggestion: String? { get }
  /// A description below the text. Nil for none.
  var localizedDescription: String? { get }
  /// An image beside the text. Nil for none.
  var iconImage: UIImage? { get }
  /// A value of the app.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Nil.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// Nil.
  public var localizedDescription: String? { nil }
  /// Nil.
  public var iconImage: UIImage? { nil }
}

/// A suggestion with a text, a description and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text, with attributes.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The text.
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
  /// The description below the text. Nil for none.
  public let localizedDescription: String?
  /// The image beside the text. Nil for none.
  public let iconImage: UIImage?
  /// A value of the app.
  open var representedObject: Any?

  /// Creates a suggestion with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, localizedDescription) = (suggestion, description)
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion.
  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: suggestion),
      localizedDescription: description,
      iconImage: iconImage)
  }
}
