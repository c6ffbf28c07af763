import DisplayList
import Geometry

/// A value between which and another of its kind there are others.
enum AnimatableValue: Equatable {
  case number(Double)
  case point(Point2D)
  case size(Size2D)
  case rectangle(Rectangle)
  case color(Color)
  case matrix(Matrix4)

  /// Takes a value as user code spells it for `CABasicAnimation`; nil when it is of no such kind.
  init?(_ value: Any?) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(Point2D(value))
    case let value as CGSize: self = .size(Size2D(value))
    case let value as CGRect: self = .rectangle(Rectangle(value))
    case let value as CATransform3D: self = .matrix(value.matrix)
    case let value as CGAffineTransform: self = .matrix(Matrix4(value.matrix))
    case let value as CGColor: self = .color(value.color)
    case let value as UIColor: self = .color(value.cgColor.color)
    case let value as NSNumber: self = .number(value.doubleValue)
    default: return nil
    }
  }

  /// The value at a share of the way to another; this one when the other is of another kind.
  ///
  /// Shares below 0 and above 1, as springs have them, go on beyond.
  func interpolated(to other: AnimatableValue, at fraction: Double) -> AnimatableValue {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(a + (b - a) * fraction)
    case (.size(let a), .size(let b)):
      return .size(Size2D(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rectangle(let a), .rectangle(let b)):
      return .rectangle(
        Rectangle(
          x: mix(a.minX, b.minX), y: mix(a.minY, b.minY),
          width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.color(let a), .color(let b)): return .color(a.interpolated(to: b, at: fraction))
    case (.matrix(let a), .matrix(let b)): return .matrix(a.interpolated(to: b, at: fraction))
    default: return self
    }
  }

  /// The sum, for values that have one; this value otherwise. Transforms are applied one after the other.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b)
    case (.size(let a), .size(let b)): .size(Size2D(width: a.width + b.width, height: a.height + b.height))
    case (.rectangle(let a), .rectangle(let b)):
      .rectangle(
        Rectangle(
          x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width, height: a.height + b.height))
    case (.matrix(let a), .matrix(let b)): .matrix(b.then(a))
    default: self
    }
  }

  /// What is added to `other` to give this value; nil for values without differences.
  func difference(from other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(a - b)
    case (.size(let a), .size(let b)): .size(Size2D(width: a.width - b.width, height: a.height - b.height))
    case (.rectangle(let a), .rectangle(let b)):
      .rectangle(
        Rectangle(
          x: a.minX - b.minX, y: a.minY - b.minY, width: a.width - b.width, height: a.height - b.height))
    default: nil
    }
  }
}

extension Color {
  /// The colour at a share of the way to another, mixed premultiplied so that a transparent end lends no hue.
  func interpolated(to other: Color, at fraction: Double) -> Color {
    let alpha = self.alpha + (other.alpha - self.alpha) * fraction
    guard alpha > 0 else { return Color(red: red, green: green, blue: blue, alpha: 0) }
    func mix(_ a: Double, _ b: Double) -> Double {
      let premultiplied = a * self.alpha + (b * other.alpha - a * self.alpha) * fraction
      return min(1, max(0, premultiplied / alpha))
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: min(1, alpha))
  }
}
