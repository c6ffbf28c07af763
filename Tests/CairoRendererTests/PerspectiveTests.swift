import DisplayList
import Geometry
import ImageDecoding
import Testing

@testable import CairoRenderer

@Suite("Perspective")
struct PerspectiveTests {
  private static let xAxis = Point3D(x: 1, y: 0, z: 0)
  private static let yAxis = Point3D(x: 0, y: 1, z: 0)

  /// A face about the middle of a picture of 400 × 400 points.
  private static func placed(_ matrix: Matrix4, distance: Double = 500) -> Matrix4 {
    matrix.then(.perspective(distance: distance)).then(.translation(x: 200, y: 200))
  }

  /// Where a row or column of grey values crosses half, between two pixels' middles.
  private func crossings(_ values: [Int]) -> [Double] {
    zip(values, values.dropFirst()).enumerated().compactMap { index, pair in
      let (a, b) = (Double(pair.0), Double(pair.1))
      return (a < 127.5) != (b < 127.5) ? Double(index) + 0.5 + (127.5 - a) / (b - a) : nil
    }
  }

  @Test(
    "the lines of a checkerboard run where the formula takes them, to half a pixel",
    arguments: [
      Matrix4.rotation(by: 0.7, about: yAxis), .rotation(by: -1.2, about: xAxis),
      .rotation(by: 1.3, about: Point3D(x: 1, y: 1, z: 0.2)),
      Matrix4.rotation(by: 0.4, about: xAxis).then(.translation(x: 0, y: 0, z: 200)),
      Matrix4.rotation(by: 2.6, about: yAxis).then(.translation(x: 10, y: -20, z: -900)),
    ], [1.0, 2])
  func checkerboard(rotation: Matrix4, scale: Double) throws {
    // A white board with its lower right and upper left quarter black; they meet at (30, 20).
    let board = [
      Command.fill(RoundedRectangle(-100, -100, 200, 200), .white),
      .fill(RoundedRectangle(-100, -100, 130, 120), .black), .fill(RoundedRectangle(30, 20, 70, 80), .black),
    ]
    let matrix = Self.placed(rotation)
    let bitmap = try draw(
      [.transform(matrix, board)], width: 400, height: 400, scale: scale,
      background: Color(red: 0.5, green: 0, blue: 1))
    // Along the vertical line x = 30, a bit away from the middle, the row through it changes colour there; likewise
    // the columns along y = 20.
    var checked = 0
    for distance in [-70.0, -40, -15, 15, 40, 70] {
      let onVertical = try #require(matrix.homography.apply(to: Point2D(x: 30, y: 20 + distance * 0.8)))
      let onHorizontal = try #require(matrix.homography.apply(to: Point2D(x: 30 + distance * 0.8, y: 20)))
      for (point, isVertical) in [(onVertical, true), (onHorizontal, false)] {
        let pixel = point * scale
        guard pixel.x > 10, pixel.y > 10, pixel.x < 400 * scale - 10, pixel.y < 400 * scale - 10 else {
          continue
        }
        // A window of 13 pixels across the line, in the direction that is more across it.
        let direction = try lineDirection(through: matrix, isVertical: isVertical)
        let isSteep = abs(direction.y) > abs(direction.x)
        let along = Int((isSteep ? pixel.y : pixel.x).rounded(.down))
        let across = Int((isSteep ? pixel.x : pixel.y).rounded(.down))
        let values = (across - 6...across + 6).map {
          isSteep ? bitmap[$0, along].green : bitmap[along, $0].green
        }
        // The line crosses the middle of the pixel row a little off the point itself.
        let offMiddle = Double(along) + 0.5 - (isSteep ? pixel.y : pixel.x)
        let slope = isSteep ? direction.x / direction.y : direction.y / direction.x
        let expected = (isSteep ? pixel.x : pixel.y) + offMiddle * slope - Double(across - 6)
        let found = crossings(values)
        #expect(
          found.contains { abs($0 - expected) <= 0.5 }, "\(values) crosses at \(found), not \(expected)")
        checked += 1
      }
    }
    #expect(checked >= 6)
  }

  /// The direction on screen of one of the board's two lines: both images of a line are lines.
  private func lineDirection(through matrix: Matrix4, isVertical: Bool) throws -> Point2D {
    let map = matrix.homography
    let start = try #require(map.apply(to: Point2D(x: 30, y: 20)))
    let end = try #require(map.apply(to: isVertical ? Point2D(x: 30, y: 40) : Point2D(x: 50, y: 20)))
    return end - start
  }

  @Test("a face lies inside the quadrilateral of its corners, and fills it")
  func outline() throws {
    let matrix = Self.placed(.rotation(by: 1, about: Self.yAxis))
    let face = Rectangle(x: -100, y: -80, width: 200, height: 160)
    let bitmap = try draw(
      [.transform(matrix, [.fill(RoundedRectangle(face), .black)])], width: 400, height: 400)
    let quad = try #require(matrix.homography.apply(to: face))
    let outline = ConvexPolygon(corners: [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft])
    for y in 0..<400 {
      for x in 0..<400 {
        let center = Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let inside = outline.corners.indices.map { index -> Double in
          let edge = outline.corners[(index + 1) % 4] - outline.corners[index]
          return edge.cross(center - outline.corners[index]) / edge.dot(edge).squareRoot()
        }
        // Positive inside, as the corners run clockwise; soft edges and the bleed take a pixel and a half.
        let distance = try #require(inside.min())
        if distance > 0.8 { #expect(bitmap[x, y] == .black, "(\(x), \(y))") }
        if distance < -1.5 { #expect(bitmap[x, y] == .white, "(\(x), \(y))") }
      }
    }
  }

  /// Faces of 60 × 60 in strips so narrow that their horizons pass near by: turned up to 90°, and one whose sides are
  /// almost parallel on screen.
  private static let facesAlmostEdgeOn: [Matrix4] = {
    let turned = [80.0, 84, 86, 88, 89, 89.5, 90, 91, 93, 96].flatMap { degrees in
      [-130.0, 70].map { x in
        placed(
          Matrix4.rotation(by: degrees / 180 * .pi, about: xAxis)
            .then(.rotation(by: 0.2, about: Point3D(x: 0, y: 0, z: 1)))
            .then(.translation(x: x, y: -25, z: -60)))
      }
    }
    var sheared = Matrix4.identity
    (sheared.m11, sheared.m12, sheared.m14) = (0.51697, 0.22075, 0.00083617)
    (sheared.m21, sheared.m22, sheared.m24) = (2.11126, 0.72346, -0.00014265)
    (sheared.m41, sheared.m42, sheared.m44) = (202.57, 64.99, 0.9951)
    return turned + [sheared]
  }()

  // The covered pixels add up to the area of the quadrilateral (shoelace formula), and a quarter of a pixel all around,
  // corners included. What is thinner than a fifth of a pixel may be lost.
  @Test("a face seen almost edge-on is as large as its quadrilateral", arguments: facesAlmostEdgeOn)
  func almostEdgeOn(matrix: Matrix4) throws {
    let square = Rectangle(x: -30, y: -30, width: 60, height: 60)
    let corners = try #require(matrix.homography.apply(to: square))
    let points = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    var (doubledArea, perimeter) = (0.0, 0.0)
    for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
      doubledArea += start.cross(end)
      perimeter += (end - start).dot(end - start).squareRoot()
    }
    let bitmap = try draw(
      [.transform(matrix, [.fill(RoundedRectangle(square), .white)])], width: 400, height: 400, scale: 1,
      background: .black)
    var covered = 0.0
    for y in 0..<400 { for x in 0..<400 { covered += Double(bitmap[x, y].green) / 255 } }
    let area = abs(doubledArea) / 2
    if area > 0.2 * perimeter / 2 { #expect(covered >= area * 0.97) }
    #expect(covered <= area * 1.03 + 0.3 * perimeter + 1)
  }

  @Test("neighbouring faces of a prism show nothing of the background between them", arguments: 0..<12)
  func seams(step: Int) throws {
    let count = 10
    let radius = 30 / Trigonometry.tan(.pi / Double(count))
    let faces = (0..<count).map { index in
      Matrix4.translation(x: 0, y: 0, z: radius)
        .then(.rotation(by: 2 * .pi * (Double(index) + Double(step) / 12) / Double(count), about: Self.xAxis))
        .then(.rotation(by: 0.3, about: Point3D(x: 0, y: 0, z: 1)))
    }.map { Self.placed($0, distance: 900) }
    let bounds = Rectangle(x: -100, y: -30, width: 200, height: 60)
    let order = try #require(DepthSorter.order(faces.map { DepthSorter.Face(transform: $0) }) { _ in bounds })
    let commands = order.map {
      Command.transform(faces[$0.index], [.fill(RoundedRectangle(bounds), .black)])
    }
    let bitmap = try draw(commands, width: 400, height: 400)
    // The front of the prism covers a band of 160 by 150 points about the middle, turned by 0.3.
    for x in stride(from: -75.0, through: 75, by: 0.5) {
      for y in stride(from: -70.0, through: 70, by: 0.5) {
        let turned = Matrix4.rotation(by: 0.3, about: Point3D(x: 0, y: 0, z: 1)).homography
          .apply(to: Point2D(x: x, y: y))
        let point = try #require(turned)
        let pixel = bitmap[Int(200 + point.x), Int(200 + point.y)]
        // A sixteenth, where both of two faces cover half of a pixel and a quarter more.
        #expect(pixel.red <= 16, "(\(x), \(y))")
      }
    }
  }

  @Test("faces that cross are cut without a gap")
  func cut() throws {
    let matrices = [0.5, -0.6].map { Self.placed(.rotation(by: $0, about: Point3D(x: 0.3, y: 1, z: 0))) }
    let bounds = Rectangle(x: -100, y: -100, width: 200, height: 200)
    let order = try #require(
      DepthSorter.order(matrices.map { DepthSorter.Face(transform: $0) }) { _ in bounds })
    #expect(order.count == 3)
    let fragments = (0..<2).map { index in
      Fragment(
        identity: UInt64(index), generation: 0,
        commands: [.fill(RoundedRectangle(bounds), index == 0 ? .black : Color(red: 0, green: 0, blue: 0.3))])
    }
    let commands = order.map { piece in
      let content = Command.fragment(fragments[piece.index])
      return Command.transform(
        matrices[piece.index], piece.clip.map { [.clipPolygon($0, [content])] } ?? [content])
    }
    let bitmap = try draw(commands, width: 400, height: 400)
    let whole = try draw(
      matrices.map { .transform($0, [.fill(RoundedRectangle(bounds), .black)]) }, width: 400, height: 400)
    for y in 0..<400 {
      for x in 0..<400 where whole[x, y] == .black {
        #expect(bitmap[x, y].red <= 4 && bitmap[x, y].green <= 4, "(\(x), \(y))")
      }
    }
  }

  @Test("perspectives within one another are drawn as their product")
  func nested() throws {
    let outer = Self.placed(.rotation(by: 0.5, about: Self.yAxis))
    let inner = Matrix4.rotation(by: -0.4, about: Self.xAxis).then(.perspective(distance: 300))
    let fill = Command.fill(RoundedRectangle(-80, -80, 160, 160, radius: 20), .black)
    let fragment = Fragment(identity: 1, generation: 1, commands: [.transform(inner, [fill])])
    let nested = try draw([.transform(outer, [.fragment(fragment)])], width: 400, height: 400)
    // The inner face is projected into the outer plane first: its z is dropped.
    let map = inner.homography.then(outer.homography)
    let product = Matrix4(
      (map.m11, map.m12, 0, map.m13), (map.m21, map.m22, 0, map.m23), (0, 0, 1, 0),
      (map.m31, map.m32, 0, map.m33))
    #expect(nested == (try draw([.transform(product, [fill])], width: 400, height: 400)))
  }

  @Test("a perspective and its inverse draw what is drawn without both")
  func inverse() throws {
    let matrix = Self.placed(.rotation(by: 0.5, about: Self.yAxis))
    let map = try #require(matrix.homography.inverse)
    let back = Matrix4(
      (map.m11, map.m12, 0, map.m13), (map.m21, map.m22, 0, map.m23), (0, 0, 1, 0),
      (map.m31, map.m32, 0, map.m33))
    let fill = Command.fill(RoundedRectangle(100, 100, 80, 80, radius: 20), .black)
    let both = try draw([.transform(matrix, [.transform(back, [fill])])], width: 400, height: 400)
    #expect(both == (try draw([fill], width: 400, height: 400)))
  }

  @Test("groups, clips and masks go around perspective")
  func composition() throws {
    let matrix = Self.placed(.rotation(by: 0.5, about: Self.yAxis))
    let face = Command.transform(matrix, [.fill(RoundedRectangle(-100, -100, 200, 200), .black)])
    let half = try draw([.group(opacity: 0.5, [face])], width: 400, height: 400)
    #expect(half[200, 200].isClose(to: .gray(128)))
    let inside = Command.transform(
      matrix, [.group(opacity: 0.5, [.fill(RoundedRectangle(-100, -100, 200, 200), .black)])])
    #expect(try draw([inside], width: 400, height: 400)[200, 200].isClose(to: .gray(128)))
    let clipped = try draw(
      [.clip(RoundedRectangle(0, 0, 200, 400, radius: 9), [face])], width: 400, height: 400)
    #expect(clipped[190, 200] == .black && clipped[210, 200] == .white)
    let masked = try draw(
      [.mask([face], content: [.fill(RoundedRectangle(0, 0, 400, 400), .red)])], width: 400, height: 400)
    #expect(masked[200, 200] == .red && masked[5, 5] == .white)
  }

  @Test("a fine pattern that runs to the horizon is its mean far away, and does not shimmer")
  func horizon() throws {
    let stripes = (0..<1500).map {
      Command.fill(RoundedRectangle(-2000, -2900 + Double($0) * 2, 4000, 1), .black)
    }
    let floor = Fragment(
      identity: 1, generation: 1,
      commands: [.fill(RoundedRectangle(-2000, -2900, 4000, 3000), .white)] + stripes)
    for step in 0..<4 {
      let matrix = Self.placed(
        Matrix4.translation(x: 0, y: Double(step) * 0.4).then(.rotation(by: 1.3, about: Self.xAxis)))
      let bitmap = try draw([.transform(matrix, [.fragment(floor)])], width: 400, height: 400)
      // Find the far half of the floor by the formula.
      let far = try #require(matrix.homography.apply(to: Point2D(x: 0, y: -2500)))
      let near = try #require(matrix.homography.apply(to: Point2D(x: 0, y: -1200)))
      let rows = Int(min(far.y, near.y))..<Int(max(far.y, near.y))
      // Half of white, or up to e^−½ = 0.61 of it where many lines share a pixel, each over the rest of the others.
      for y in rows { #expect((120...163).contains(bitmap[200, y].red), "row \(y)") }
    }
  }

  @Test("precision does not fall with distance: coordinates of hundreds of millions of points cancel out")
  func farAway() throws {
    let matrix = Self.placed(.rotation(by: 0.5, about: Self.yAxis))
    let shift = 268_435_456.0
    func picture(_ offset: Double) throws -> Bitmap {
      let face = [Command.fill(RoundedRectangle(-80, offset - 80, 160, 160, radius: 20), .black)]
      return try draw(
        [.transform(Matrix4.translation(x: 0, y: -offset).then(matrix), face)], width: 400, height: 400)
    }
    let difference = zip(try picture(0).pixels, try picture(shift).pixels).map { abs(Int($0) - Int($1)) }
      .max()
    #expect(try #require(difference) <= 2)
  }

  @Test("a face that reaches behind the eye is drawn as far as it is in front")
  func behindTheEye() throws {
    // The floor from the horizon to far behind the viewer.
    let matrix = Matrix4.rotation(by: .pi / 2 - 0.2, about: Self.xAxis).then(.translation(x: 0, y: 100))
    let floor = Command.fill(RoundedRectangle(-5000, -5000, 10_000, 10_000), .black)
    let bitmap = try draw([.transform(Self.placed(matrix), [floor])], width: 400, height: 400)
    #expect(bitmap[200, 395] == .black && bitmap[5, 395] == .black && bitmap[200, 5] == .white)
  }
}
