import DisplayList
import Geometry

extension Scene {
  /// Scenes that together hold every command, in every form that takes a way of its own.
  static let commands: [Scene] = flat + shadows + gradients + transformed

  private static let flat: [Scene] = [
    Scene("sharp fill", [.fill(box, blue)]),
    Scene("translucent rounded fill", [.fill(box, orange), .fill(card, translucent)]),
    Scene(
      "bars between pixels",
      (0..<7).map { index in
        let top = 12.3 + 15.13 * Double(index)
        return .fill(
          RoundedRectangle(
            Rectangle(x: 20.4, y: top, width: 110, height: 1 + 0.4 * Double(index)),
            radii: CornerRadii(index % 2 == 0 ? 0 : 0.6)), blue)
      }),
    Scene("reduced bars", [.transform(.scale(x: 0.43, y: 0.43), bars)]),
    Scene(
      "drawing of paths and fills",
      [
        .fill(box, blue), .fillPath(leaf, orange, .nonZero), .fill(card, translucent),
        .strokePath(star, blue, StrokeStyle(width: 3)),
        .clip(card, [.fillPath(star, .white, .evenOdd)]),
        label("over it", at: Point2D(x: 50, y: 60)), .fillPath(leaf, translucent, .nonZero),
      ]),
    Scene(
      "unequal corners",
      [
        .fill(
          RoundedRectangle(
            box.rectangle, radii: .init(topLeft: 40, topRight: 0, bottomRight: 20, bottomLeft: 5)), blue)
      ]),
    Scene("border", [.border(card, width: 4, blue), .border(box, width: 1, orange)]),
    Scene("border wider than half", [.border(card, width: 60, blue)]),
    Scene("clips in a rounded clip", [clips]),
    Scene("picture", [.image(picture, source: nil, in: box.rectangle, tint: nil)]),
    Scene(
      "small picture",
      [.image(picture, source: nil, in: Rectangle(x: 40, y: 40, width: 20, height: 13), tint: nil)]),
    Scene(
      "part of a picture",
      [.image(picture, source: Rectangle(x: 24, y: 8, width: 40, height: 32), in: box.rectangle, tint: nil)]),
    Scene(
      "sharp pixels of a magnified picture",
      [
        .image(
          picture.pixelated, source: Rectangle(x: 43, y: 11, width: 10, height: 8), in: box.rectangle,
          tint: nil)
      ]),
    Scene(
      "part that reaches beyond the picture",
      [
        .image(
          picture, source: Rectangle(x: -32, y: -16, width: 96, height: 64), in: box.rectangle, tint: nil)
      ]),
    Scene("tinted picture", [.image(stain, source: nil, in: box.rectangle, tint: translucent)]),
    Scene(
      "translucent picture", [.fill(box, blue), .image(stain, source: nil, in: box.rectangle, tint: nil)]),
    Scene(
      "text",
      [
        label("Sphinx of black quartz", size: 13, at: Point2D(x: 8, y: 30)),
        label("judge my vow", size: 22, at: Point2D(x: 8, y: 62.5), color: blue),
        label("Ω ﷼ שלום", size: 17, at: Point2D(x: 8, y: 96), color: translucent),
      ]),
    Scene("filled paths", [.fillPath(leaf, orange, .nonZero), .fillPath(star, translucent, .evenOdd)]),
    Scene(
      "stroked paths",
      [
        .strokePath(star, blue, StrokeStyle(width: 3, join: .round)),
        .strokePath(leaf, orange, StrokeStyle(width: 5, cap: .round, dashes: [12, 8])),
      ]),
    Scene(
      "group",
      [
        .fill(box, blue),
        .group(opacity: 0.5, [.fill(card, orange), label("half", at: Point2D(x: 60, y: 60))]),
      ]),
    Scene(
      "mask",
      [
        .fill(box, orange),
        .mask(
          [.image(stain, source: nil, in: Rectangle(x: 20, y: 10, width: 100, height: 100), tint: nil)],
          content: [.fill(box, blue), label("masked", at: Point2D(x: 50, y: 60), color: .white)]),
      ]),
    Scene(
      "mask in perspective",
      [
        .fill(box, orange),
        .mask(
          [
            .transform(
              tilted(0.9, distance: 120),
              [
                .gradient(
                  Gradient(
                    kind: .axial, stops: stops(.black, translucent, .black), start: Point2D(x: 30, y: 20),
                    end: Point2D(x: 130, y: 20)), in: card),
                label("cut out", size: 24, at: Point2D(x: 40, y: 110)),
              ])
          ],
          content: [.fill(box, blue), label("masked", at: Point2D(x: 50, y: 60), color: .white)]),
      ]),
    Scene(
      "nested clips",
      [
        .clip(
          card,
          [
            .clip(
              RoundedRectangle(Rectangle(x: 60, y: 0, width: 100, height: 70)),
              [.fill(box, blue), label("cut off at both ends", at: Point2D(x: 10, y: 50))])
          ])
      ]),
    Scene(
      "polygon",
      [
        .clipPolygon(
          ConvexPolygon(corners: [
            Point2D(x: 40, y: 10), Point2D(x: 150, y: 40), Point2D(x: 90, y: 110), Point2D(x: 25, y: 80),
          ]),
          [.fill(box, blue), label("five sides", at: Point2D(x: 50, y: 60), color: .white)])
      ]),
    Scene(
      "fragments",
      [fragment(2, [.fill(card, blue), fragment(3, [label("inside", at: Point2D(x: 50, y: 60))])])]),
    Scene("cell", cell),
  ]

  /// Parts of parts of what a card shows, a little enlarged: a reduced drawing, and a picture on a ground. The card begins
  /// between pixels; what is in it, and itself, ends on whole ones, which all renderers draw alike.
  private static var clips: Command {
    let (origin, scale) = (Point2D(x: 14.8965, y: 7.522), 1.37719)
    func inCard(_ x: Double) -> Double { (x - origin.x) / scale }
    let height = (112 - origin.y) / scale
    func part(from left: Double, to right: Double, _ commands: [Command]) -> Command {
      .clip(
        RoundedRectangle(Rectangle(minX: inCard(left), minY: 0, maxX: inCard(right), maxY: height)), commands)
    }
    func bar(_ x: Double, _ width: Double, _ color: Color) -> Command {
      .fill(RoundedRectangle(Rectangle(x: x, y: 0, width: width, height: 200)), color)
    }
    let drawing = Command.transform(.scale(x: 0.4364, y: 0.4364), [bar(0, 100, blue), bar(9, 20, orange)])
    let image = Command.image(
      picture, source: Rectangle(x: 8, y: 4, width: 70, height: 52),
      in: Rectangle(x: inCard(80), y: -2, width: 60, height: 80), tint: nil)
    let card = Rectangle(x: 0, y: 0, width: inCard(144), height: height)
    return .transform(
      Matrix4.scale(x: scale, y: scale).then(.translation(x: origin.x, y: origin.y)),
      [
        .clip(
          RoundedRectangle(card, radii: CornerRadii(12)),
          [
            bar(0, 100, orange), part(from: origin.x, to: 70, [part(from: origin.x, to: 70, [drawing])]),
            part(from: 80, to: 144, [bar(0, 100, translucent), part(from: 83, to: 140, [image])]),
          ])
      ])
  }

  private static let bars: [Command] = (0..<9).map { index in
    .fill(
      RoundedRectangle(Rectangle(x: 30, y: 10 + 26 * Double(index), width: 280, height: 7)), orange)
  }

  private static let shadows: [Scene] = [
    Scene(
      "uncovered shadow",
      [.shadow(Shadow(caster: .rectangle(card), color: blue, offset: Point2D(x: 6, y: 9), radius: 5))]),
    Scene(
      "sharp shadow under its box",
      [
        .shadow(Shadow(caster: .rectangle(box), color: translucent, offset: Point2D(x: 8, y: 8), radius: 0)),
        .fill(box, .white),
      ]),
    Scene(
      "wide shadow",
      [
        .shadow(Shadow(caster: .rectangle(card), color: .black, offset: Point2D(x: 0, y: 4), radius: 14)),
        .fill(card, orange),
      ]),
    Scene(
      "shadow of a path",
      [.shadow(Shadow(caster: .path(star), color: blue, offset: Point2D(x: 3, y: 3), radius: 3))]),
    Scene(
      "shadow of content",
      [
        .shadow(
          Shadow(
            caster: .content([label("Shadow", size: 34, at: Point2D(x: 15, y: 70))]), color: .black,
            offset: Point2D(x: 2, y: 4), radius: 3)),
        label("Shadow", size: 34, at: Point2D(x: 15, y: 70), color: orange),
      ]),
  ]

  private static let gradients: [Scene] = [
    Scene(
      "axial gradient",
      [
        .gradient(
          Gradient(
            kind: .axial, stops: stops(orange, .white, blue), start: Point2D(x: 40, y: 30),
            end: Point2D(x: 120, y: 90)), in: card)
      ]),
    Scene(
      "gradient into nothing",
      [
        .fill(box, orange),
        .gradient(
          Gradient(
            kind: .axial, stops: stops(blue, Color(red: 1, green: 1, blue: 0, alpha: 0)),
            start: Point2D(x: 30, y: 0), end: Point2D(x: 130, y: 0)), in: box),
      ]),
    Scene(
      "radial gradient",
      [
        .gradient(
          Gradient(
            kind: .radial, stops: stops(.white, orange, blue), start: Point2D(x: 80, y: 60),
            end: Point2D(x: 130, y: 95)), in: box)
      ]),
    Scene(
      "conic gradient",
      [
        .gradient(
          Gradient(
            kind: .conic, stops: stops(orange, .white, blue, orange), start: Point2D(x: 80, y: 60),
            end: Point2D(x: 100, y: 100)), in: card)
      ]),
  ]

  private static let transformed: [Scene] = [
    Scene(
      "moved and reduced", [.transform(Matrix4.scale(x: 0.6, y: 0.6).then(.translation(x: 30, y: 25)), cell)]),
    Scene("enlarged", [.transform(Matrix4.scale(x: 1.5, y: 1.5).then(.translation(x: -40, y: -30)), cell)]),
    Scene(
      "turned",
      [
        .transform(
          Matrix4.translation(x: -80, y: -60).then(
            Matrix4.rotation(by: 0.4, about: Point3D(x: 0, y: 0, z: 1))
          )
          .then(.translation(x: 80, y: 60)), [fragment(4, cell)])
      ]),
    Scene("perspective", [.transform(tilted(0.7), [fragment(5, cell)])]),
    Scene("strong perspective", [.transform(tilted(-1.1, distance: 120), [fragment(6, cell)])]),
    Scene("mirrored in perspective", [.transform(tilted(2.6), [fragment(7, cell)])]),
    Scene(
      "magnified in perspective",
      [.transform(Matrix4.translation(x: 0, y: 0, z: 100).then(tilted(0.3)), [fragment(8, cell)])]),
    Scene(
      "perspective, polygon and opacity",
      [
        .transform(
          tilted(0.5),
          [
            .group(
              opacity: 0.7,
              [
                .clipPolygon(
                  ConvexPolygon(corners: [
                    Point2D(x: 0, y: 0), Point2D(x: 100, y: 0), Point2D(x: 60, y: 120), Point2D(x: 0, y: 120),
                  ]),
                  [fragment(9, cell)])
              ])
          ])
      ]),
    Scene("partly behind the eye", [.transform(tilted(1.2, distance: 30), [.fill(box, blue)])]),
    Scene("faces", (0..<5).map(face)),
  ]

  private static func face(_ index: Int) -> Command {
    let place = Matrix4.translation(x: 5 + Double(index) * 18, y: 10 + Double(index) * 10)
    let matrix = Matrix4.scale(x: 0.5, y: 0.5).then(place).then(tilted(0.2 * Double(index) - 0.4))
    return .transform(matrix, [fragment(UInt64(20 + index), cell)])
  }
}
