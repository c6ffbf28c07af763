import DisplayList
import Geometry

/// The nine slices of a resizable image: corners that keep their size, and edges and a middle that fill the rest.
struct ResizableSlices {
  /// An interval of the image along one axis, and the interval it is drawn to.
  private struct Slice {
    /// The interval in the image as it is stored.
    var source: ClosedRange<Double>
    /// The interval where it is drawn, in points.
    var target: ClosedRange<Double>
    /// The natural length of the source, in points.
    var length: Double
  }

  private let columns: [Slice]
  private let rows: [Slice]
  private let tiles: Bool

  /// Slices an image for a rectangle. Images that are not resizable are not sliced.
  ///
  /// - Parameters:
  ///   - image: The image. Its orientation is not applied.
  ///   - scale: The units of the sources in a point: 1 for points, the scale of the image for pixels.
  ///   - rectangle: The rectangle.
  init(of image: UIImage, scale: Double, in rectangle: Rectangle) {
    guard image.properties.isResizable else {
      (columns, rows, tiles) = ([], [], false)
      return
    }
    let size = image.size
    let caps = image.imageOrientation.storedInsets(of: image.capInsets)
    let (width, height) =
      image.imageOrientation.swapsAxes ? (size.height, size.width) : (size.width, size.height)
    columns = Self.slices(
      length: width, caps: (caps.left, caps.right), scale: scale, in: rectangle.minX...rectangle.maxX)
    rows = Self.slices(
      length: height, caps: (caps.top, caps.bottom), scale: scale, in: rectangle.minY...rectangle.maxY)
    tiles = image.resizingMode == .tile
  }

  /// Whether the image is not sliced.
  var isSingle: Bool { columns.isEmpty || rows.isEmpty }

  /// Returns the commands that draw each source into its target.
  func commands(_ draw: (_ source: Rectangle, _ target: Rectangle) -> Command) -> [Command] {
    rows.flatMap(pieces).flatMap { row in
      columns.flatMap(pieces).map { column in
        draw(
          Rectangle(
            minX: column.source.lowerBound, minY: row.source.lowerBound, maxX: column.source.upperBound,
            maxY: row.source.upperBound),
          Rectangle(
            minX: column.target.lowerBound, minY: row.target.lowerBound, maxX: column.target.upperBound,
            maxY: row.target.upperBound))
      }
    }
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
  /// A single pixel, or point of a drawing, is stretched in both modes, which looks the same.
  private func pieces(_ slice: Slice) -> [Slice] {
    let length = slice.source.upperBound - slice.source.lowerBound
    let room = slice.target.upperBound - slice.target.lowerBound
    guard tiles, length > 1, room > slice.length else { return [slice] }
    return stride(from: 0, to: room, by: slice.length).map { offset in
      let fraction = min(1, (room - offset) / slice.length)
      let start = slice.target.lowerBound + offset
      return Slice(
        source: slice.source.lowerBound...slice.source.lowerBound + length * fraction,
        target: start...start + slice.length * fraction, length: slice.length)
    }
  }
}
