import CGTK4
import DisplayList
import Geometry

extension NodeBuilder {
  /// The node of an image in a rectangle. `source` is the part to draw; nil for the whole image.
  func image(
    _ picture: Picture, source: Rectangle?, in rectangle: Rectangle, tint: Color?, at resolution: Resolution
  ) -> RenderNode? {
    let whole = Rectangle(origin: .zero, size: picture.pixelSize)
    guard let part = (source ?? whole).intersection(whole), !part.isEmpty, !rectangle.isEmpty,
      graphene_rect_t(rectangle) != nil
    else { return nil }
    let asked = source ?? whole
    let (xScale, yScale) = (rectangle.width / asked.width, rectangle.height / asked.height)
    let magnification = max(
      xScale * resolution.horizontalPixelsPerPoint, yScale * resolution.verticalPixelsPerPoint)
    // GTK 4.8 draws enlarged textures smoothly only.
    if picture.magnification == .nearest, magnification > 1 {
      return rasterizer.node(
        for: [.image(picture, source: source, in: rectangle, tint: tint)], at: resolution)
    }
    // Textures have no mip levels in GTK 4.8, so the level is chosen here.
    let index = picture.levelIndex(forScale: magnification)
    let level = picture.level(index)
    guard
      let texture = textures.texture(
        for: .picture(picture.identity, level: index), make: { Texture(level) })
    else { return nil }
    // Each pixel of a level covers 2ⁿ pixels of the image, which exceeds the image where its size was rounded up.
    let reduction = Double(1 << index)
    var node = texture.node(
      in: Rectangle(
        x: rectangle.minX - asked.minX * xScale, y: rectangle.minY - asked.minY * yScale,
        width: Double(level.width) * reduction * xScale, height: Double(level.height) * reduction * yScale))
    let shown = Rectangle(
      x: rectangle.minX + (part.minX - asked.minX) * xScale,
      y: rectangle.minY + (part.minY - asked.minY) * yScale,
      width: part.width * xScale, height: part.height * yScale)
    if part != whole || Double(level.width) * reduction != whole.width
      || Double(level.height) * reduction != whole.height
    {
      node = node?.clipped(to: RoundedRectangle(shown))
    }
    if let tint { node = node?.tinted(with: tint) }
    return node
  }
}
