import DisplayList
import Geometry

extension UIImage {
  /// The commands that draw the image into a rectangle.
  ///
  /// - Parameter tint: A colour that fills the image's opacity, or nil for the image's own colours.
  func commands(in rectangle: Rectangle, tint: Color?) -> [Command] {
    guard !rectangle.isEmpty, rectangle.origin.isFinite, rectangle.width.isFinite, rectangle.height.isFinite
    else { return [] }
    switch properties.content {
    case .empty: return []
    case .bitmap(let image):
      let slices = ResizableSlices(of: self, in: rectangle)
      guard slices.isSingle else { return slices.commands(for: image.picture, tint: tint) }
      return Self.commands(for: image.picture, orientation: imageOrientation, in: rectangle, tint: tint)
    case .drawing(let commands, let size):
      guard size.width > 0, size.height > 0 else { return [] }
      let stretch = Matrix4.scale(x: rectangle.width / size.width, y: rectangle.height / size.height)
      let place = stretch.then(.translation(x: rectangle.minX, y: rectangle.minY))
      let content: [Command] = place == .identity ? commands : [.transform(place, commands)]
      return tint.map { [.mask(content, content: [.fill(RoundedRectangle(rectangle), $0)])] } ?? content
    }
  }

  private static func commands(
    for picture: Picture, orientation: Orientation, in rectangle: Rectangle, tint: Color?
  ) -> [Command] {
    guard orientation != .up else { return [.image(picture, source: nil, in: rectangle, tint: tint)] }
    // The pixels are drawn into an upright rectangle of the same proportions, which is then rotated.
    let upright =
      orientation.swapsAxes
      ? Size2D(width: rectangle.height, height: rectangle.width) : rectangle.size
    let place = AffineMatrix.scale(x: 1 / upright.width, y: 1 / upright.height)
      .then(orientation.matrix)
      .then(.scale(x: rectangle.width, y: rectangle.height))
      .then(.translation(x: rectangle.minX, y: rectangle.minY))
    let image = Command.image(
      picture, source: nil, in: Rectangle(origin: .zero, size: upright), tint: tint)
    return [.transform(Matrix4(place), [image])]
  }
}
