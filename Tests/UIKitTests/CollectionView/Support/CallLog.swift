import UIKit

/// What was called, in order, in a notation short enough to write down by hand.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// What was called since the last time this was asked.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

extension IndexPath {
  /// Section and item, as in "0.3".
  var short: String { map(String.init).joined(separator: ".") }
}
