import Foundation

extension Int {
  /// The number with its digits in groups, as is usual in the language of the texts.
  package var grouped: String { formatted(.number.locale(.ofTexts)) }
}
