#if canImport(UIKit)
  import Geometry
  import UIKit

  /// What a layout answered about an element, as it was at that time.
  @MainActor
  struct ElementAnswer {
    let element: LawElement
    let attributes: UICollectionViewLayoutAttributes
    private let type: UICollectionViewLayoutAttributes.Type
    private let numbers: [Double]
    private let own: ReflectedValues
    let isHidden: Bool
    let frame: CGRect
    let alpha: CGFloat

    init(_ attributes: UICollectionViewLayoutAttributes) {
      self.attributes = attributes
      element = LawElement(attributes)
      type = Swift.type(of: attributes)
      let t = attributes.transform3D
      numbers = [
        attributes.center.x, attributes.center.y, attributes.size.width, attributes.size.height,
        attributes.alpha,
        CGFloat(attributes.zIndex), attributes.isHidden ? 1 : 0,
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
        t.m43,
        t.m44,
      ].map { Double($0) }
      own = ReflectedValues(ofSubclass: attributes)
      (isHidden, frame, alpha) = (attributes.isHidden, attributes.frame, attributes.alpha)
    }

    /// What two sums of the same numbers may differ by, if they are added up in another order.
    static let rounding = 1e-9

    private static let names =
      ["center.x", "center.y", "width", "height", "alpha", "zIndex", "isHidden"]
      + (1...4).flatMap { row in (1...4).map { "transform3D.m\(row)\($0)" } }

    /// Whether all numbers are finite and the size is not negative.
    var isFinite: Bool {
      numbers.allSatisfy(\.isFinite) && own.numbers.allSatisfy(\.value.isFinite) && numbers[2] >= 0
        && numbers[3] >= 0
    }

    /// Whether a view can be seen.
    var isVisible: Bool { !isHidden && alpha > 1e-6 }

    /// The first value that differs from that of another answer, as the expected and the found one; nil if none does.
    ///
    /// - Parameter tolerance: The difference that counts as none, relative for numbers above 1.
    func difference(from other: ElementAnswer, within tolerance: Double = 0) -> (
      expected: String, found: String
    )? {
      guard type == other.type else { return ("\(other.type)", "\(type)") }
      for (index, name) in Self.names.enumerated()
      where !numbers[index].isClose(to: other.numbers[index], within: tolerance) {
        return ("\(name) \(other.numbers[index]): \(other)", "\(name) \(numbers[index]): \(self)")
      }
      return own.difference(from: other.own, within: tolerance).map { name, own, other in
        ("\(name) \(other)", "\(name) \(own)")
      }
    }

    /// The property of a subclass that differs from that of another answer; nil if none does.
    func ownDifference(from other: ElementAnswer) -> (name: String, own: String, other: String)? {
      own.difference(from: other.own, within: 0)
    }
  }

  extension ElementAnswer: @preconcurrency CustomStringConvertible {
    var description: String {
      let (x, y) = (frame.origin.x, frame.origin.y)
      var text = "frame (\(x), \(y), \(frame.width) × \(frame.height)), zIndex \(attributes.zIndex)"
      if alpha != 1 { text += ", alpha \(alpha)" }
      if isHidden { text += ", hidden" }
      return text
    }
  }
#endif
