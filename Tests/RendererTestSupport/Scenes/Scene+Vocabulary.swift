import DisplayList
import Geometry
import ImageDecoding
import Typesetting

extension Scene {
  /// A colour.
  public static let blue = Color(red: 0.1, green: 0.3, blue: 0.8)
  /// Another colour.
  public static let orange = Color(red: 1, green: 0.6, blue: 0)
  /// A rectangle in the middle of the page.
  public static let box = RoundedRectangle(Rectangle(x: 30, y: 20, width: 100, height: 80))
  /// The same with round corners.
  public static let card = RoundedRectangle(box.rectangle, radii: CornerRadii(12))

  /// A picture whose four quarters and edges differ, so that turning or shifting it shows.
  public static let picture: Picture = {
    let (width, height) = (96, 64)
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let checker: UInt8 = (x / 8 + y / 8) % 2 == 0 ? 60 : 0
        pixels += [
          checker + (x < width / 2 ? 180 : 20), checker + UInt8(y * 2), checker + UInt8(x * 2), 255,
        ]
      }
    }
    return Picture(Bitmap(width: width, height: height, pixels: pixels)!)
  }()

  /// A round stain: opaque in the middle, transparent at the edge.
  public static let stain: Picture = {
    let side = 64
    var pixels: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (Double(x) + 0.5 - 32, Double(y) + 0.5 - 32)
        let alpha = UInt8(max(0, min(255, (1 - (dx * dx + dy * dy).squareRoot() / 32) * 255)))
        pixels += [alpha / 4, alpha / 2, alpha, alpha]
      }
    }
    return Picture(Bitmap(width: side, height: side, pixels: pixels)!)
  }()

  /// A line of text in the pinned font.
  public static func label(_ text: String, size: Double = 17, at origin: Point2D, color: Color = .black)
    -> Command
  {
    let font = FontDescriptor(families: ["Inter"], size: size)
    let typeset = Typesetter.typeset(
      StyledText(runs: [.init(text: text, font: font)]), width: nil, style: ParagraphStyle())
    return .text(typeset.lines[0].line, at: origin, colors: [color])
  }

  /// A turn about an upright axis through a point, seen in perspective.
  public static func tilted(
    _ angle: Double, distance: Double = 300, about center: Point2D = Point2D(x: 80, y: 60)
  )
    -> Matrix4
  {
    Matrix4.translation(x: -center.x, y: -center.y)
      .then(.rotation(by: angle, about: Point3D(x: 0, y: 1, z: 0)))
      .then(.perspective(distance: distance))
      .then(.translation(x: center.x, y: center.y))
  }

  /// Commands as a fragment of their own.
  public static func fragment(_ identity: UInt64, _ commands: [Command]) -> Command {
    .fragment(Fragment(identity: identity, generation: 1, commands: commands))
  }

  /// A card as cells are: shadow, ground, picture, label, border.
  public static let cell: [Command] = [
    .shadow(
      Shadow(
        caster: .rectangle(card), color: Color(red: 0, green: 0, blue: 0, alpha: 0.4),
        offset: Point2D(x: 0, y: 3), radius: 6)),
    .fill(card, .white),
    .clip(
      card, [.image(picture, source: nil, in: Rectangle(x: 30, y: 20, width: 100, height: 56), tint: nil)]),
    label("Quartz 42", size: 14, at: Point2D(x: 40, y: 92)),
    .border(card, width: 1, blue),
  ]

  /// Five lines that cross one another.
  public static let star = Path(elements: [
    .move(Point2D(x: 80, y: 12)), .line(Point2D(x: 108, y: 104)), .line(Point2D(x: 28, y: 46)),
    .line(Point2D(x: 132, y: 46)), .line(Point2D(x: 52, y: 104)), .close,
  ])

  /// Curves of both kinds.
  public static let leaf = Path(elements: [
    .move(Point2D(x: 20, y: 100)),
    .cubic(control1: Point2D(x: 20, y: 20), control2: Point2D(x: 100, y: 10), to: Point2D(x: 140, y: 20)),
    .quadratic(control: Point2D(x: 130, y: 110), to: Point2D(x: 20, y: 100)), .close,
  ])

  /// Colours at equal distances.
  public static func stops(_ colors: Color...) -> [Gradient.Stop] {
    colors.enumerated().map {
      Gradient.Stop(location: Double($0) / Double(colors.count - 1), color: $1)
    }
  }

  /// A colour that lets half of what is under it through.
  public static let translucent = Color(red: 0.8, green: 0, blue: 0.2, alpha: 0.5)
}
