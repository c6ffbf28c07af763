import DisplayList
import Geometry

extension UIImage {
  /// The commands that draw the image into a rectangle.
  ///
  /// - Parameter tint: A colour that fills the image's opacity, or nil for the image's own colours.
  func commands(in rectangle: Rectangle, tint: Color?) -> [Command] {
    guard !rectangle.isEmpty, rectangle.origin.isFinite, rectangle.width.isFinite, rectangle.height.isFinite
    else { return [] }
    guard imageOrientation != .up else { return storedCommands(in: rectangle, tint: tint) }
    // The image is drawn as it is stored into an upright rectangle of the same proportions, which is then turned.
    let upright =
      imageOrientation.swapsAxes
      ? Size2D(width: rectangle.height, height: rectangle.width) : rectangle.size
    let place = AffineMatrix.scale(x: 1 / upright.width, y: 1 / upright.height)
      .then(imageOrientation.matrix)
      .then(.scale(x: rectangle.width, y: rectangle.height))
      .then(.translation(x: rectangle.minX, y: rectangle.minY))
    let stored = storedCommands(in: Rectangle(origin: .zero, size: upright), tint: tint)
    return stored.isEmpty ? [] : [.transform(Matrix4(place), stored)]
  }

  /// The commands for the image without its orientation.
  private func storedCommands(in rectangle: Rectangle, tint: Color?) -> [Command] {
    switch properties.content {
    case .empty: return []
    case .bitmap(let image):
      let slices = ResizableSlices(of: self, scale: scale, in: rectangle)
      guard !slices.isSingle else { return [.image(image.picture, source: nil, in: rectangle, tint: tint)] }
      return slices.commands { .image(image.picture, source: $0, in: $1, tint: tint) }
    case .drawing(let commands, let size):
      guard size.width > 0, size.height > 0 else { return [] }
      let slices = ResizableSlices(of: self, scale: 1, in: rectangle)
      let content =
        slices.isSingle
        ? Self.moving(commands, from: Rectangle(origin: .zero, size: size), to: rectangle)
        : slices.commands { source, target in
          .clip(RoundedRectangle(target), Self.moving(commands, from: source, to: target))
        }
      return tint.map { [.mask(content, content: [.fill(RoundedRectangle(rectangle), $0)])] } ?? content
    }
  }

  /// Returns commands scaled so that a rectangle of them fills another one.
  private static func moving(_ commands: [Command], from source: Rectangle, to target: Rectangle) -> [Command]
  {
    let place = Matrix4.translation(x: -source.minX, y: -source.minY)
      .then(.scale(x: target.width / source.width, y: target.height / source.height))
      .then(.translation(x: target.minX, y: target.minY))
    return place == .identity ? commands : [.transform(place, commands)]
  }
}
