import DisplayList
import Foundation
import Geometry
import HTMLRenderer
import ImageDecoding
import TestSupport
import Testing
import Typesetting

/// What the file says; how it looks is for a browser to show, in RendererAgreementTests.
@Suite("A frame as a page")
struct PageTests {
  private let box = RoundedRectangle(Rectangle(x: 10, y: 20, width: 30, height: 40))

  private func page(_ commands: Command..., title: String = "") -> String {
    let root = Fragment(identity: 1, generation: 1, commands: commands)
    return HTMLRenderer(title: title).render(
      DisplayList(size: Size2D(width: 100, height: 80), root: root))
  }

  private func label(_ text: String, weight: Int = 400) -> Command {
    let font = FontDescriptor(families: ["Inter"], size: 20, weight: weight)
    let typeset = Typesetter.typeset(
      StyledText(runs: [.init(text: text, font: font)]), width: nil, style: ParagraphStyle())
    return .text(typeset.lines[0].line, at: Point2D(x: 5, y: 30), colors: [.black])
  }

  /// The line that a command draws.
  private func line(of command: Command) throws -> ShapedLine {
    let line: ShapedLine? = if case .text(let line, _, _) = command { line } else { nil }
    return try #require(line)
  }

  @Test("shapes stand where they are, in the colours of the list")
  func shapes() {
    let page = page(
      .fill(box, Color(red: 1, green: 0.5, blue: 0)),
      .fill(
        RoundedRectangle(box.rectangle, radii: CornerRadii(5)), Color(red: 0, green: 0, blue: 1, alpha: 0.2)))
    #expect(page.contains(##"<rect x="10" y="20" width="30" height="40" fill="#ff8000"/>"##))
    #expect(page.contains(##"<rect x="10" y="20" width="30" height="40" rx="5" fill="#0000ff33"/>"##))
    #expect(page.contains(".frame { width: 100px; height: 80px }"))
  }

  @Test("a pixelated picture that is magnified has sharp pixels, and a reduced one has not")
  func pixels() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0, 0, 255, 255, 255, 0, 0, 255])
    let picture = Picture(try #require(bitmap))
    func isSharp(_ picture: Picture, width: Double) -> Bool {
      let place = Rectangle(x: 0, y: 0, width: width, height: width / 2)
      return page(.image(picture, source: nil, in: place, tint: nil)).contains("image-rendering:pixelated")
    }
    #expect(isSharp(picture.pixelated, width: 40))
    #expect(!isSharp(picture, width: 40) && !isSharp(picture.pixelated, width: 0.25))
  }

  private let backdrop = RoundedRectangle(Rectangle(x: 1, y: 2, width: 30, height: 40))

  // The names are those of the CSS specification "Compositing and Blending Level 2".
  @Test(
    "a blend mode of CSS is one of the page, within a group that isolates it from what is behind",
    arguments: [
      (BlendMode.multiply, "multiply"), (.colorDodge, "color-dodge"), (.softLight, "soft-light"),
      (.luminosity, "luminosity"), (.plusLighter, "plus-lighter"),
    ])
  func blending(mode: BlendMode, name: String) throws {
    let page = page(.blend([.fill(box, .black)], over: [.fill(backdrop, .black)], mode))
    let group = try #require(page.range(of: #"<g style="isolation:isolate">"#))
    let blended = try #require(page.range(of: "<g style=\"mix-blend-mode:\(name)\">"))
    let (below, above) = (
      try #require(page.range(of: #"<rect x="1" y="2""#)),
      try #require(page.range(of: #"<rect x="10" y="20""#))
    )
    #expect(group.lowerBound < below.lowerBound && below.lowerBound < blended.lowerBound)
    #expect(blended.lowerBound < above.lowerBound)
  }

  @Test("a mode that CSS has not is made with masks, and a clearing one leaves nothing")
  func masks() {
    func blended(_ mode: BlendMode) -> String {
      page(.blend([.fill(box, .black)], over: [.fill(backdrop, .black)], mode))
    }
    #expect(!blended(.clear).contains("<rect x=") && !blended(.clear).contains("mix-blend-mode"))
    #expect(blended(.sourceIn).contains("<mask ") && !blended(.sourceIn).contains("feFuncA"))
    #expect(blended(.destinationOut).contains("<mask ") && blended(.destinationOut).contains("feFuncA"))
    #expect(
      blended(.copy).contains(#"<rect x="10" y="20""#) && !blended(.copy).contains(#"<rect x="1" y="2""#))
  }

  // The identity with m14 = 1/500 moves w to 1 + x/500; the columns CSS lists are rows here.
  @Test("what has perspective is an element with a matrix of its own")
  func perspective() {
    var matrix = Matrix4.identity
    matrix.m14 = 1.0 / 500
    matrix.m41 = 7
    let page = page(.fill(box, .black), .transform(matrix, [.fill(box, .white)]), .fill(box, .black))
    #expect(page.contains("transform:matrix3d(1,0,0,0.002,0,1,0,0,0,0,1,0,7,0,0,1)"))
    // Before, in and after it: three sheets.
    #expect(page.components(separatedBy: "<svg class=\"sheet\">").count == 4)
  }

  @Test("what has perspective deep within groups and clips keeps it")
  func nestedPerspective() {
    let tilted = Command.transform(
      Matrix4.rotation(by: 0.5, about: Point3D(x: 0, y: 1, z: 0)).then(.perspective(distance: 300)),
      [.fill(box, .white)])
    let inner = Fragment(identity: 2, generation: 1, commands: [.group(opacity: 0.5, [tilted])])
    let page = page(.clip(box, [.mask([.fill(box, .black)], content: [.fragment(inner)])]))
    for style in ["clip-path:path('M10 20H40V60H10Z')", "mask:url(#", "opacity:0.5", "matrix3d("] {
      #expect(page.contains(style), "\(style)")
    }
  }

  // SVG knows no perspective, and a mask cannot be an element of HTML; but it can be a picture that has such in it.
  @Test("a mask that has perspective is a page within the page, with all it refers to")
  func maskInPerspective() throws {
    let fade = Gradient(
      kind: .axial, stops: [.init(location: 0, color: .black), .init(location: 1, color: .clear)],
      start: .zero, end: Point2D(x: 30, y: 0))
    let mask = Command.transform(
      Matrix4.rotation(by: 0.5, about: Point3D(x: 0, y: 1, z: 0)).then(.perspective(distance: 300)),
      [.gradient(fade, in: box)])
    let page = page(.mask([mask], content: [.fill(box, .white)]))
    let address = try #require(page.components(separatedBy: "mask:url(data:image/svg+xml;base64,").last)
    let encoded = try #require(address.components(separatedBy: ")").first)
    let picture = String(decoding: try #require(Data(base64Encoded: encoded)), as: UTF8.self)
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""))
    for part in ["<foreignObject", "matrix3d(", "<linearGradient", ".plane", "</svg>"] {
      #expect(picture.contains(part), "\(part)")
    }
    #expect(!page.contains("<linearGradient"))
  }

  @Test("text is text, escaped, each character in its place")
  func text() throws {
    let command = label("a < b & \"c\"")
    let line = try line(of: command)
    let page = page(command, title: "<&>")
    // The label begins 5 points from the left; coordinates are written to a ten-thousandth.
    let places = line.runs[0].glyphs.map { glyph in
      let x = ((glyph.position.x + 5) * 1e4).rounded() / 1e4
      return x == x.rounded() ? String(Int(x)) : String(x)
    }
    #expect(page.contains("<text x=\"\(places.joined(separator: " "))\" y=\"30\""))
    #expect(page.contains(">a &lt; b &amp; &quot;c&quot;</text>"))
    #expect(page.contains("<title>&lt;&amp;&gt;</title>"))
  }

  @Test("raised text stands above the baseline")
  func raised() {
    let runs = ["x", "2"].map { text in
      StyledText.Run(
        text: text, font: FontDescriptor(families: ["Inter"], size: 20), style: 0, rise: text == "2" ? 6 : 0)
    }
    let line = Typesetter.typeset(StyledText(runs: runs), width: nil, style: ParagraphStyle()).lines[0].line
    let page = page(.text(line, at: Point2D(x: 5, y: 30), colors: [.black]))
    #expect(page.contains(" y=\"30\"") && page.contains(" y=\"24\""))
  }

  @Test(
    "a character within a cluster has no place of its own, and text from the right is placed by its left end")
  func clusters() throws {
    // An e with an accent that shares its glyph, and an o.
    let accent = label("e\u{301}o")
    let hebrew = label("שלום")
    let (accented, mirrored) = try (line(of: accent), line(of: hebrew))
    let page = page(accent, hebrew)
    func rounded(_ x: Double) -> String { ((x * 1e4).rounded() / 1e4).description }
    let (e, o) = (accented.runs[0].glyphs[0], accented.runs[0].glyphs[1])
    #expect(accented.runs.map(\.glyphs.count) == [2] && e.position.x == 0)
    #expect(page.contains("<text x=\"5 \(rounded(o.position.x + 5)) \(rounded(o.position.x + 5))\""))
    // The first letter is the rightmost.
    let last = try #require(mirrored.runs[0].glyphs.last)
    #expect(page.contains("<text x=\"\(rounded(last.position.x + 5)) "))
    #expect(page.contains(" direction=\"rtl\" text-anchor=\"end\""))
  }

  @Test("text with characters beyond the first 65,536 has a beginning and a length")
  func textLength() throws {
    let command = label("a𝐛")
    let line = try line(of: command)
    let page = page(command)
    #expect(line.runs.count >= 1)
    #expect(page.contains(" textLength=\""))
  }

  @Test("a font is part of the page once, with the glyphs that are needed")
  func fonts() {
    let one = page(label("a"), label("a"))
    #expect(one.components(separatedBy: "@font-face").count == 2)
    let other = page(label("a"), label("bcdefghijklmnopq"), label("a", weight: 700))
    #expect(other.components(separatedBy: "@font-face").count == 3)
    #expect(one.utf8.count < 20_000 && other.utf8.count > one.utf8.count)
  }

  @Test("a picture is part of the page once, and nothing else is asked for")
  func selfContained() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16)))
    let picture = Picture(bitmap)
    let page = page(
      .image(picture, source: nil, in: box.rectangle, tint: nil),
      .image(picture, source: nil, in: Rectangle(x: 0, y: 0, width: 8, height: 8), tint: .black), label("a"))
    #expect(page.components(separatedBy: "data:image/png").count == 2)
    #expect(page.components(separatedBy: "<use href=\"#p").count == 3)
    #expect(!page.contains("http") && !page.contains("<script"))
  }

  private func picture(_ width: Int, _ height: Int, alpha: UInt8 = 255, seed: UInt8 = 0) throws -> Picture {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let blue = UInt8(truncatingIfNeeded: (x * 7 + y * y * 3) % 61 + x / 4)
        for channel in [blue, UInt8(truncatingIfNeeded: y), seed, alpha] {
          pixels.append(min(channel, alpha))
        }
      }
    }
    return Picture(try #require(Bitmap(width: width, height: height, pixels: pixels)))
  }

  /// The sizes of the pictures in a page, decoded again.
  private func pictures(in page: String) throws -> [(type: String, size: [Int])] {
    try page.components(separatedBy: "href=\"data:image/").dropFirst().map { rest in
      let type = try #require(rest.components(separatedBy: ";").first)
      let encoded = try #require(
        rest.components(separatedBy: "base64,")[1].components(separatedBy: "\"").first)
      let bitmap = try ImageDecoder.decode(.bytes(Array(try #require(Data(base64Encoded: encoded)))))
      return (type, [bitmap.width, bitmap.height])
    }
  }

  @Test("a picture has the pixels that the page needs at two pixels per point, and no more")
  func pictureSize() throws {
    let large = try picture(400, 300)
    let (small, enlarged) = (
      Rectangle(x: 0, y: 0, width: 40, height: 30), Rectangle(x: 0, y: 0, width: 1000, height: 750)
    )
    #expect(
      try pictures(in: page(.image(large, source: nil, in: small, tint: nil))).map(\.size) == [[80, 60]])
    #expect(
      try pictures(in: page(.image(large, source: nil, in: enlarged, tint: nil))).map(\.size) == [[400, 300]])
    // The largest use decides, through any transform.
    let twice = Command.transform(
      .scale(x: 2, y: 2, z: 1), [.image(large, source: nil, in: small, tint: nil)])
    #expect(
      try pictures(in: page(.image(large, source: nil, in: small, tint: nil), twice)).map(\.size) == [
        [160, 120]
      ])
  }

  @Test("only the part of a picture that is drawn is in the page")
  func picturePart() throws {
    let large = try picture(400, 300)
    let part = Rectangle(x: 100, y: 50, width: 200, height: 100)
    let page = page(.image(large, source: part, in: Rectangle(x: 0, y: 0, width: 100, height: 50), tint: nil))
    // One more pixel on each side, to interpolate at the edges.
    #expect(try pictures(in: page).map(\.size) == [[202, 102]])
    #expect(page.contains("x=\"99\" y=\"49\" width=\"202\" height=\"102\""))
  }

  @Test("pictures with the same pixels are in the page once, and those out of sight not at all")
  func sharedPictures() throws {
    let box = Rectangle(x: 0, y: 0, width: 100, height: 80)
    let outside = Rectangle(x: 0, y: 200, width: 100, height: 80)
    let page = page(
      .image(try picture(100, 80), source: nil, in: box, tint: nil),
      .image(try picture(100, 80), source: nil, in: box, tint: nil),
      .image(try picture(100, 80, seed: 9), source: nil, in: outside, tint: nil),
      .clip(
        RoundedRectangle(Rectangle(x: 0, y: 0, width: 10, height: 10)),
        [
          .image(
            try picture(100, 80, seed: 8), source: nil, in: box.offset(by: Point2D(x: 50, y: 0)), tint: nil)
        ]))
    #expect(try pictures(in: page).count == 1)
    #expect(page.components(separatedBy: "<use href=\"#p0\"").count == 3)
  }

  @Test("opaque pictures are compressed with loss; small and translucent ones are not")
  func pictureFormats() throws {
    let box = Rectangle(x: 0, y: 0, width: 100, height: 80)
    func type(_ picture: Picture) throws -> [String] {
      try pictures(in: page(.image(picture, source: nil, in: box, tint: nil))).map(\.type)
    }
    #expect(try type(try picture(200, 160)) == ["webp"])
    #expect(try type(try picture(30, 20)) == ["png"])
    #expect(try type(try picture(200, 160, alpha: 100)) == ["png"])
  }

  @Test(
    "NaN and infinite values have no effect",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func hostileNumbers(number: Double) {
    let rectangle = Rectangle(x: number, y: 0, width: 10, height: number)
    let shape = RoundedRectangle(rectangle, radii: CornerRadii(number))
    let point = Point2D(x: number, y: 1)
    let path = Path(elements: [
      .move(.zero), .line(point), .cubic(control1: point, control2: .zero, to: .zero),
    ])
    var matrix = Matrix4.identity
    matrix.m14 = number
    let color = Color(red: number, green: 0, blue: 0)
    let stops = [Gradient.Stop(location: number, color: .black), .init(location: 1, color: color)]
    let page = page(
      .fill(shape, .black), .fill(box, color), .border(box, width: number, .black),
      .gradient(Gradient(kind: .conic, stops: stops, start: point, end: .zero), in: box),
      .gradient(Gradient(kind: .radial, stops: stops, start: .zero, end: point), in: shape),
      .shadow(Shadow(caster: .path(path), color: .black, offset: point, radius: number)),
      .shadow(Shadow(caster: .rectangle(box), color: .black, offset: .zero, radius: number)),
      .fillPath(path, .black, .nonZero),
      .strokePath(path, .black, StrokeStyle(width: number, miterLimit: number, dashes: [number])),
      .transform(matrix, [.fill(box, .black)]), .group(opacity: number, [.fill(box, .black)]),
      .clip(shape, [.fill(box, .black)]),
      .clipPolygon(ConvexPolygon(corners: [.zero, point, Point2D(x: 0, y: 9)]), [.fill(box, .black)]))
    let words = page.lowercased().split { !$0.isLetter }
    #expect(!words.contains("nan") && !words.contains("inf") && !words.contains("infinity"))
    #expect(!page.contains("e+"))
  }
}
