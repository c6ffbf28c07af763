import Foundation

/// An image in the resources of a bundle, by its name. Xcode generates constants of this type for asset catalogues.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour in the asset catalogues of a bundle, by its name. Xcode generates constants of this type.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Loads the image of a resource. It is empty if the bundle has no such image.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(properties: image?.properties ?? Properties())
  }
}

extension UIColor {
  /// Loads the colour of a resource. It draws nothing if the bundle has no such colour.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init { color.resolvedColor(with: $0) }
  }

  /// Creates a colour for a pattern of an image: here, the mean colour of the image, because patterns are not drawn. The
  /// colour draws nothing if the image has no pixels.
  public convenience init(patternImage image: UIImage) {
    guard let picture = image.cgImage?.picture else {
      self.init(white: 0, alpha: 0)
      return
    }
    // The last level is a single pixel: the mean of all.
    let mean = picture.level(picture.levelCount - 1).pixels.map { CGFloat($0) / 255 }
    let alpha = mean[3]
    func color(_ index: Int) -> CGFloat { alpha > 0 ? mean[index] / alpha : 0 }
    self.init(red: color(2), green: color(1), blue: color(0), alpha: alpha)
  }
}
