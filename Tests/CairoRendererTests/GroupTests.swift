import DisplayList
import Geometry
import ImageDecoding
import Testing

@Suite("Groups, clips and masks")
struct GroupTests {
  private static let red = Command.fill(RoundedRectangle(10, 10, 40, 40), .red)
  private static let blue = Command.fill(RoundedRectangle(30, 30, 40, 40), .blue)

  @Test("a group with half opacity shows half of its top layer, and nothing of the layers below")
  func opacity() throws {
    let bitmap = try draw([.group(opacity: 0.5, [Self.red, Self.blue])])
    #expect(bitmap[20, 20].isClose(to: Pixel(red: 255, green: 128, blue: 128)))
    #expect(bitmap[40, 40].isClose(to: Pixel(red: 128, green: 128, blue: 255)))
    #expect(bitmap[80, 80] == .white)
  }

  @Test("opacities multiply; none shows nothing, more than all shows all")
  func nestedOpacity() throws {
    let nested = try draw([.group(opacity: 0.5, [.group(opacity: 0.5, [Self.red])])])
    #expect(nested[20, 20].isClose(to: Pixel(red: 255, green: 191, blue: 191)))
    for (opacity, expected) in [(0.0, Pixel.white), (-1, .white), (.nan, .white), (2, .red)] {
      #expect(try draw([.group(opacity: opacity, [Self.red])])[20, 20] == expected)
    }
  }

  @Test("without a background pixels are premultiplied")
  func premultiplied() throws {
    let bitmap = try draw([.group(opacity: 0.5, [Self.red])], background: .clear)
    #expect(bitmap[20, 20].isClose(to: Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
    #expect(bitmap[80, 80] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test("what is outside of a clip is not drawn, and clips nest")
  func clip() throws {
    let inner = Command.clip(RoundedRectangle(20, 0, 80, 100), [Self.red])
    let bitmap = try draw([.clip(RoundedRectangle(0, 20, 100, 80), [inner]), Self.blue])
    #expect(bitmap[15, 25] == .white && bitmap[25, 15] == .white && bitmap[25, 25] == .red)
    #expect(bitmap[60, 60] == .blue, "the clip has ended")
  }

  @Test("a rounded clip leaves no fringe of what lies under an opaque cover")
  func fringe() throws {
    let cover = [
      Command.fill(RoundedRectangle(0, 0, 100, 100), .white), .fill(RoundedRectangle(0, 0, 100, 100), .black),
    ]
    for clip in [
      Command.clip(RoundedRectangle(10.3, 10.3, 70, 70, radius: 20), cover),
      .clipPolygon(
        ConvexPolygon(corners: [Point2D(x: 50, y: 5), Point2D(x: 95, y: 60), Point2D(x: 10, y: 80)]), cover),
      .transform(
        Matrix4.rotation(by: 0.2, about: Point3D(x: 0, y: 0, z: 1)),
        [.clip(RoundedRectangle(20, 10, 60, 60), cover)]),
    ] {
      let bitmap = try draw([clip], background: .black)
      #expect(bitmap.pixels.enumerated().allSatisfy { $0.offset % 4 == 3 || $0.element == 0 }, "\(clip)")
    }
  }

  @Test("a picture or a colour that covers a rounded clip looks as in a clip of several commands")
  func cover() throws {
    let picture = Picture(
      try Bitmap.make(width: 50, height: 40) { x, y in Pixel(red: x * 5, green: y * 6, blue: (x + y) % 2 * 99)
      })
    let nothing = Command.fill(RoundedRectangle(0, 0, 0, 0), .red)
    let shape = RoundedRectangle(10.3, 12.6, 60, 50, radius: 9)
    let place = Matrix4.translation(x: 10, y: 12, z: 0)
    let covers: [[Command]] = [
      [.image(picture, source: nil, in: Rectangle(x: 5, y: 4, width: 80, height: 90), tint: nil)],
      [.fill(RoundedRectangle(0, 0, 100, 100), .blue)],
      [
        .transform(
          place, [.image(picture, source: nil, in: Rectangle(x: 0, y: 0, width: 70, height: 60), tint: nil)])
      ],
      [
        .fragment(
          Fragment(
            identity: 1, generation: 1,
            commands: [.transform(place, [.fill(RoundedRectangle(0, 0, 70, 60), .green)])]))
      ],
      // These leave a part of the shape uncovered.
      [.image(picture, source: nil, in: Rectangle(x: 20, y: 4, width: 80, height: 90), tint: nil)],
      [.transform(place, [.fill(RoundedRectangle(1, 0, 70, 60), .green)])],
      [.transform(place, [.fill(RoundedRectangle(0, 0, 70, 60, radius: 15), .green)])],
    ]
    for cover in covers {
      let found = try draw([.clip(shape, cover)])
      let expected = try draw([.clip(shape, [nothing] + cover)])
      for y in 0..<found.height {
        for x in 0..<found.width {
          #expect(found[x, y].isClose(to: expected[x, y], within: 2), "(\(x), \(y)) of \(cover)")
        }
      }
    }
  }

  @Test("rounded clips nest, in and out of groups and masks")
  func nestedRoundedClips() throws {
    let everything = [Command.fill(RoundedRectangle(0, 0, 100, 100), .red), Self.blue]
    let inner = Command.clip(RoundedRectangle(30, 0, 70, 100, radius: 10), everything)
    let wrapped: [[Command]] = [
      [inner], [.group(opacity: 0.999, [inner])],
      [.mask([.fill(RoundedRectangle(0, 0, 100, 100), .black)], content: [inner])],
    ]
    for content in wrapped {
      let bitmap = try draw([.clip(RoundedRectangle(0, 0, 100, 70, radius: 30), content)])
      #expect(bitmap[50, 20].isClose(to: .red) && bitmap[50, 50].isClose(to: .blue))
      #expect(bitmap[20, 35] == .white, "outside of the inner clip")
      #expect(bitmap[98, 2] == .white && bitmap[50, 80] == .white, "outside of the outer clip")
    }
  }

  @Test("a mask lets through by its opacity, not by its colour")
  func mask() throws {
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let mask = [
      Command.fill(RoundedRectangle(10, 10, 20, 100), .black), .fill(RoundedRectangle(30, 10, 10, 100), half),
    ]
    let bitmap = try draw([.mask(mask, content: [Self.red])])
    #expect(bitmap[20, 20] == .red)
    #expect(bitmap[35, 20].isClose(to: Pixel(red: 255, green: 127, blue: 127)))
    #expect(bitmap[45, 20] == .white)
    #expect(try draw([.mask([], content: [Self.red])])[20, 20] == .white)
  }

  @Test("a convex polygon clips whichever way round its corners are")
  func polygon() throws {
    let corners = [Point2D(x: 10, y: 10), Point2D(x: 50, y: 10), Point2D(x: 10, y: 50)]
    for corners in [corners, corners.reversed()] {
      let bitmap = try draw([.clipPolygon(ConvexPolygon(corners: corners), [Self.red])])
      #expect(bitmap[15, 15] == .red && bitmap[45, 45] == .white)
    }
  }

  @Test("transforms nest, the inner one first")
  func transforms() throws {
    let moved = Command.transform(.translation(x: 10, y: 0), [.fill(RoundedRectangle(0, 0, 10, 10), .black)])
    let bitmap = try draw([.transform(.scale(x: 2, y: 2), [moved])])
    #expect(bitmap[19, 5] == .white && bitmap[20, 5] == .black && bitmap[39, 19] == .black)
    #expect(bitmap[40, 5] == .white)
  }

  @Test("depth alone changes nothing, and a flat face behind the eye is not drawn")
  func flatDepth() throws {
    let plain = try draw([Self.red])
    #expect(try draw([.transform(.translation(x: 0, y: 0, z: 77), [Self.red])]) == plain)
    let behind = Matrix4.translation(x: 0, y: 0, z: 600).then(.perspective(distance: 500))
    #expect(try draw([.transform(behind, [Self.red])])[20, 20] == .white)
  }
}
