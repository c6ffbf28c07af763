import Foundation
import Translations

extension Int {
  /// The locale of numbers, in the language of the other texts.
  private static let locale = translated("en_US")

  /// The number with its digits in groups of three.
  var grouped: String { formatted(.number.locale(Locale(identifier: Self.locale))) }
}
