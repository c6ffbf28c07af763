import CollectionViewTesting
import Testing
import UIKit

@MainActor
@Suite("The laws of a solver")
struct SolverLawTests {
  /// Rows of three squares, as a formula.
  private static func squares(_ count: Int, _ size: CGSize, rowCount: Int) -> SolvedFrames {
    let side = size.width / 3
    let frame = { (item: Int) in
      CGRect(x: CGFloat(item % 3) * side, y: CGFloat(item / 3) * side, width: side, height: side)
    }
    return SolvedFrames(
      contentSize: CGSize(width: size.width, height: CGFloat((count + 2) / 3) * side), frame: frame,
      items: { rect in (0..<min(count, rowCount * 3)).filter { frame($0).intersects(rect) } })
  }

  @Test("a solver that keeps them passes")
  func squares() {
    expectLaws(of: "squares") { count, size in Self.squares(count, size, rowCount: (count + 2) / 3) }
  }

  @Test("a solver whose query loses a row fails, by its name")
  func lostRow() {
    withKnownIssue {
      expectLaws(of: "squares") { count, size in Self.squares(count, size, rowCount: count / 3) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("squares breaks the law") }
    }
  }
}
