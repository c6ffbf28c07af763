import DisplayList
import Geometry

/// A value that can be interpolated to another value of the same kind.
enum AnimatableValue: Equatable {
  case number(Double)
  case point(Point2D)
  case size(Size2D)
  case rectangle(Rectangle)
  case color(Color)
  case matrix(Matrix4)
  /// An outline. Nil for none.
  case path(Path?)
  case colors([Color])
  case numbers([Double])

  /// Converts a value that an app passes to `CABasicAnimation`. Returns nil for an unsupported type.
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
    case let value as CGPath: self = .path(value.path)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self.init(structureIn: value)
    case let values as [Any]: self.init(elements: values)
    default: return nil
    }
  }

  /// Converts a structure of geometry. Returns nil if the value holds something else.
  private init?(structureIn value: NSValue) {
    switch String(cString: value.objCType) {
    case NSValue.pointType: self = .point(Point2D(value.cgPointValue))
    case NSValue.sizeType: self = .size(Size2D(value.cgSizeValue))
    case NSValue.rectangleType: self = .rectangle(Rectangle(value.cgRectValue))
    case NSValue.transform3DType: self = .matrix(value.caTransform3DValue.matrix)
    case NSValue.affineTransformType: self = .matrix(Matrix4(value.cgAffineTransformValue.matrix))
    default: return nil
    }
  }

  /// Converts the colours or the locations of a gradient. Returns nil if an element is something else.
  private init?(elements: [Any]) {
    var colors: [Color] = []
    var numbers: [Double] = []
    for element in elements {
      switch AnimatableValue(element) {
      case .color(let color): colors.append(color)
      case .number(let number): numbers.append(number)
      default: return nil
      }
    }
    guard colors.isEmpty || numbers.isEmpty else { return nil }
    self = numbers.isEmpty ? .colors(colors) : .numbers(numbers)
  }

  /// The value as the type that an app uses for it. Nil for no path.
  var object: Any? {
    switch self {
    case .number(let value): CGFloat(value)
    case .point(let value): CGPoint(value)
    case .size(let value): CGSize(value)
    case .rectangle(let value): CGRect(value)
    case .color(let value): CGColor(value)
    case .matrix(let value): CATransform3D(value)
    case .path(let value): value.map { CGPath($0) }
    case .colors(let values): values.map { CGColor($0) }
    case .numbers(let values): values.map { NSNumber(value: $0) }
    }
  }

  /// The value between this one and another at a fraction. Returns this value when the other is of another kind.
  ///
  /// Paths of different elements, and lists of different lengths, become the other value at the end.
  ///
  /// Fractions below 0 and above 1, which springs produce, extrapolate.
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
    case (.path(let a), .path(let b)):
      if let a, let b, let path = a.interpolated(to: b, at: fraction) { return .path(path) }
      return fraction < 1 ? self : other
    case (.colors(let a), .colors(let b)):
      guard a.count == b.count else { return fraction < 1 ? self : other }
      return .colors(zip(a, b).map { $0.interpolated(to: $1, at: fraction) })
    case (.numbers(let a), .numbers(let b)):
      guard a.count == b.count else { return fraction < 1 ? self : other }
      return .numbers(zip(a, b).map { mix($0, $1) })
    default: return self
    }
  }

  /// The distance to another value of the same kind. Nil for values without distances.
  func distance(to other: AnimatableValue) -> Double? {
    switch difference(from: other) {
    case .number(let number): abs(number)
    case .point(let point): (point.x * point.x + point.y * point.y).squareRoot()
    case .size(let size): (size.width * size.width + size.height * size.height).squareRoot()
    default: nil
    }
  }

  /// The sum, for values that can be added; otherwise this value. Transforms are concatenated.
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

  /// Another value plus this one, a number of times. Values that cannot be added leave the other one as it is.
  ///
  /// - Complexity: O(log *n*) for *n* times.
  func added(times count: Int, to other: AnimatableValue) -> AnimatableValue {
    var (sum, power, rest) = (other, self, count)
    while rest > 0 {
      if rest & 1 == 1 { sum = sum.adding(power) }
      power = power.adding(power)
      rest >>= 1
    }
    return sum
  }

  /// The value that, added to `other`, gives this value. Nil for values that cannot be subtracted.
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
  /// The colour at a fraction of the way to another. Mixes premultiplied components, so that the hue of a transparent
  /// end does not show.
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
