import CCairo
import CFaceSpans
import Dispatch
import Geometry

/// The faces that will be drawn on one target next, in order.
///
/// Adjacent commands often draw many faces that overlap. They are drawn together, in bands of rows on all cores, without
/// pixels that other faces hide. Everything else that is drawn on the target must be preceded by `flush()`.
final class FaceQueue {
  /// A part of a face with the flat picture it is drawn from.
  struct Part {
    /// The flat picture.
    let picture: Surface
    /// The map from pixels of the target to pixels of the picture.
    let map: Homography
    /// The face in pixels of the target.
    let outline: ConvexPolygon
    /// The values of w at the pixels that belong to the part.
    let range: Range<Double>
    /// The opacity, from 0 to 1.
    let opacity: Double
    /// The visible pixels, as a rectangle of whole numbers.
    let box: Rectangle
  }

  private let context: OpaquePointer
  private var parts: [Part] = []
  private var byteCount = 0
  /// The maximum size of the pictures that wait, in bytes.
  private static let maximumByteCount = 64 << 20
  /// The number of pixels below which one core draws faces faster than several.
  private static let minimumSharedArea = 16_384.0
  /// The minimum number of rows that a core draws at a time. Several bands a core balance the work.
  private static let minimumBandHeight = 32

  /// Creates a queue for the current target of a `cairo_t *`.
  init(context: OpaquePointer) { self.context = context }

  /// Adds a part of a face.
  func add(_ part: Part) {
    parts.append(part)
    byteCount += part.picture.byteCount
    if byteCount > Self.maximumByteCount { flush() }
  }

  /// Draws all faces that wait.
  func flush() {
    guard !parts.isEmpty else { return }
    defer {
      parts.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    guard let target = cairo_get_group_target(context) else { return }
    if cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
    {
      var offset = Point2D.zero
      cairo_surface_get_device_offset(target, &offset.x, &offset.y)
      Self.draw(parts, on: target, offset: offset)
    } else {
      // A mask or a document: Cairo takes over the finished picture.
      for part in parts { paint(part) }
    }
  }

  /// Draws a part through an image of its own.
  private func paint(_ part: Part) {
    let box = part.box
    guard let image = Surface(width: Int(box.width), height: Int(box.height), format: .color) else { return }
    Self.draw([part], on: image.pointer, offset: Point2D(x: -box.minX, y: -box.minY))
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, image.pointer, box.minX, box.minY)
    cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Draws parts of faces on an image in colour.
  ///
  /// - Parameters:
  ///   - parts: The parts, in order.
  ///   - target: The image, a `cairo_surface_t *`.
  ///   - offset: The distance from pixels of the parts to pixels of the image.
  private static func draw(_ parts: [Part], on target: OpaquePointer, offset: Point2D) {
    cairo_surface_flush(target)
    guard let bytes = cairo_image_surface_get_data(target),
      let image = CFaceImage(
        bytes, width: cairo_image_surface_get_width(target), height: cairo_image_surface_get_height(target),
        bytesPerRow: Int(cairo_image_surface_get_stride(target)))
    else { return }
    let corners = parts.flatMap { part in
      part.outline.corners.map { CFaceCorner(x: $0.x + offset.x, y: $0.y + offset.y) }
    }
    corners.withUnsafeBufferPointer { corners in
      var next = corners.baseAddress
      let faces = parts.enumerated().compactMap { index, part -> (face: CFace, box: Rectangle)? in
        defer { next = next.map { $0 + part.outline.corners.count } }
        guard let outline = next, var face = CFace(part, outline: outline, offset: offset) else { return nil }
        // The first one has none behind it.
        if index > 0, part.opacity == 1 { face.opaque = part.picture.opaqueBox }
        return (face, part.box.offset(by: offset))
      }
      draw(faces, on: image)
    }
    withExtendedLifetime(parts) { cairo_surface_mark_dirty(target) }
  }

  private static func draw(_ faces: [(face: CFace, box: Rectangle)], on image: CFaceImage) {
    let boxes = faces.map(\.box)
    guard let top = boxes.map(\.minY).min(), let bottom = boxes.map(\.maxY).max() else { return }
    let rows = max(0, Int(top))..<max(0, min(Int(image.height), Int(bottom)))
    let area = boxes.reduce(0) { $0 + $1.area }
    let bandCount = area < minimumSharedArea ? 1 : max(1, rows.count / minimumBandHeight)
    // The bands have no row in common.
    nonisolated(unsafe) let (faces, image) = (faces, image)
    DispatchQueue.concurrentPerform(iterations: bandCount) { band in
      let first = rows.lowerBound + rows.count * band / bandCount
      let end = rows.lowerBound + rows.count * (band + 1) / bandCount
      draw(faces, inRows: first..<end, of: image)
    }
  }

  /// Draws faces in a band of rows.
  private static func draw(
    _ faces: [(face: CFace, box: Rectangle)], inRows rows: Range<Int>, of image: CFaceImage
  ) {
    let boxes = faces.map { CFaceBox($0.box, rows: rows) }
    // For each face, from back to front, the pixels of each row that those before it hide.
    var hidden = [CFaceSpan](repeating: CFaceSpan(left: 0, right: 0), count: faces.count * rows.count)
    hidden.withUnsafeMutableBufferPointer { hidden in
      guard let start = hidden.baseAddress else { return }
      func spans(behind index: Int) -> UnsafeMutablePointer<CFaceSpan> { start + index * rows.count }
      for (index, box) in boxes.enumerated().dropFirst().reversed() {
        spans(behind: index - 1).update(from: spans(behind: index), count: rows.count)
        if box.top >= box.bottom { continue }
        withUnsafePointer(to: faces[index].face) {
          cface_hide($0, box, spans(behind: index - 1) + Int(box.top) - rows.lowerBound)
        }
      }
      for (index, box) in boxes.enumerated() where box.top < box.bottom {
        withUnsafePointer(to: faces[index].face) { face in
          withUnsafePointer(to: image) { image in
            cface_draw(face, image, box, spans(behind: index) + Int(box.top) - rows.lowerBound)
          }
        }
      }
    }
  }
}

extension CFaceBox {
  /// The part of a rectangle of whole numbers in some rows.
  fileprivate init(_ rectangle: Rectangle, rows: Range<Int>) {
    self.init(
      left: Int32(rectangle.minX), top: Int32(max(rows.lowerBound, Int(rectangle.minY))),
      right: Int32(rectangle.maxX), bottom: Int32(min(rows.upperBound, Int(rectangle.maxY))))
  }
}

extension CFaceImage {
  /// Pixels in memory; nil if rows do not consist of whole pixels.
  fileprivate init?(_ bytes: UnsafeMutablePointer<UInt8>, width: Int32, height: Int32, bytesPerRow: Int) {
    guard bytesPerRow % 4 == 0 else { return nil }
    self.init(
      pixels: UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self), width: width,
      height: height, stride: bytesPerRow / 4)
  }

  /// The pixels of an image in colour.
  init?(_ surface: Surface) {
    cairo_surface_flush(surface.pointer)
    guard let bytes = cairo_image_surface_get_data(surface.pointer) else { return nil }
    self.init(
      bytes, width: Int32(surface.width), height: Int32(surface.height), bytesPerRow: surface.stride)
  }
}

extension CFace {
  /// A part of a face in C. The outline and the picture must outlive it.
  fileprivate init?(_ part: FaceQueue.Part, outline: UnsafePointer<CFaceCorner>, offset: Point2D) {
    guard let picture = CFaceImage(part.picture) else { return nil }
    let map = Homography(.translation(x: -offset.x, y: -offset.y)).then(part.map)
    self.init(
      picture: picture,
      map: (
        (map.m11, map.m12, map.m13), (map.m21, map.m22, map.m23), (map.m31, map.m32, map.m33)
      ),
      outline: outline, corner_count: Int32(part.outline.corners.count),
      minimum_w: part.range.lowerBound, maximum_w: part.range.upperBound, opacity: part.opacity,
      opaque: CFaceBox())
  }
}
