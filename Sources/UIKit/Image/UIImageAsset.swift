import Synchronization

/// Images of the same thing for different traits, such as one for the light and one for the dark style.
///
/// ```swift
/// let asset = UIImageAsset()
/// asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
/// asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
/// imageView.image = asset.image(with: imageView.traitCollection)
/// ```
///
/// An image view shows the image of the asset for its traits, also when they change. Drawing an image does not consult the
/// asset.
// Unchecked because the class is open, as on iOS: its only stored property is a lock.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry: Sendable {
    var traits: UITraitCollection
    var image: UIImage.Properties
  }

  private let entries = Mutex<[Entry]>([])

  /// Creates an asset without images.
  public override init() { super.init() }

  /// Creates the asset of an image that was not in one.
  init(original: UIImage.Properties) {
    super.init()
    entries.withLock { $0 = [Entry(traits: UITraitCollection(), image: original)] }
  }

  /// Adds an image for traits. It replaces the image that was added for equal traits. Unspecified traits do not matter.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var properties = image.properties
    properties.asset = nil
    entries.withLock {
      $0.removeAll { $0.traits == traitCollection }
      $0.append(Entry(traits: traitCollection, image: properties))
    }
  }

  /// Removes the image that was added for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    entries.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Returns the image for traits: of those whose specified traits are all equal, the one that specifies most of them. If
  /// there is none, the first image. An asset without images returns an empty one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    var properties = properties(for: traitCollection) ?? UIImage.Properties()
    properties.asset = self
    return UIImage(properties: properties)
  }

  func properties(for traits: UITraitCollection) -> UIImage.Properties? {
    entries.withLock { entries in
      let fitting = entries.filter { UITraitCollection(traitsFrom: [traits, $0.traits]) == traits }
      let best = fitting.max { $0.traits.specifiedTraitCount < $1.traits.specifiedTraitCount }
      return (best ?? entries.first)?.image
    }
  }
}

extension UIImage {
  /// The asset with the images of the same thing for other traits. An image that was not made by an asset has one that
  /// contains only the image, until others are registered.
  public var imageAsset: UIImageAsset? {
    if let asset = properties.asset { return asset }
    return ownAsset.withLock { asset in
      if let asset { return asset }
      let new = UIImageAsset(original: properties)
      asset = new
      return new
    }
  }

  /// The image of the asset for traits, coloured and resized like this one. This image if there is no other.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = properties.asset ?? ownAsset.withLock({ $0 }), let other = asset.properties(for: traits)
    else { return self }
    var new = properties
    (new.content, new.scale, new.orientation) = (other.content, other.scale, other.orientation)
    (new.symbol, new.images, new.duration) = (other.symbol, other.images, other.duration)
    return UIImage(properties: new)
  }

  /// Whether the image may look different for other traits.
  var hasAsset: Bool { properties.asset != nil || ownAsset.withLock { $0 != nil } }
}

extension UITraitCollection {
  /// The number of traits with a value.
  fileprivate var specifiedTraitCount: Int {
    let properties = [
      userInterfaceStyle != .unspecified, displayScale != 0, horizontalSizeClass != .unspecified,
      verticalSizeClass != .unspecified, layoutDirection != .unspecified,
      preferredContentSizeCategory != .unspecified,
    ]
    return properties.count { $0 } + others.count
  }
}
