#if canImport(UIKit)
  import UIKit

  /// The values of an object's properties, by their names, found by reflection.
  struct ReflectedValues: Equatable {
    private(set) var numbers: [(name: String, value: Double)] = []
    private(set) var texts: [(name: String, value: String)] = []

    /// The properties that a subclass of attributes adds.
    @MainActor
    init(ofSubclass attributes: UICollectionViewLayoutAttributes) {
      guard type(of: attributes) != UICollectionViewLayoutAttributes.self else { return }
      var mirror: Mirror? = Mirror(reflecting: attributes)
      while let part = mirror, part.subjectType != UICollectionViewLayoutAttributes.self {
        for child in part.children { collect(child.value, child.label ?? "") }
        mirror = part.superclassMirror
      }
    }

    private mutating func collect(_ value: Any, _ name: String) {
      switch value {
      case let number as any BinaryFloatingPoint: numbers.append((name, Double(number)))
      case let number as any BinaryInteger: numbers.append((name, Double(number)))
      default:
        let mirror = Mirror(reflecting: value)
        // Of an object its identity counts. A structure consists of its members.
        guard mirror.displayStyle != .class, !mirror.children.isEmpty else {
          texts.append((name, "\(value)"))
          return
        }
        if mirror.displayStyle == .enum { texts.append((name, "\(value)")) }
        for child in mirror.children { collect(child.value, "\(name).\(child.label ?? "")") }
      }
    }

    /// The first value that differs by more than a tolerance, in both; nil if none does.
    func difference(from other: ReflectedValues, within tolerance: Double) -> (
      name: String, own: String, other: String
    )? {
      for (own, other) in zip(numbers, other.numbers)
      where !own.value.isClose(to: other.value, within: tolerance) {
        return (own.name, "\(own.value)", "\(other.value)")
      }
      for (own, other) in zip(texts, other.texts) where own != other {
        return (own.name, own.value, other.value)
      }
      let (count, otherCount) = (numbers.count + texts.count, other.numbers.count + other.texts.count)
      return count == otherCount ? nil : ("number of values", "\(count)", "\(otherCount)")
    }

    static func == (left: ReflectedValues, right: ReflectedValues) -> Bool {
      left.difference(from: right, within: 0) == nil
    }
  }

  extension Double {
    /// Whether two numbers differ by no more than a tolerance, relative for those above 1. NaN is close to NaN.
    func isClose(to other: Double, within tolerance: Double) -> Bool {
      self == other || abs(self - other) <= tolerance * max(1, abs(self)) || isNaN && other.isNaN
    }
  }
#endif
