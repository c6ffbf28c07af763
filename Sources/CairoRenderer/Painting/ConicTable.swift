import DisplayList
import Geometry

/// The colours of a conic gradient by angle.
struct ConicTable {
  private static let count = 2048
  private let pixels: [UInt32]
  private let center: Point2D
  private let startAngle: Double

  init(_ gradient: Gradient) {
    center = gradient.start
    startAngle = Trigonometry.atan2(gradient.end.y - gradient.start.y, gradient.end.x - gradient.start.x)
    pixels = (0..<Self.count).map { index in
      gradient.color(at: (Double(index) + 0.5) / Double(Self.count)).premultipliedPixel
    }
  }

  /// The colour at a point. Where the last colour meets the first, the pixel is a mixture of both.
  func pixel(at point: Point2D, pixelsPerPoint: Double) -> UInt32 {
    let offset = point - center
    let angle = Trigonometry.atan2(offset.y, offset.x) - startAngle
    let turn = angle / (2 * .pi)
    let location = turn - turn.rounded(.down)
    let distance = offset.dot(offset).squareRoot() * pixelsPerPoint
    // The distance of the pixel's centre from the ray where the colours begin, in pixels; negative before it.
    let past = (location < 0.5 ? location : location - 1) * 2 * .pi * distance
    if abs(past) < 0.5, let first = pixels.first, let last = pixels.last {
      return first.mixed(with: last, fraction: 0.5 - past)
    }
    return pixels[min(Self.count - 1, Int(location * Double(Self.count)))]
  }
}

extension Gradient {
  /// The colour at a location, interpolated between the stops on either side before premultiplying, as in Cairo.
  fileprivate func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let fraction = (location - low.location) / (high.location - low.location)
    func mix(_ component: KeyPath<Color, Double>) -> Double {
      low.color[keyPath: component] + (high.color[keyPath: component] - low.color[keyPath: component])
        * fraction
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}

extension Color {
  /// The colour in Cairo's memory format.
  fileprivate var premultipliedPixel: UInt32 {
    let alpha = min(max(alpha, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * alpha * 255).rounded()) }
    return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

extension UInt32 {
  /// The pixel with a fraction of another mixed into each channel.
  fileprivate func mixed(with other: UInt32, fraction: Double) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (own, others) = (Double(self >> shift & 255), Double(other >> shift & 255))
      result |= UInt32((own + (others - own) * Swift.min(Swift.max(fraction, 0), 1)).rounded()) << shift
    }
    return result
  }
}
