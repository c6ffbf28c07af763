import DisplayList
import Foundation
import Geometry
import ImageDecoding
import TestSupport
import Testing

@Suite("Golden pictures")
struct GoldenPictureTests {
  @Test("a scene with something of everything")
  func scene() throws {
    expectSnapshot(of: try Scene().picture(), named: "scene")
  }

  @Test("every command")
  func commands() throws {
    let bitmap = try draw(try CommandSheet.commands(), width: 320, height: 260)
    expectSnapshot(of: bitmap, named: "commands")
  }

  @Test("a picker wheel in perspective")
  func picker() throws {
    let bitmap = try draw(try Wheels.picker(), width: 320, height: 400, background: Wheels.background)
    expectSnapshot(of: bitmap, named: "picker")
  }

  @Test("three cards that run through one another")
  func crossing() throws {
    let bitmap = try draw(try Wheels.crossingCards(), width: 300, height: 240, background: Wheels.background)
    expectSnapshot(of: bitmap, named: "crossing")
  }

  @Test("a planted fault is found", arguments: Scene.Fault.allCases)
  func faults(fault: Scene.Fault) throws {
    let scene = try Scene().picture()
    let difference = PictureDifference(of: try Scene(fault: fault).picture(), from: scene)
    #expect(difference?.picture?.width == scene.width, "\(fault)")
  }

  @Test("what another rasterizer may do to edges is let through")
  func tolerance() throws {
    let scene = try Scene().picture()
    // Every pixel next to a different one gets a few steps brighter or darker in turn.
    let changed = try Bitmap.make(width: scene.width, height: scene.height) { x, y in
      var pixel = scene[x, y]
      let isEdge = x > 0 && scene[x - 1, y] != pixel
      if isEdge { pixel.green = min(255, max(0, pixel.green + ((x + y) % 2 == 0 ? 20 : -20))) }
      return pixel
    }
    #expect(changed != scene)
    #expect(PictureDifference(of: changed, from: scene) == nil)
  }

  @Test("the difference of two pictures of different sizes states both sizes")
  func size() throws {
    let (small, large) = (try draw([], width: 10), try draw([], width: 11))
    let difference = try #require(PictureDifference(of: small, from: large))
    #expect(difference.description.contains("10 × 100") && difference.description.contains("11 × 100"))
  }
}
