import Foundation
import Translations

extension Locale {
  /// The locale of numbers and dates: that of the user if it is in the language of the texts, or else the one that the
  /// catalogue of texts names.
  static let ofTexts: Locale = {
    let (user, ofCatalogue) = (Locale.current, Locale(identifier: translated("en_US")))
    let isSameLanguage = user.language.languageCode == ofCatalogue.language.languageCode
    // The locale of programmers does not group digits.
    return isSameLanguage && !user.identifier.hasSuffix("POSIX") ? user : ofCatalogue
  }()
}
