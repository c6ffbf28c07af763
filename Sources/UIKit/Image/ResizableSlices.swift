import DisplayList
import Geometry

/// The nine slices of a resizable image: corners that keep their size, and edges and a middle that fill the rest.
struct ResizableSlices {
  /// An interval of the image along one axis, and the interval it is drawn to.
  private struct Slice {
    /// The interval in the image, in pixels.
    var source: ClosedRange<Double>
    /// The interval where it is drawn, in points.
    var target: ClosedRange<Double>
    /// The natural length of the source, in points.
    var length: Double
  }

  private let columns: [Slice]
  private let rows: [Slice]
  private let tiles: Bool

  /// Slices an image for a rectangle. Images without caps and rotated images are not sliced.
  init(of image: UIImage, in rectangle: Rectangle) {
    let (size, caps) = (image.size, image.capInsets)
    guard caps != .zero, image.imageOrientation == .up else {
      (columns, rows, tiles) = ([], [], false)
      return
    }
    columns = Self.slices(
      length: size.width, caps: (caps.left, caps.right), scale: image.scale,
      in: rectangle.minX...rectangle.maxX)
    rows = Self.slices(
      length: size.height, caps: (caps.top, caps.bottom), scale: image.scale,
      in: rectangle.minY...rectangle.maxY)
    tiles = image.resizingMode == .tile
  }

  /// Whether the image is not sliced.
  var isSingle: Bool { columns.isEmpty || rows.isEmpty }

  func commands(for picture: Picture, tint: Color?) -> [Command] {
    var commands: [Command] = []
    for row in rows.flatMap(pieces) {
      for column in columns.flatMap(pieces) {
        let source = Rectangle(
          minX: column.source.lowerBound, minY: row.source.lowerBound, maxX: column.source.upperBound,
          maxY: row.source.upperBound)
        let target = Rectangle(
          minX: column.target.lowerBound, minY: row.target.lowerBound, maxX: column.target.upperBound,
          maxY: row.target.upperBound)
        commands.append(.image(picture, source: source, in: target, tint: tint))
      }
    }
    return commands
  }

  /// The slices of nonzero length along one axis: cap, middle, cap.
  ///
  /// Caps that do not fit into the image or the target are scaled down together.
  private static func slices(
    length: Double, caps: (Double, Double), scale: Double, in target: ClosedRange<Double>
  ) -> [Slice] {
    let room = min(length, target.upperBound - target.lowerBound)
    var (first, last) = (max(0, caps.0), max(0, caps.1))
    guard first.isFinite, last.isFinite else { return [] }
    if first + last > room {
      let factor = room / (first + last)
      (first, last) = (first * factor, last * factor)
    }
    let sources = [0, first, length - last, length]
    let targets = [
      target.lowerBound, target.lowerBound + first, target.upperBound - last, target.upperBound,
    ]
    return (0..<3).compactMap { index in
      let (from, to) = (sources[index], sources[index + 1])
      guard to > from, targets[index + 1] > targets[index] else { return nil }
      return Slice(
        source: from * scale...to * scale, target: targets[index]...targets[index + 1], length: to - from)
    }
  }

  /// A slice stretched, or tiled until it fills its target. The last tile is cut off.
  ///
  /// A single pixel is stretched in both modes, which looks the same.
  private func pieces(_ slice: Slice) -> [Slice] {
    let pixels = slice.source.upperBound - slice.source.lowerBound
    let room = slice.target.upperBound - slice.target.lowerBound
    guard tiles, pixels > 1, room > slice.length else { return [slice] }
    return stride(from: 0, to: room, by: slice.length).map { offset in
      let fraction = min(1, (room - offset) / slice.length)
      let start = slice.target.lowerBound + offset
      return Slice(
        source: slice.source.lowerBound...slice.source.lowerBound + pixels * fraction,
        target: start...start + slice.length * fraction, length: slice.length)
    }
  }
}
