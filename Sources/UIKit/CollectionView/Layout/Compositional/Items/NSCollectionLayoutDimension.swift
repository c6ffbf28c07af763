import LayoutCore

/// One extent of an item, a group or a supplementary element of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, NSCopying {
  let value: CompositionalDimension

  required init(_ value: CompositionalDimension) {
    self.value = value
    super.init()
  }

  /// Returns a fraction of the container's width. The container of an item is its group; the container of a section's
  /// group is the section.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth(Double(fractionalWidth)))
  }

  /// Returns a fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight(Double(fractionalHeight)))
  }

  /// Returns an extent in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute(Double(absoluteDimension)))
  }

  /// Returns an extent in points that applies until the element is measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated(Double(estimatedDimension)))
  }

  /// Returns the largest measured extent among the siblings in the group. The estimate applies until they are measured.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(.uniformAcrossSiblings(Double(estimate)))
  }

  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }

  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }

  /// Whether the dimension is in points.
  public var isAbsolute: Bool { if case .absolute = value { true } else { false } }

  /// Whether the dimension is an estimate of the element's own size.
  public var isEstimated: Bool { if case .estimated = value { true } else { false } }

  /// Whether the dimension is that of the largest sibling.
  public var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = value { true } else { false } }

  /// The value: points or a fraction.
  public var dimension: CGFloat {
    switch value {
    case .absolute(let number), .fractionalWidth(let number), .fractionalHeight(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      CGFloat(number)
    }
  }

  /// Returns the same object, because it is immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
