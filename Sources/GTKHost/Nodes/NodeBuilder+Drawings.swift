import DisplayList
import Geometry

extension NodeBuilder {
  /// What draws commands of which no more is seen than is in a rectangle.
  func content(_ commands: [Command], within rectangle: Rectangle, at resolution: Resolution)
    -> RenderNode?
  {
    // The clip that follows goes to the nearest pixels; one more on all sides is left to it.
    let room = rectangle.inset(by: -1 / resolution.pixelsPerPoint)
    let drawing = commands[...]
    guard drawing.allSatisfy(\.isDrawing), let extent = drawing.extent,
      isPicture(drawing, extent: extent.intersection(room), at: resolution)
    else { return node(for: commands, at: resolution) }
    return rasterizer.node(for: [.clip(RoundedRectangle(room), commands)], at: resolution)
  }

  /// Whether shapes over one another are drawn as one picture: those with paths, and more than a layer has itself.
  ///
  /// GSK draws upright edges to the nearest pixel only, which spoils fine figures, and one texture costs less than one
  /// for every path. Large drawings with little in them are taken apart.
  ///
  /// - Parameter extent: How much of it is needed.
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

  /// A layer by itself draws at most its ground, a gradient and its border one over another.
  private static let maximumLayerCount = 3
  /// In pixels.
  private static let maximumPictureArea = 1_048_576.0
}

extension Command {
  /// Whether it fills or draws along outlines, and nothing else.
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

extension Rectangle {
  fileprivate var area: Double { width * height }
}
