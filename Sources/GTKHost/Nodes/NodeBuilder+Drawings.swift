import DisplayList
import Geometry

extension NodeBuilder {
  /// The node for commands of which only a rectangle is visible.
  func content(_ commands: [Command], within rectangle: Rectangle, at resolution: Resolution)
    -> RenderNode?
  {
    // The clip that follows rounds to the nearest pixels, so one more pixel is kept on every side.
    let room = rectangle.inset(by: -1 / resolution.pixelsPerPoint)
    let drawing = commands[...]
    guard drawing.allSatisfy(\.isDrawing), let extent = drawing.extent,
      isPicture(drawing, extent: extent.intersection(room), at: resolution)
    else { return node(for: commands, at: resolution) }
    return rasterizer.node(for: [.clip(RoundedRectangle(room), commands)], at: resolution)
  }

  /// Whether overlapping shapes are drawn into one texture. This applies to paths, and to more shapes than one layer
  /// has.
  ///
  /// GSK rounds upright edges to whole pixels, which distorts fine figures, and one texture costs less than one per
  /// path. Large drawings with little content are drawn as separate nodes.
  ///
  /// - Parameters:
  ///   - drawing: The commands that draw the shapes.
  ///   - extent: The part of the drawing that is needed.
  ///   - resolution: The resolution to draw at.
  func isPicture(_ drawing: ArraySlice<Command>, extent: Rectangle?, at resolution: Resolution)
    -> Bool
  {
    guard drawing.count > Self.maximumLayerCount || drawing.count > 1 && drawing.contains(where: \.isPath),
      let area = extent?.area
    else { return false }
    let pixelsPerPoint = resolution.pixelsPerPoint
    return area * pixelsPerPoint * pixelsPerPoint <= Self.maximumPictureArea
      || area <= drawing.reduce(0) { $0 + ($1.extent?.area ?? 0) }
  }

  /// A layer draws at most its background, a gradient and its border over one another.
  private static let maximumLayerCount = 3
  /// The maximum area of such a texture in pixels.
  private static let maximumPictureArea = 1_048_576.0
}

extension Command {
  /// Whether the command only fills or strokes an outline.
  var isDrawing: Bool {
    switch self {
    case .fill, .border, .gradient, .fillPath, .strokePath: true
    default: false
    }
  }

  fileprivate var isPath: Bool {
    switch self {
    case .fillPath, .strokePath: true
    default: false
    }
  }
}
