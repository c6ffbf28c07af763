import UIKit

/// Attributes with a property of their own.
class NumberedAttributes: UICollectionViewLayoutAttributes {
  var number = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated { (copy as? NumberedAttributes)?.number = number }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NumberedAttributes else { return false }
    return MainActor.assumeIsolated { other.number == number }
  }
}

/// Attributes without `copy(with:)`.
final class UncopiedAttributes: NumberedAttributes {
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated { (copy as? NumberedAttributes)?.number = 0 }
    return copy
  }
}

/// Attributes without `isEqual(_:)`.
final class UncomparedAttributes: UICollectionViewLayoutAttributes {
  var number = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated { (copy as? UncomparedAttributes)?.number = number }
    return copy
  }
}
