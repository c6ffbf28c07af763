import DisplayList
import Geometry
import Testing

@testable import UIKit

@MainActor @Suite("Image views")
struct UIImageViewTests {
  static func image(width: Int, height: Int) throws -> UIImage {
    UIImage(cgImage: try UIImageTests.picture(width: width, height: height))
  }

  static func shown(by view: UIImageView) -> (Rectangle, Color?)? {
    guard case .image(_, _, let rectangle, let tint) = view.makeContentCommands(with: .initial).first else {
      return nil
    }
    return (rectangle, tint)
  }

  struct Placement: Sendable {
    var mode: UIView.ContentMode
    var expected: Rectangle
  }

  // An image of 40 × 20 in 100 × 100.
  nonisolated static let placements = [
    Placement(mode: .scaleToFill, expected: Rectangle(x: 0, y: 0, width: 100, height: 100)),
    Placement(mode: .scaleAspectFit, expected: Rectangle(x: 0, y: 25, width: 100, height: 50)),
    Placement(mode: .scaleAspectFill, expected: Rectangle(x: -50, y: 0, width: 200, height: 100)),
    Placement(mode: .center, expected: Rectangle(x: 30, y: 40, width: 40, height: 20)),
    Placement(mode: .bottomRight, expected: Rectangle(x: 60, y: 80, width: 40, height: 20)),
  ]

  @Test("the content mode places the image", arguments: placements)
  func placement(_ row: Placement) throws {
    let view = UIImageView(image: try Self.image(width: 40, height: 20))
    view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    view.contentMode = row.mode
    #expect(Self.shown(by: view)?.0 == row.expected)
  }

  @Test("a view takes its image's size, and has none of its own without")
  func sizes() throws {
    let view = UIImageView(image: try Self.image(width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 20))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.makeContentCommands(with: .initial).isEmpty)
  }

  @Test("a template takes the view's tint, a tinted image its own")
  func tints() throws {
    let image = try Self.image(width: 4, height: 4)
    let view = UIImageView(image: image)
    view.tintColor = .red
    #expect(Self.shown(by: view)?.1 == nil)
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(Self.shown(by: view)?.1 == Color(red: 1, green: 0, blue: 0))
    view.image = image.withTintColor(.blue)
    #expect(Self.shown(by: view)?.1 == Color(red: 0, green: 0, blue: 1))
    view.image = image.withTintColor(.blue, renderingMode: .alwaysTemplate)
    #expect(Self.shown(by: view)?.1 == Color(red: 1, green: 0, blue: 0))
  }

  @Test("the highlighted image is shown while the view is highlighted, where there is one")
  func highlight() throws {
    let view = UIImageView(
      image: try Self.image(width: 40, height: 20), highlightedImage: try Self.image(width: 10, height: 10))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    view.highlightedImage = nil
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
  }

  @Test("a new image makes a new fragment, the same one does not")
  func invalidation() throws {
    let image = try Self.image(width: 4, height: 4)
    let view = UIImageView(image: image)
    let first = view.makeDisplayList().root
    view.image = image
    #expect(view.makeDisplayList().root === first)
    view.image = try Self.image(width: 4, height: 4)
    #expect(view.makeDisplayList().root !== first)
  }
}
