import DisplayList
import Geometry
import ImageDecoding
import Testing

@testable import CairoRenderer

@Suite("Hostile input")
struct HostileInputTests {
  private static let values = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e30, 1e9, -1e9, 1e-300, 0, -1,
  ]

  /// Commands of every kind with a number where it hurts.
  private func commands(_ value: Double) throws -> [Command] {
    let picture = Picture(try Bitmap.make(width: 4, height: 4) { _, _ in .red })
    let line = try shape("text")
    let shapes = [
      RoundedRectangle(value, 10, 20, 20), RoundedRectangle(10, value, 20, 20, radius: 5),
      RoundedRectangle(10, 10, value, 20), RoundedRectangle(10, 10, 20, value, radius: 3),
      RoundedRectangle(10, 10, 20, 20, radius: value),
    ]
    let point = Point2D(x: value, y: 20)
    let path = Path(elements: [
      .move(.zero), .line(point), .cubic(control1: point, control2: .zero, to: Point2D(x: 9, y: 9)), .close,
    ])
    let stops = [
      Gradient.Stop(location: value, color: .red),
      .init(location: 1, color: Color(red: value, green: 0, blue: 0)),
    ]
    var commands: [Command] = [
      .image(
        picture, source: Rectangle(x: value, y: 0, width: 4, height: value),
        in: .init(x: 0, y: 0, width: 9, height: 9), tint: nil),
      .image(picture, source: nil, in: Rectangle(x: 0, y: value, width: value, height: 5), tint: .red),
      .text(line, at: point, colors: [.red]), .fillPath(path, .red, .evenOdd),
      .strokePath(
        path, .red, StrokeStyle(width: value, miterLimit: value, dashes: [value, 1], dashPhase: value)),
      .group(opacity: value, [.fill(RoundedRectangle(0, 0, 9, 9), .clear)]),
      .clipPolygon(ConvexPolygon(corners: [.zero, point, Point2D(x: 3, y: 9)]), [.fill(shapes[0], .red)]),
    ]
    for shape in shapes {
      commands += [
        .fill(shape, Color(red: 1, green: 1, blue: 1, alpha: value)), .border(shape, width: value, .white),
        .clip(shape, [.fill(shape, .white), .border(shape, width: 1, .white)]),
        .mask([.fill(shape, .red)], content: [.fill(shape, .white)]),
      ]
      for kind in [Gradient.Kind.axial, .radial, .conic] {
        commands.append(.gradient(Gradient(kind: kind, stops: stops, start: point, end: .zero), in: shape))
        commands.append(.gradient(Gradient(kind: kind, stops: [], start: point, end: .zero), in: shape))
      }
      for caster in [Shadow.Caster.rectangle(shape), .path(path), .content([.fill(shape, .red)])] {
        for (radius, offset) in [(value, Point2D.zero), (3, point)] {
          commands.append(.shadow(Shadow(caster: caster, color: .white, offset: offset, radius: radius)))
        }
      }
    }
    for place in 0..<16 {
      commands.append(.transform(matrix(with: value, at: place), [.fill(shapes[0], .white), commands[5]]))
      commands.append(
        .transform(matrix(with: value, at: place), [.fill(RoundedRectangle(0, 0, 9, 9), .clear)]))
    }
    return commands
  }

  private func matrix(with value: Double, at place: Int) -> Matrix4 {
    var numbers = [1, 0, 0.1, 0.001, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    numbers[place] = value
    func row(_ start: Int) -> (Double, Double, Double, Double) {
      (numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3])
    }
    return Matrix4(row(0), row(4), row(8), row(12))
  }

  @Test(
    "commands with impossible numbers neither crash nor keep later ones from being drawn", arguments: values)
  func numbers(value: Double) throws {
    for command in try commands(value) {
      let bitmap = try draw([command, .fill(RoundedRectangle(40, 40, 20, 20), .green)], background: .white)
      #expect(bitmap[50, 50] == .green, "\(command)")
    }
  }

  @Test("a picture without pixels, or with too many, is refused")
  func sizes() {
    let root = Fragment(identity: 1, generation: 1, commands: [])
    for (width, height, scale) in [
      (0.0, 10.0, 1.0), (10, -1, 1), (.nan, 10, 1), (10, 10, 0), (10, 10, -2), (10, 10, .nan), (1e9, 1, 1),
      (1, .infinity, 1), (30_000, 30_000, 1),
    ] {
      let list = DisplayList(size: Size2D(width: width, height: height), root: root)
      #expect(CairoRenderer().render(list, scale: scale) == nil, "\(width) × \(height) at \(scale)")
    }
  }

  @Test("deep nesting is drawn")
  func depth() throws {
    var command = Command.fill(RoundedRectangle(10, 10, 80, 80), .red)
    for _ in 0..<100 { command = .fragment(Fragment(identity: 1, generation: 1, commands: [command])) }
    #expect(try draw([command])[50, 50] == .red)
  }
}
