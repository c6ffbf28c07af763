import CollectionViewTesting
import UIKit

extension CallLog {
  /// A log of all calls, and of what the layout invalidates.
  convenience init() { self.init(to: Set(CallReceiver.allCases)) }

  /// The calls since the last time, without the layout's questions about counts and the view's about preferred sizes.
  func takeCalls() -> [String] {
    take().filter { call in
      !call.hasPrefix("collectionView numberOf")
        && !call.hasPrefix("layout shouldInvalidateLayout(forPreferredLayoutAttributes)")
    }
  }
}

extension [String] {
  /// The calls of a method, given with its receiver.
  func only(_ method: String) -> [String] { filter { $0 == method || $0.hasPrefix(method + " ") } }
}

extension IndexPath {
  /// Section and item, as in "0.3".
  var short: String { map(String.init).joined(separator: ".") }
}
