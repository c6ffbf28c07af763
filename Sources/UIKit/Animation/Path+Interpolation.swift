import DisplayList
import Geometry

extension Path {
  /// The path between this one and another at a fraction, point by point. Nil unless both have the same elements, apart
  /// from their points.
  func interpolated(to other: Path, at fraction: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: Point2D, _ b: Point2D) -> Point2D { a + (b - a) * fraction }
    var mixed: [Element] = []
    mixed.reserveCapacity(elements.count)
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): mixed.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(mix(a, b)))
      case (.quadratic(let controlA, let a), .quadratic(let controlB, let b)):
        mixed.append(.quadratic(control: mix(controlA, controlB), to: mix(a, b)))
      case (.cubic(let firstA, let secondA, let a), .cubic(let firstB, let secondB, let b)):
        mixed.append(
          .cubic(control1: mix(firstA, firstB), control2: mix(secondA, secondB), to: mix(a, b)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return Path(elements: mixed)
  }
}
