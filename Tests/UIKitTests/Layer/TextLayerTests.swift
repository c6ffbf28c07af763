import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKit

@MainActor
@Suite("Text in layers")
struct TextLayerTests {
  private let layer = CATextLayer()

  init() {
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.fontSize = 20
    layer.string = "One"
  }

  /// The lines that are drawn: the beginnings of their baselines, and their first colours.
  private func glyphs() -> [(origin: Point2D, color: Color?)] {
    layer.makeFragment(with: .current).commands.compactMap { command in
      guard case .text(_, let origin, let colors) = command else { return nil }
      return (origin, colors.first)
    }
  }

  @Test("a text begins at the upper left corner, in white and in 36 points by default")
  func defaults() throws {
    let plain = CATextLayer()
    #expect(plain.fontSize == 36 && !plain.isWrapped && plain.alignmentMode == .natural)
    #expect(plain.truncationMode == .none && plain.foregroundColor == UIColor.white.cgColor)
    let line = try #require(glyphs().first)
    #expect(line.origin.x == 0 && line.color == Color(red: 1, green: 1, blue: 1, alpha: 1))
    layer.foregroundColor = UIColor.red.cgColor
    #expect(glyphs().first?.color == UIColor.red.cgColor.color)
    layer.foregroundColor = nil
    #expect(glyphs().isEmpty)
  }

  @Test("lines are aligned in the layer, and follow its width")
  func alignment() throws {
    let width = ("One" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    layer.alignmentMode = .right
    var x = try #require(glyphs().first).origin.x
    #expect(abs(x - (100 - Double(width))) < 1)
    layer.bounds.size.width = 200
    x = try #require(glyphs().first).origin.x
    #expect(abs(x - (200 - Double(width))) < 1)
    layer.alignmentMode = .center
    x = try #require(glyphs().first).origin.x
    #expect(abs(x - (200 - Double(width)) / 2) < 1)
  }

  @Test("unless it is wrapped, each paragraph is a line")
  func lines() {
    let lineHeight = Double(UIFont.systemFont(ofSize: 20).lineHeight)
    layer.string = "One two three four five six\r\n7"
    var ys = Set(glyphs().map(\.origin.y)).sorted()
    #expect(ys.count == 2 && abs(ys[1] - ys[0] - lineHeight) < 1)
    layer.isWrapped = true
    layer.bounds.size.height = 500
    ys = Set(glyphs().map(\.origin.y)).sorted()
    #expect(ys.count >= 4)
  }

  @Test("a text with attributes has its own colours; other objects are not drawn")
  func attributes() {
    layer.string = NSAttributedString(string: "One", attributes: [.foregroundColor: UIColor.blue])
    #expect(glyphs().first?.color == UIColor.blue.cgColor.color)
    layer.string = 12
    #expect(glyphs().isEmpty)
    layer.string = ""
    #expect(glyphs().isEmpty)
  }

  @Test("a copy has the text and its look")
  func copy() {
    layer.font = "Inter"
    layer.alignmentMode = .center
    let copy = CATextLayer(layer: layer)
    #expect(copy.string as? String == "One" && copy.fontSize == 20 && copy.alignmentMode == .center)
    #expect(copy.font as? String == "Inter")
  }
}
