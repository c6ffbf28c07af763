import DisplayList
import Geometry
import Testing

@testable import UIKit

@MainActor @Suite("Gradient layers")
struct CAGradientLayerTests {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)

  static func layer() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    return layer
  }

  static func gradient(of layer: CAGradientLayer) -> (Gradient, RoundedRectangle)? {
    for case .gradient(let gradient, let shape) in layer.makeFragment(with: .initial).commands {
      return (gradient, shape)
    }
    return nil
  }

  @Test("from top to bottom by default, in points")
  func axial() throws {
    let layer = Self.layer()
    let (gradient, shape) = try #require(Self.gradient(of: layer))
    #expect(shape == RoundedRectangle(Rectangle(x: 0, y: 0, width: 100, height: 50)))
    #expect(
      gradient
        == Gradient(
          kind: .axial, stops: [.init(location: 0, color: Self.red), .init(location: 1, color: Self.blue)],
          start: Point2D(x: 50, y: 0), end: Point2D(x: 50, y: 50)))
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let radial = try #require(Self.gradient(of: layer)).0
    #expect(radial.kind == .radial)
    #expect(radial.start == Point2D(x: 50, y: 25) && radial.end == Point2D(x: 100, y: 50))
    layer.type = .conic
    #expect(Self.gradient(of: layer)?.0.kind == .conic)
  }

  @Test("it lies over the background, fills the rounded corners and follows the size")
  func shape() throws {
    let layer = Self.layer()
    layer.backgroundColor = .white
    layer.cornerRadius = 8
    #expect(Self.gradient(of: layer)?.1.radii == CornerRadii(8))
    guard case .fill = layer.makeFragment(with: .initial).commands.first else {
      Issue.record("no background")
      return
    }
    layer.bounds.size = CGSize(width: 20, height: 20)
    #expect(Self.gradient(of: layer)?.0.end == Point2D(x: 10, y: 20))
    #expect(Self.gradient(of: layer)?.1.rectangle.width == 20)
  }

  struct Places: Sendable {
    var count: Int
    var locations: [Double]?
    var expected: [Double]
  }

  nonisolated static let places = [
    Places(count: 3, locations: nil, expected: [0, 0.5, 1]),
    Places(count: 3, locations: [0.1, 0.2, 0.9], expected: [0.1, 0.2, 0.9]),
    Places(count: 3, locations: [0.1], expected: [0.1, 1, 1]),
    Places(count: 2, locations: [0.1, 0.2, 0.9], expected: [0.1, 0.2]),
    Places(count: 3, locations: [0.5, 0.2, 7], expected: [0.5, 0.5, 1]),
    Places(count: 3, locations: [-1, .nan, 0.3], expected: [0, 0, 0.3]),
    Places(count: 0, locations: nil, expected: []),
  ]

  @Test("colours are at their locations, in order", arguments: places)
  func locations(_ row: Places) {
    let colors = Array(repeating: Self.red, count: row.count)
    #expect(Gradient.Stop.stops(colors: colors, locations: row.locations).map(\.location) == row.expected)
  }

  @Test("one colour is a fill, none is nothing, and what is no colour is passed over")
  func fewColors() {
    let layer = Self.layer()
    layer.colors = ["red", UIColor.red.cgColor]
    guard case .fill(_, Self.red) = layer.makeFragment(with: .initial).commands.first else {
      Issue.record("no fill")
      return
    }
    layer.colors = nil
    #expect(layer.makeFragment(with: .initial).commands.isEmpty)
  }

  @Test("every property makes a new fragment")
  func invalidation() {
    let layer = Self.layer()
    let changes: [(CAGradientLayer) -> Void] = [
      { $0.colors = [CGColor.black, CGColor.white] }, { $0.locations = [0, 0.5] }, { $0.startPoint = .zero },
      { $0.endPoint = .zero }, { $0.type = .conic },
    ]
    for change in changes {
      let before = layer.makeFragment(with: .initial)
      #expect(layer.makeFragment(with: .initial) === before)
      change(layer)
      #expect(layer.makeFragment(with: .initial) !== before)
    }
    let copy = CAGradientLayer(layer: layer)
    #expect(copy.type == .conic && copy.locations == [0, 0.5] && copy.bounds == layer.bounds)
  }
}
