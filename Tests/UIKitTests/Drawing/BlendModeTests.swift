import DisplayList
import Geometry
import Testing

@testable import UIKit

@Suite("Drawing with blend modes")
struct BlendModeTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private let left = CGContextTests.square(0, 0, 50)

  @Test("a mode applies to what was drawn before, as one picture")
  func multiply() {
    let commands = CGContextTests.record { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.setBlendMode(.multiply)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    CGContextTests.expect(
      commands, [.blend([.fill(left, Self.red)], over: [.fill(left, Self.red)], .multiply)])
  }

  @Test(
    "only what a shape covers is cleared, and shapes that are cleared one after another are cleared together")
  func eraser() {
    let hole = CGContextTests.square(10, 10, 10)
    let next = CGContextTests.square(30, 10, 10)
    let commands = CGContextTests.record { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      UIColor.clear.setFill()
      UIRectFillUsingBlendMode(CGRect(x: 10, y: 10, width: 10, height: 10), .clear)
      UIRectFillUsingBlendMode(CGRect(x: 30, y: 10, width: 10, height: 10), .copy)
    }
    guard commands.count == 2, case .blend(let erased, let picture, .destinationOut) = commands[0] else {
      Issue.record("\(commands)")
      return
    }
    CGContextTests.expect(erased, [.fill(hole, .black), .fill(next, .black)])
    CGContextTests.expect(picture, [.fill(left, Self.red)])
  }

  // The usual way to colour a template image: the image cuts the colour.
  @Test("an image with destinationIn keeps the colour where the image is opaque")
  func tint() {
    let image = UIImage(
      drawing: [.fill(CGContextTests.square(0, 0, 10), .black)], size: CGSize(width: 20, height: 20), scale: 1
    )
    let commands = CGContextTests.record { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20), blendMode: .destinationIn, alpha: 1)
      context.fill(CGRect(x: 80, y: 80, width: 10, height: 10))
    }
    #expect(commands.count == 3, "the mode ends with the image: \(commands)")
    #expect(commands.last.map { "\($0)" } == "\(Command.fill(CGContextTests.square(80, 80, 10), Self.red))")
  }

  @Test("the mode comes back with the state, and a layer begins with the normal one")
  func state() {
    let commands = CGContextTests.record { context in
      UIColor.red.setFill()
      context.saveGState()
      context.setBlendMode(.multiply)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.endTransparencyLayer()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    CGContextTests.expect(commands, [.fill(left, Self.red), .fill(left, Self.red)])
  }
}
