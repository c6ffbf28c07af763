import Foundation

/// A way to type, which the user chooses: on a desktop, the keyboard of a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, such as `de-DE`.
  open private(set) var primaryLanguage: String?

  init(language: String) {
    primaryLanguage = language
    super.init()
  }

  /// The ways to type that the user has chosen. Here, one for each preferred language: the desktop does not list its keyboards.
  open class var activeInputModes: [UITextInputMode] {
    Locale.preferredLanguages.map { UITextInputMode(language: $0) }
  }

  /// The name of a notification that is never posted: the desktop does not say which keyboard is in use.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
