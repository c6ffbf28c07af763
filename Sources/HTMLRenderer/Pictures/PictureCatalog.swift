import DisplayList
import Geometry
import ImageDecoding

/// The pictures of a frame, and what a page shows of each.
///
/// Pictures with equal pixels are one entry, because the same file may have been decoded twice. Pictures that are not
/// visible in the frame have no entry.
struct PictureCatalog {
  private var uses: [UInt64: PictureUse] = [:]
  private var firstIdentities: [Bitmap: UInt64] = [:]
  private var sharedIdentities: [UInt64: UInt64] = [:]

  /// Finds the pictures of a frame.
  ///
  /// - Complexity: O(*n*) in the commands of the list and the pixels of its pictures.
  init(of list: DisplayList) {
    let frame = Rectangle(origin: .zero, size: list.size)
    add([.fragment(list.root)], through: .identity, visible: frame)
  }

  /// Returns the identity of the first picture with the same pixels, and what the page shows of it; nil if the picture
  /// is not visible.
  func entry(for picture: Picture) -> (identity: UInt64, use: PictureUse)? {
    guard let identity = sharedIdentities[picture.identity], let use = uses[identity] else { return nil }
    return (identity, use)
  }

  private mutating func add(_ commands: [Command], through map: Homography, visible: Rectangle) {
    for command in commands { add(command, through: map, visible: visible) }
  }

  private mutating func add(_ command: Command, through map: Homography, visible: Rectangle) {
    switch command {
    case .image(let picture, let source, let rectangle, _):
      add(picture, source: source, in: rectangle, through: map, visible: visible)
    case .group(_, let commands): add(commands, through: map, visible: visible)
    case .mask(let mask, let content):
      add(mask, through: map, visible: visible)
      add(content, through: map, visible: visible)
    case .blend(let content, let backdrop, _):
      add(backdrop, through: map, visible: visible)
      add(content, through: map, visible: visible)
    case .clip(let shape, let commands):
      add(commands, clippedTo: ConvexPolygon(shape.rectangle), through: map, visible: visible)
    case .clipPolygon(let polygon, let commands):
      add(commands, clippedTo: polygon, through: map, visible: visible)
    case .transform(let matrix, let commands):
      add(commands, through: matrix.homography.then(map), visible: visible)
    case .fragment(let fragment): add(fragment.commands, through: map, visible: visible)
    case .shadow(let shadow):
      guard case .content(let commands) = shadow.caster else { return }
      // The silhouette is visible elsewhere than its content, and blurred.
      add(commands, through: map, visible: visible.inset(by: -2 * visible.width))
    case .fill, .border, .gradient, .text, .fillPath, .strokePath: break
    }
  }

  private mutating func add(
    _ commands: [Command], clippedTo polygon: ConvexPolygon, through map: Homography, visible: Rectangle
  ) {
    guard let image = polygon.inFrontOfEye(of: map).image(under: map)?.boundingBox,
      let visible = image.intersection(visible)
    else { return }
    add(commands, through: map, visible: visible)
  }

  private mutating func add(
    _ picture: Picture, source: Rectangle?, in rectangle: Rectangle, through map: Homography,
    visible: Rectangle
  ) {
    let whole = Rectangle(origin: .zero, size: picture.pixelSize)
    let source = source ?? whole
    guard !source.isEmpty, !rectangle.isEmpty, let part = source.intersection(whole), !part.isEmpty,
      let magnification = magnification(
        of: rectangle, pixel: (rectangle.width / source.width, rectangle.height / source.height),
        through: map, visible: visible)
    else { return }
    let use = PictureUse(part: part, magnification: magnification)
    let identity = sharedIdentity(of: picture)
    if uses[identity] == nil { uses[identity] = use }
    uses[identity]?.formUnion(use)
  }

  /// The identity of the first picture with the same pixels. They are compared once for each picture.
  private mutating func sharedIdentity(of picture: Picture) -> UInt64 {
    if let identity = sharedIdentities[picture.identity] { return identity }
    let identity = firstIdentities[picture.bitmap] ?? picture.identity
    firstIdentities[picture.bitmap] = identity
    sharedIdentities[picture.identity] = identity
    return identity
  }

  /// Returns the maximum length on the page of a pixel of a picture; nil if the picture is not visible.
  ///
  /// - Parameters:
  ///   - rectangle: Where the picture is drawn, in its own plane.
  ///   - pixel: The size of a pixel in that plane.
  private func magnification(
    of rectangle: Rectangle, pixel: (width: Double, height: Double), through map: Homography,
    visible: Rectangle
  ) -> Double? {
    var plane = ConvexPolygon(rectangle).inFrontOfEye(of: map)
    for (a, b, c) in [
      (1.0, 0.0, -visible.minX), (-1, 0, visible.maxX), (0, 1, -visible.minY), (0, -1, visible.maxY),
    ] {
      plane = plane.clipped(
        keepingNonNegative: a * map.m11 + b * map.m12 + c * map.m13,
        a * map.m21 + b * map.m22 + c * map.m23, a * map.m31 + b * map.m32 + c * map.m33)
    }
    // The magnification is largest in a corner.
    let lengths = plane.corners.map { corner in
      let stretch = map.stretch(at: corner)
      return max(stretch.x * pixel.width, stretch.y * pixel.height)
    }
    return lengths.filter(\.isFinite).max()
  }
}

extension Homography {
  /// The lengths of the images of small steps along x and y, per unit: derivatives of X/w and Y/w.
  fileprivate func stretch(at point: Point2D) -> (x: Double, y: Double) {
    let w = w(at: point)
    let x = (point.x * m11 + point.y * m21 + m31) / w
    let y = (point.x * m12 + point.y * m22 + m32) / w
    func length(_ dx: Double, _ dy: Double) -> Double { (dx * dx + dy * dy).squareRoot() / abs(w) }
    return (length(m11 - x * m13, m12 - y * m13), length(m21 - x * m23, m22 - y * m23))
  }
}
