import DisplayList
import Geometry
import ImageDecoding
import Testing

/// One example of every command, in rows.
enum CommandSheet {
  private static let red = Color(red: 0.9, green: 0.25, blue: 0.2)
  private static let blue = Color(red: 0.15, green: 0.4, blue: 0.85)
  private static let paper = Color(red: 0.97, green: 0.97, blue: 0.95)

  static func commands() throws -> [Command] {
    [.fill(RoundedRectangle(0, 0, 320, 260), .white)] + shapes() + (try gradients()) + (try groups())
      + (try text())
  }

  private static func shapes() -> [Command] {
    let corners = RoundedRectangle(
      Rectangle(x: 90, y: 10, width: 60, height: 40),
      radii: CornerRadii(topLeft: 0, topRight: 8, bottomRight: 20, bottomLeft: 14))
    let shadowed = RoundedRectangle(170, 10, 60, 40, radius: 8)
    let star = Path(
      elements: (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5 - .pi / 2
        let point = Point2D(x: 275 + 24 * Trigonometry.cos(angle), y: 32 + 24 * Trigonometry.sin(angle))
        return index == 0 ? .move(point) : .line(point)
      } + [.close])
    return [
      .fill(RoundedRectangle(10, 10, 60, 40, radius: 10), red),
      .fill(corners, paper), .border(corners, width: 3, blue),
      .shadow(
        Shadow(
          caster: .rectangle(shadowed), color: Color(red: 0, green: 0, blue: 0, alpha: 0.5),
          offset: Point2D(x: 0, y: 3), radius: 4)),
      .fill(shadowed, paper),
      .fillPath(star, red, .evenOdd), .strokePath(star, blue, StrokeStyle(width: 1.5, join: .round)),
    ]
  }

  private static func gradients() throws -> [Command] {
    func stops(_ colors: Color...) -> [Gradient.Stop] {
      colors.enumerated().map {
        Gradient.Stop(location: Double($0) / Double(colors.count - 1), color: $1)
      }
    }
    let wave = Path(elements: [
      .move(Point2D(x: 245, y: 90)),
      .cubic(
        control1: Point2D(x: 265, y: 40), control2: Point2D(x: 285, y: 140), to: Point2D(x: 305, y: 90)),
    ])
    return [
      .gradient(
        Gradient(
          kind: .axial, stops: stops(red, paper, blue), start: Point2D(x: 10, y: 70),
          end: Point2D(x: 70, y: 110)),
        in: RoundedRectangle(10, 70, 60, 40, radius: 10)),
      .gradient(
        Gradient(
          kind: .radial, stops: stops(paper, blue), start: Point2D(x: 120, y: 90),
          end: Point2D(x: 150, y: 110)),
        in: RoundedRectangle(90, 70, 60, 40, radius: 10)),
      .gradient(
        Gradient(
          kind: .conic, stops: stops(red, paper, blue), start: Point2D(x: 200, y: 90),
          end: Point2D(x: 200, y: 70)),
        in: RoundedRectangle(170, 70, 60, 40, radius: 20)),
      .strokePath(wave, blue, StrokeStyle(width: 4, cap: .round, dashes: [9, 7])),
    ]
  }

  private static func groups() throws -> [Command] {
    let picture = Picture(
      try Bitmap.make(width: 240, height: 160) { x, y in
        let isDark = (x / 16 + y / 16) % 2 == 0
        return Pixel(red: isDark ? 40 : 240, green: x < 120 ? 90 : 220, blue: y < 80 ? 110 : 230)
      })
    let target = Rectangle(x: 10, y: 130, width: 60, height: 40)
    let circle = RoundedRectangle(Rectangle(x: 250, y: 130, width: 40, height: 40), radii: CornerRadii(20))
    return [
      .clip(
        RoundedRectangle(target, radii: CornerRadii(12)),
        [.image(picture, source: nil, in: target, tint: nil)]),
      .image(
        picture, source: Rectangle(x: 0, y: 0, width: 60, height: 40),
        in: Rectangle(x: 90, y: 130, width: 60, height: 40), tint: nil),
      .group(
        opacity: 0.5,
        [
          .fill(RoundedRectangle(170, 130, 40, 26), red), .fill(RoundedRectangle(190, 144, 40, 26), blue),
        ]),
      .mask(
        [.fill(circle, .black)], content: [.image(picture, source: nil, in: circle.rectangle, tint: nil)]),
    ]
  }

  private static func text() throws -> [Command] {
    let line = try inter("Affinity fjord 0123", size: 17)
    let turned = Matrix4.rotation(by: -0.15, about: Point3D(x: 0, y: 0, z: 1))
      .then(.translation(x: 190, y: 235))
    return [
      .text(line, at: Point2D(x: 10, y: 210), colors: [.black]),
      .shadow(
        Shadow(
          caster: .content([.text(line, at: Point2D(x: 10, y: 240), colors: [.black])]), color: blue,
          offset: Point2D(x: 1, y: 1), radius: 1)),
      .transform(turned, [.text(try inter("turned", size: 24, weight: 700), at: .zero, colors: [red])]),
    ]
  }
}
