import CCairo
import DisplayList
import Geometry
import ImageDecoding
import TestSupport
import Testing

@testable import CairoRenderer

/// A random quadrilateral in space with a smooth, translucent picture, and the slow way to draw it.
struct FaceScene: CustomStringConvertible {
  /// What is difficult about a face.
  enum Kind: String, CaseIterable {
    case usual, almostEdgeOn, acrossTheEye, magnified, tiny
  }

  static let side = 40
  /// Its channels are repeated in `expectedPixel`.
  static let background = Color(red: 0.25, green: 0.5, blue: 0.125)

  let kind: Kind
  let seed: UInt64
  let opacity: Double
  /// From pixels of the picture to pixels of the target.
  let map: Homography
  let pictureSize: (width: Int, height: Int)
  /// The values of blue, green, red and alpha at the origin of the picture, at its right and at its lower end.
  private let ramps: [(start: Double, right: Double, down: Double)]

  var description: String { "\(kind.rawValue), seed \(seed)" }

  /// The visible part of the face, in pixels of the target; nil if there is none.
  let outline: ConvexPolygon?

  /// Whether the face has a part to draw.
  var isVisible: Bool { outline != nil && map.inverse != nil }

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    pictureSize = (Int.random(in: 8...90, using: &random), Int.random(in: 8...90, using: &random))
    let (width, height) = (Double(pictureSize.width), Double(pictureSize.height))
    let axis = Point3D(x: number(-1...1), y: number(-1...1), z: number(-0.4...0.4))
    let angle: Double
    var (size, depth, distance) = (number(0.2...1), number(-60...0), 80.0)
    switch kind {
    case .usual: angle = number(-1.2...1.2)
    case .almostEdgeOn: angle = .pi / 2 + number(-0.03...0.03)
    case .acrossTheEye:
      (angle, size, depth, distance) = (number(0.9...1.5), number(2...4), number(-20...30), 30)
    case .magnified: (angle, size, depth) = (number(-0.8...0.8), number(20...200), number(-40...0))
    case .tiny: (angle, size) = (number(-1.2...1.2), number(0.005...0.05))
    }
    let middle = Double(Self.side) / 2
    map =
      Matrix4.translation(x: -width / 2, y: -height / 2)
      .then(.scale(x: size, y: size)).then(.rotation(by: angle, about: axis))
      .then(.translation(x: number(-15...15), y: number(-15...15), z: depth))
      .then(.perspective(distance: distance)).then(.translation(x: middle, y: middle)).homography
    opacity = number(0...1) < 0.3 ? 1 : number(0.1...1)
    let alpha = (start: number(0.5...0.6), right: number(-0.2...0.2), down: number(-0.2...0.2))
    let isOpaque = number(0...1) < 0.3
    let channels = (0..<3).map { _ in
      (start: number(0.2...0.3), right: number(-0.1...0.1), down: number(-0.1...0.1))
    }
    ramps = channels + [isOpaque ? (start: 1, right: 0, down: 0) : alpha]
    // What is far outside of the target is left out, as the renderer does.
    var plane = ConvexPolygon(Rectangle(x: 0, y: 0, width: width, height: height)).inFrontOfEye(of: map)
    let reach = Double(Self.side) + 20
    for (a, b, c) in [(1.0, 0.0, 20.0), (-1, 0, reach), (0, 1, 20), (0, -1, reach)] {
      plane = plane.clipped(keepingNonNegative: a, b, c, through: map)
    }
    outline = plane.image(under: map)
  }

  /// The value of a channel of the picture at a point, from 0 to 1.
  func value(_ channel: Int, at point: Point2D) -> Double {
    let (width, height) = (Double(pictureSize.width), Double(pictureSize.height))
    // Beyond the centres of the last pixels, they are repeated.
    let x = min(max(point.x, 0.5), width - 0.5) / width
    let y = min(max(point.y, 0.5), height - 0.5) / height
    let ramp = ramps[channel]
    return ramp.start + ramp.right * x + ramp.down * y
  }

  /// The picture as a surface.
  func picture() throws -> Surface {
    let bitmap = try Bitmap.make(width: pictureSize.width, height: pictureSize.height) { x, y in
      let center = Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5)
      let values = (0..<4).map { Int((value($0, at: center) * 255).rounded()) }
      return Pixel(red: values[2], green: values[1], blue: values[0], alpha: values[3])
    }
    return try #require(Surface(copying: bitmap))
  }

  /// The face for the renderer; nil if it is not visible.
  ///
  /// - Parameters:
  ///   - range: The values of w that belong to the part.
  ///   - box: The pixels to draw.
  func part(
    range: Range<Double> = -.infinity..<(.infinity),
    box: Rectangle = Rectangle(x: 0, y: 0, width: Double(side), height: Double(side))
  ) throws -> FaceQueue.Part? {
    guard let inverse = map.inverse, let outline else { return nil }
    return FaceQueue.Part(
      picture: try picture(), map: inverse, outline: outline, range: range, opacity: opacity, box: box)
  }

  /// The pixels with parts of faces drawn on the background, together or one after the other.
  static func draw(_ parts: [FaceQueue.Part], together: Bool = true) throws -> Bitmap {
    let surface = try #require(Surface(width: side, height: side, format: .color))
    surface.draw { context in
      let painter = Painter(
        context: context, matrix: .identity,
        visible: Rectangle(x: 0, y: 0, width: Double(side), height: Double(side)),
        caches: RenderCaches(limit: 0))
      painter.fillAll(background)
      for part in parts {
        painter.faces.add(part)
        if !together { painter.faces.flush() }
      }
      painter.faces.flush()
    }
    return try #require(surface.bitmap)
  }

  /// The channels of a pixel, from 0 to 255: the mean of 16 × 16 rays through the pixel (inside of the face, 4 × 4), each
  /// to the point where it meets the plane of the face.
  func expectedPixel(x: Int, y: Int, _ inverse: Homography, _ outline: ConvexPolygon) -> [Double] {
    let edges = outline.corners.indices.map { index -> (Double, Double, Double) in
      let (start, end) = (outline.corners[index], outline.corners[(index + 1) % outline.corners.count])
      return (start.y - end.y, end.x - start.x, start.cross(end))
    }
    let middle = outline.corners.reduce(Point2D.zero) { $0 + $1 } * (1 / Double(outline.corners.count))
    let sign = edges.reduce(0) { $0 + $1.0 * middle.x + $1.1 * middle.y + $1.2 } < 0 ? -1.0 : 1
    func isInside(_ ray: Point2D, _ edge: (Double, Double, Double)) -> Bool {
      (edge.0 * ray.x + edge.1 * ray.y + edge.2) * sign >= 0
    }
    // Away from the edges, the mean of the smooth picture needs fewer rays, or none.
    let corners = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map {
      Point2D(x: Double($0), y: Double($1))
    }
    let crossed = edges.filter { edge in !corners.allSatisfy { isInside($0, edge) } }
    let isOutside = crossed.contains { edge in !corners.contains { isInside($0, edge) } }
    let count = isOutside ? 1 : crossed.isEmpty ? 4 : 16
    var sums = [0.0, 0, 0, 0]
    for index in 0..<count * count {
      let ray = Point2D(
        x: Double(x) + (Double(index % count) + 0.5) / Double(count),
        y: Double(y) + (Double(index / count) + 0.5) / Double(count))
      guard !isOutside, crossed.allSatisfy({ isInside(ray, $0) }) else { continue }
      let w = inverse.w(at: ray)
      let point = Point2D(
        x: (ray.x * inverse.m11 + ray.y * inverse.m21 + inverse.m31) / w,
        y: (ray.x * inverse.m12 + ray.y * inverse.m22 + inverse.m32) / w)
      for channel in 0..<4 { sums[channel] += value(channel, at: point) }
    }
    let means = sums.map { $0 / Double(count * count) * opacity }
    let ground: [Double] = [0.125, 0.5, 0.25, 1]
    return zip(means, ground).map { mean, ground in
      let value: Double = mean + ground * (1 - means[3])
      return value * 255
    }
  }
}

extension Surface {
  /// A copy of a bitmap.
  convenience init?(copying bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, format: .color)
    let (stride, rowLength) = (stride, bitmap.width * 4)
    _ = withBytes { bytes in
      for row in 0..<bitmap.height {
        for index in 0..<rowLength { bytes[row * stride + index] = bitmap.pixels[row * rowLength + index] }
      }
    }
  }

  /// A copy of the pixels of a colour image.
  var bitmap: Bitmap? {
    let stride = stride
    let rowLength = width * 4
    let pixels = withBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: rowLength * height) { target, count in
        for row in 0..<height {
          guard let base = target.baseAddress else { return }
          (base + row * rowLength).update(from: bytes + row * stride, count: rowLength)
        }
        count = rowLength * height
      }
    }
    return pixels.flatMap { Bitmap(width: width, height: height, pixels: $0) }
  }
}
