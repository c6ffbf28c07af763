import CollectionViewTesting
import Testing
@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Truncated labels")
  struct LabelTruncationTests {
    /// Ten letters n of Inter at 11 points: 64.375 points wide.
    private func label(width: CGFloat) -> UILabel {
      let label = UILabel(frame: CGRect(x: 50, y: 50, width: width, height: 14))
      label.font = Inter.font
      label.text = String(repeating: "n", count: 10)
      return label
    }

    @Test("§25.24 letters move closer together by up to 3 % of the font size, and then the text is truncated")
    func tightening() {
      // 3 % of 11 points for each letter are 3.3 points for ten.
      for (width, isTruncated) in [(64.5, false), (63.0, false), (61.5, false), (60.5, true), (0, true)] {
        let label = label(width: width)
        label.allowsDefaultTighteningForTruncation = true
        #expect(label.isTruncated == isTruncated, "in \(width) points")
      }
      #expect(label(width: 63).isTruncated)
      let lines = label(width: 63)
      lines.numberOfLines = 2
      lines.frame.size.height = 30
      lines.allowsDefaultTighteningForTruncation = true
      #expect(lines.allowsDefaultTighteningForTruncation && !lines.isTruncated)
    }

    @Test("§25.25 the whole text is shown while the pointer is over a truncated label")
    func expansion() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let label = label(width: 30)
      root.addSubview(label)
      label.showsExpansionTextWhenTruncated = true
      let stage = Stage(root)
      func hover(_ x: Double, _ y: Double) {
        stage.send(.hover(.init(phase: .changed, location: .init(x: x, y: y))))
      }
      var shown: String? {
        stage.window.subviews.dropFirst().lazy.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }.first
      }
      hover(20, 20)
      #expect(shown == nil)
      hover(60, 55)
      #expect(shown == "nnnnnnnnnn")
      hover(60, 90)
      #expect(shown == nil)
      label.frame.size.width = 100
      hover(60, 55)
      #expect(shown == nil, "the text is not truncated")
      label.frame.size.width = 30
      hover(61, 55)
      label.removeFromSuperview()
      #expect(shown == nil)
      hover(62, 55)
      #expect(shown == nil)
    }
  }
}
