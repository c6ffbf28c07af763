import Foundation

extension Int {
  /// The number with its digits in groups of three.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
