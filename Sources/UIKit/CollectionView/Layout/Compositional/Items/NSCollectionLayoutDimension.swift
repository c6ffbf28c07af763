import LayoutCore

/// One extent of an item, a group or a supplementary element of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, NSCopying {
  let value: CompositionalDimension

  required init(_ value: CompositionalDimension) {
    self.value = value
    super.init()
  }

  /// A share of the width of the container: of the group for items, of the section for its group.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth(Double(fractionalWidth)))
  }

  /// A share of the height of the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight(Double(fractionalHeight)))
  }

  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute(Double(absoluteDimension)))
  }

  /// Points, until the element is asked for the size it would like.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated(Double(estimatedDimension)))
  }

  /// As much as the largest of its siblings in the group would like; until then an estimate in points.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(.uniformAcrossSiblings(Double(estimate)))
  }

  /// Whether it is a share of the container's width.
  public var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }

  /// Whether it is a share of the container's height.
  public var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }

  /// Whether it is in points.
  public var isAbsolute: Bool { if case .absolute = value { true } else { false } }

  /// Whether it is an estimate of the element's own size.
  public var isEstimated: Bool { if case .estimated = value { true } else { false } }

  /// Whether it is that of the largest sibling.
  public var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = value { true } else { false } }

  /// The number: points or a share.
  public var dimension: CGFloat {
    switch value {
    case .absolute(let number), .fractionalWidth(let number), .fractionalHeight(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      CGFloat(number)
    }
  }

  /// The same object: it does not change.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
