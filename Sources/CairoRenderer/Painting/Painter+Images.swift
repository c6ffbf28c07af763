import CCairo
import DisplayList
import Geometry
import ImageDecoding

extension Painter {
  /// Draws a part of a picture into a rectangle, from the mip level that suits the scale.
  func draw(_ picture: Picture, source: Rectangle?, in rectangle: Rectangle, tint: Color?) {
    let whole = Rectangle(origin: .zero, size: picture.pixelSize)
    let source = source ?? whole
    // Only the part of the source inside the picture is drawn.
    guard tint?.isVisible ?? true, let covered = source.intersection(whole), !covered.isEmpty else { return }
    withPattern(of: picture, source: source, in: rectangle) { pattern, placing in
      let shown = placing.boundingBox(of: covered)
      cairo_new_path(context)
      cairo_rectangle(context, shown.minX, shown.minY, shown.width, shown.height)
      if let tint {
        cairo_save(context)
        cairo_clip(context)
        setSource(tint)
        cairo_mask(context, pattern)
        cairo_restore(context)
      } else {
        fill(with: pattern)
      }
    }
  }

  /// Draws a whole picture into a rectangle, inside of a path of the context.
  func drawInsideOfPath(_ picture: Picture, in rectangle: Rectangle) {
    let whole = Rectangle(origin: .zero, size: picture.pixelSize)
    withPattern(of: picture, source: whole, in: rectangle) { pattern, _ in fill(with: pattern) }
  }

  private func fill(with pattern: OpaquePointer) {
    cairo_set_source(context, pattern)
    cairo_fill(context)
    // The context must not keep a surface whose pixels it does not own.
    setSource(.black)
  }

  /// Calls a closure with a pattern of a picture.
  ///
  /// - Parameters:
  ///   - source: The part of the picture, in pixels.
  ///   - rectangle: Where the part is shown.
  ///   - body: Receives the pattern, and the transform from the picture's pixels to the painter's space.
  private func withPattern(
    of picture: Picture, source: Rectangle, in rectangle: Rectangle,
    _ body: (_ pattern: OpaquePointer, _ placing: AffineMatrix) -> Void
  ) {
    guard !source.isEmpty, !rectangle.isEmpty else { return }
    // From the picture's pixels to the rectangle, and on to pixels of the surface.
    let (scaleX, scaleY) = (rectangle.width / source.width, rectangle.height / source.height)
    let placing = AffineMatrix(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: rectangle.minX - source.minX * scaleX,
      ty: rectangle.minY - source.minY * scaleY)
    let toPixels = placing.then(matrix)
    let greater = max(toPixels.lengthOfXImage, toPixels.lengthOfYImage)
    var index = picture.levelIndex(forScale: greater)
    // Cairo does not accept larger pictures; the next level may be small enough.
    while max(picture.bitmap.width, picture.bitmap.height) >> index >= Surface.maximumSide { index += 1 }
    let reduction = Double(1 << index)
    let levelPlacing = AffineMatrix.scale(x: reduction, y: reduction).then(placing)
    guard var patternMatrix = levelPlacing.inverse?.invertibleCairoMatrix else { return }

    picture.level(index).withSurface { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_matrix(pattern, &patternMatrix)
      if keepsVectors {
        picture.describe(surface, level: index)
      } else {
        // Repeat the last pixel beyond the border; otherwise, the edge would be antialiased twice. A document does
        // that itself, and would need a copy of the pixels for it.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      }
      if picture.magnification == .nearest, greater > 1 {
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      } else {
        cairo_pattern_set_filter(pattern, permitsQuickDrawing() ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD)
      }
      body(pattern, placing)
    }
  }
}

extension AffineMatrix {
  /// The length of the image of a unit step along x.
  var lengthOfXImage: Double { (a * a + b * b).squareRoot() }
  /// The length of the image of a unit step along y.
  var lengthOfYImage: Double { (c * c + d * d).squareRoot() }
}
