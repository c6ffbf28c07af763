import DisplayList
import Geometry

/// Frames beside and below one another, as one.
struct FrameSheet {
  /// All of them.
  let list: DisplayList
  /// Where each is, in points.
  let places: [Rectangle]

  private static let width = 1440.0

  init(_ frames: [DisplayList]) {
    var places: [Rectangle] = []
    var (x, y, rowHeight) = (0.0, 0.0, 0.0)
    for frame in frames {
      if x + frame.size.width > Self.width { (x, y, rowHeight) = (0, y + rowHeight, 0) }
      places.append(Rectangle(origin: Point2D(x: x, y: y), size: frame.size))
      x += frame.size.width
      rowHeight = max(rowHeight, frame.size.height)
    }
    let commands = zip(frames, places).map { frame, place in
      let box = RoundedRectangle(Rectangle(origin: .zero, size: frame.size))
      return Command.transform(
        .translation(x: place.minX, y: place.minY), [.clip(box, [.fragment(frame.root)])])
    }
    self.places = places
    list = DisplayList(
      size: Size2D(width: Self.width, height: y + rowHeight),
      root: Fragment(identity: 0, generation: 0, commands: commands))
  }
}
