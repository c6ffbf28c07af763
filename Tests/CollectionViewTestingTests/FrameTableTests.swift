import CollectionViewTesting
import Testing
import UIKit

@MainActor
@Suite("Tables of frames and the text of a stage")
struct FrameTableTests {
  private let source = Numbers(3)

  @Test("the table of two columns is what one computes by hand")
  func table() {
    expectFrames(
      of: source.makeView(),
      """
      content   200 × 100
      cell 0,0  (0, 0, 100 × 50)
      cell 0,1  (100, 0, 100 × 50)
      cell 0,2  (0, 50, 100 × 50)
      """)
  }

  @Test("a failure prints the lines that differ and the whole table")
  func failure() {
    withKnownIssue {
      expectFrames(
        of: source.makeView(),
        """
        content 200 × 100
        cell 0,0 (0, 0, 100 × 50)
        cell 0,1 (99.5, 0, 100 × 50)
        cell 0,2 (0, 50, 100 × 50)
        """)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("- cell 0,1 (99.5, 0, 100 × 50)") && text.contains("+ cell 0,1 (100, 0, 100 × 50)")
        && !text.contains("- cell 0,0") && text.contains("  cell 0,2  (0, 50, 100 × 50)")
    }
  }

  @Test("numbers are in hundredths, and order, transparency and kinds are named")
  func values() {
    final class Layout: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 10.126, height: 20.5) }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        cell.frame = CGRect(x: -0.05, y: 1.006, width: 2, height: 3)
        (cell.zIndex, cell.alpha) = (7, 0.25)
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "header", with: [0, 0])
        header.isHidden = true
        return [header, cell]
      }
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: Layout())
    expectFrames(
      of: view,
      """
      content 10.13 × 20.5
      cell 0,0 (-0.05, 1.01, 2 × 3) z 7 alpha 0.25
      header 0,0 (0, 0, 0 × 0) hidden
      """)
  }

  @Test("a stage describes the visible part, its bounds and insets")
  func dump() {
    source.count = 100
    let view = source.makeView()
    view.contentInset.top = 10
    let stage = Stage(view)
    view.contentOffset.y = 100
    let lines = stage.dump().split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == [
        "bounds      (0, 100, 200 × 300)", "content     200 × 2500", "insets      10, 0, 0, 0",
      ])
    // Rows 2 to 7, which are at 100 to 400.
    let cells = lines.filter { $0.hasPrefix("cell") }
    #expect(cells.count == 12 && cells.first == "cell 0,4   (0, 100, 100 × 50)")
    #expect(Stage(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))).dump() == "")
  }
}
