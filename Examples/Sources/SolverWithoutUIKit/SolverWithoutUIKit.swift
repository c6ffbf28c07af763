import Foundation
import Geometry
import LayoutCore

/// Places items with the solvers alone, without views, and draws them as SVG:
///
///     swift run SolverWithoutUIKit solver.svg
@main
struct SolverWithoutUIKit {
  static func main() throws {
    let file = CommandLine.arguments.dropFirst().first ?? "solver.svg"
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" stroke="#fff" stroke-width="2">
      <rect width="640" height="320" fill="#fff" stroke="none"/>
      \((waterfall() + ring()).joined(separator: "\n"))
      </svg>

      """
    try Data(drawing.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Items of different heights in columns, those that are in view only.
  private static func waterfall() -> [String] {
    var solver = WaterfallSolver()
    solver.removeAllSections(in: WaterfallEnvironment(direction: .vertical, crossExtent: 310))
    solver.appendSection(WaterfallSectionMetrics(columns: .count(4)), itemCount: 1_000_000) { item, _ in
      40 + Double(item * 7 % 5) * 20
    }
    var drawn: [String] = []
    solver.forEachElement(overlapping: Rectangle(x: 0, y: 0, width: 310, height: 320)) { element in
      guard case .item(let item) = element.kind else { return }
      let frame = element.frame
      let place = "x='\(frame.minX)' y='\(frame.minY)' width='\(frame.width)' height='\(frame.height)'"
      drawn.append("<rect \(place) rx='6' fill='\(color(item))'/>")
    }
    return drawn
  }

  /// Items on a circle, turned outward, as polygons.
  private static func ring() -> [String] {
    var drawn: [String] = []
    // snippet: ring
    let ring = Ring(
      itemCount: 12, itemSize: Size2D(width: 50, height: 60), viewportSize: Size2D(width: 320, height: 320),
      facesOutward: true)
    ring.forEachItem(intersecting: Rectangle(x: 0, y: 0, width: 320, height: 320)) { item in
      let corners = item.quadrilateral
      let points = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      drawn.append(polygon(points, fill: color(item.item)))
    }
    // end snippet
    return drawn
  }

  private static func polygon(_ points: [Point2D], fill: String) -> String {
    let list = points.map { "\(rounded($0.x + 320)),\(rounded($0.y))" }
    return "<polygon points='\(list.joined(separator: " "))' fill='\(fill)'/>"
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private static func color(_ item: Int) -> String { "hsl(\(item * 150 % 360) 60% 60%)" }
}
