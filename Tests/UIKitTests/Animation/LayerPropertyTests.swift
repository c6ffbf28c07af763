import DisplayList
import Geometry
import Testing

@testable import UIKit

@MainActor
@Suite("Properties of layers as values")
struct LayerPropertyTests {
  /// A value of the same kind that no property has by default.
  private func other(than value: AnimatableValue) -> AnimatableValue {
    switch value {
    case .number: .number(0.25)
    case .numbers: .numbers([0.25, 0.75])
    case .point: .point(Point2D(x: 0.25, y: 0.75))
    case .size: .size(Size2D(width: 3, height: 4))
    case .rectangle: .rectangle(Rectangle(x: 1, y: 2, width: 3, height: 4))
    case .color: .color(Color(red: 1, green: 0.5, blue: 0.25))
    case .colors: .colors([Color(red: 1, green: 0.5, blue: 0.25)])
    case .matrix: .matrix(.translation(x: 1, y: 2, z: 3))
    case .path: .path(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).path)
    }
  }

  @Test("every property is set and read, alone", arguments: LayerProperty.allCases)
  func roundTrip(property: LayerProperty) {
    let before = LayerProperties()
    var after = before
    // A layer is hidden by 1 only.
    let value = property == .isHidden ? .number(1) : other(than: before[property])
    after[property] = value
    #expect(after[property] == value && before[property] != value)
    for other in LayerProperty.allCases where other != property && other.kind == property.kind {
      #expect(after[other] == before[other], "\(other)")
    }
  }

  @Test("a value of another kind changes nothing", arguments: LayerProperty.allCases)
  func otherKind(property: LayerProperty) {
    var properties = LayerProperties()
    let before = properties[property]
    if case .size = before {
      properties[property] = .number(0.25)
    } else {
      properties[property] = .size(Size2D(width: 3, height: 4))
    }
    #expect(properties[property] == before)
  }
}
