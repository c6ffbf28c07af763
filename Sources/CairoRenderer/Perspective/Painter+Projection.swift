import CCairo
import DisplayList
import Geometry

extension Painter {
  /// Draws commands through a map from their own plane to pixels.
  ///
  /// If the map is affine, Cairo draws them like all others. If it has perspective, they are drawn flat, in the
  /// resolution they need, and that picture is projected. Content with a perspective of its own is drawn through both
  /// maps at once, so it is projected only once.
  func drawProjected(_ commands: [Command], through map: Homography) {
    guard let extent = commands.extent else { return }
    if let affine = map.affine(near: extent) {
      return transformed(to: affine).enterAndDraw(commands)
    }
    var flat: [Command] = []
    for command in commands {
      guard command.containsPerspective else {
        flat.append(command)
        continue
      }
      project(flat, through: map)
      flat = []
      switch command {
      case .transform(let transform, let inner):
        drawProjected(inner, through: transform.homography.then(map))
      case .fragment(let fragment): drawProjected(fragment.commands, through: map)
      default: project([command], through: map)
      }
    }
    project(flat, through: map)
  }

  /// Draws commands flat, and adds their picture to the faces that will be projected.
  private func project(_ commands: [Command], through map: Homography) {
    guard let face = ProjectedFace(commands, through: map, visible: visible) else { return }
    // A picture that changes in every frame, such as one that fades, is composed of those of its parts.
    let parts = face.fragment.flatMap { fragments?.keepsChanging($0) } == true ? fragments : nil
    for band in face.bands() {
      guard let raster = raster(of: face, resolution: band.resolution, composedOf: parts) else { continue }
      faces.add(
        FaceQueue.Part(
          picture: raster.surface, map: face.inverse.then(Homography(raster.toPixels)), outline: face.outline,
          range: band.range, opacity: face.opacity, box: face.pixelBox))
    }
  }

  /// Returns a flat picture of a face's content, and the map from the face's own plane to its pixels.
  private func raster(
    of face: ProjectedFace, resolution: Size2D, composedOf parts: FragmentImages?
  ) -> (surface: Surface, toPixels: AffineMatrix)? {
    // Draw the whole face if that is not much more than its visible part. Otherwise, it would be drawn again in each
    // frame while it moves.
    let pixelsWide = face.extent.width * resolution.width
    let pixelsHigh = face.extent.height * resolution.height
    let affordable = max(4 * visible.area, 1_048_576)
    let isWhole = pixelsWide * pixelsHigh <= affordable && max(pixelsWide, pixelsHigh) < 8192
    var region = face.extent
    if !isWhole {
      let (x, y) = (2 / resolution.width, 2 / resolution.height)
      let needed = face.visibleBox.inset(by: Insets(top: -y, left: -x, bottom: -y, right: -x))
      guard let part = needed.intersection(region) else { return nil }
      region = part
    }
    guard !region.isEmpty else { return nil }
    let fragment = isWhole ? face.fragment : nil
    func known(_ grid: RasterGrid) -> Surface? { fragment.flatMap { caches.surface(for: grid.key(of: $0)) } }
    var grid = RasterGrid(region: region, resolution: resolution, quality: isQuick ? .quick : .exact)
    if let surface = known(grid) { return (surface, grid.toPixels) }
    if let fragments {
      let others = [.quick, .draft].map { RasterGrid(region: region, resolution: resolution, quality: $0) }
      let substitute = others.lazy.compactMap { other in known(other).map { ($0, other.toPixels) } }.first
      let quality = fragments.quality(forNew: grid.pixelCount, isReplacing: substitute != nil)
      if let substitute, quality != .exact { return substitute }
      // What is composed of images of its parts is not exact either.
      if quality != .exact || parts != nil {
        grid = RasterGrid(
          region: region, resolution: resolution, quality: quality == .exact ? .quick : quality)
      }
    }
    func draw() -> Surface? {
      fragments?.didDraw(pixelCount: grid.pixelCount)
      return grid.draw(face.commands, caches: caches, composedOf: parts)
    }
    let surface = fragment.map { caches.surface(for: grid.key(of: $0), make: draw) } ?? draw()
    return surface.map { ($0, grid.toPixels) }
  }
}

/// The pixels of a flat picture of a face's content.
private struct RasterGrid {
  /// The number of pixels by which a picture extends beyond the face's edges on each side, for antialiased edges.
  private static let margin = 8

  /// The part of the face's own plane.
  private let region: Rectangle
  /// The size of the part in pixels, without margins.
  private let width, height: Int
  private let quality: DrawingQuality

  /// - Parameters:
  ///   - region: The part of the face's own plane.
  ///   - resolution: Pixels per point along the face's own axes, in exact quality.
  ///   - quality: The quality.
  init(region: Rectangle, resolution: Size2D, quality: DrawingQuality) {
    self.region = region
    self.quality = quality
    let limit = Double(Surface.maximumSide - 2 * Self.margin)
    func count(_ extent: Double, _ resolution: Double) -> Int {
      Int(min(limit, max(1, (extent * resolution * quality.resolution).rounded(.up))))
    }
    width = count(region.width, resolution.width)
    height = count(region.height, resolution.height)
  }

  var pixelCount: Double { Double(width) * Double(height) }

  /// The map from the face's own plane to pixels. The picture ends exactly at the edge of the region.
  var toPixels: AffineMatrix {
    AffineMatrix.translation(x: -region.minX, y: -region.minY)
      .then(.scale(x: Double(width) / region.width, y: Double(height) / region.height))
      .then(.translation(x: Double(Self.margin), y: Double(Self.margin)))
  }

  func key(of fragment: Fragment) -> RenderCaches.Key {
    .fragment(
      identity: fragment.identity, generation: fragment.generation, region: region, width: width,
      height: height, quality: quality)
  }

  /// Draws commands; nil if memory is insufficient.
  func draw(_ commands: [Command], caches: RenderCaches, composedOf parts: FragmentImages?) -> Surface? {
    let margin = Self.margin
    guard let surface = Surface(width: width + 2 * margin, height: height + 2 * margin) else {
      return nil
    }
    let inside = Rectangle(
      x: Double(margin), y: Double(margin), width: Double(width), height: Double(height))
    surface.draw { context in
      Painter(
        context: context, matrix: toPixels, visible: inside, caches: caches, fragments: parts,
        isQuick: quality != .exact
      ).drawAll(commands)
    }
    surface.repeatEdges(margin: margin)
    return surface
  }
}

extension Homography {
  /// The map as a 2-D transform. Nil if it deviates from an affine map by more than a millionth over a rectangle, or if
  /// the rectangle is behind the eye.
  fileprivate func affine(near rectangle: Rectangle) -> AffineMatrix? {
    let center = rectangle.center
    let w = w(at: center)
    let change = (abs(m13) * rectangle.width + abs(m23) * rectangle.height) / 2
    guard w > 0, change <= 1e-7 * w else { return nil }
    // Linearized about the centre: the derivative there, and the image of the centre.
    guard var map = derivative(at: center), let image = apply(to: center) else { return nil }
    map.tx = image.x - map.a * center.x - map.c * center.y
    map.ty = image.y - map.b * center.x - map.d * center.y
    return map
  }
}
