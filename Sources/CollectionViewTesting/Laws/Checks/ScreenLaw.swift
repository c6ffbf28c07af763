#if canImport(UIKit)
  import UIKit

  /// The views on screen are where the layout has their elements, and show these.
  enum ScreenLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      let (stage, view) = (examination.stage, examination.stage.view)
      // The view mirrors what some layouts return; its own answers are in the coordinates of the screen.
      let answers = examination.answers(in: stage.visibleRect).filter { $0.key.category == .cell }
      let shown = Set(view.indexPathsForVisibleItems)
      for (element, answer) in answers.sorted(by: { $0.key.path < $1.key.path }) {
        let isDrawn = answer.isVisible && examination.area(of: answer).surelyOverlaps(stage.visibleRect)
        guard isDrawn, !shown.contains(element.path) else { continue }
        return LawFinding(
          "\(element)", question: "the views on screen", expected: "\(answer)", found: "no view")
      }
      for path in shown.sorted() {
        if let finding = finding(path, answers[LawElement(itemAt: path)], stage) { return finding }
      }
      return nil
    }

    @MainActor
    private static func finding(_ path: IndexPath, _ answer: ElementAnswer?, _ stage: LawStage) -> LawFinding?
    {
      func finding(_ expected: String, _ found: String) -> LawFinding {
        LawFinding("cell \(Array(path))", question: "the views on screen", expected: expected, found: found)
      }
      guard stage.list.contains(path) else { return finding("items \(stage.list.counts)", "a cell") }
      guard let answer, let attributes = stage.view.layoutAttributesForItem(at: path) else {
        return finding("no view, as the layout has no such element in the visible area", "a cell")
      }
      guard let cell = stage.view.cellForItem(at: path) as? NamedCell else {
        return finding("a cell", "none")
      }
      let (name, revision) = (stage.list.name(at: path), stage.list.revision(at: path))
      guard cell.name == name, cell.revision == revision else {
        return finding("item \(name), revision \(revision)", "item \(cell.name), revision \(cell.revision)")
      }
      let center = stage.view.convert(cell.center, from: cell.superview)
      let expected = stage.isMirrored ? attributes : answer.attributes
      guard center.isClose(to: expected.center), cell.bounds.size.isClose(to: expected.size),
        abs(cell.alpha - expected.alpha) < 1e-6
      else {
        return finding(
          "\(answer)",
          "a cell with center (\(center.x), \(center.y)), \(cell.bounds.width) × \(cell.bounds.height), "
            + "alpha \(cell.alpha)")
      }
      return nil
    }
  }

  extension CGPoint {
    fileprivate func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 1e-4 && abs(y - other.y) < 1e-4 }
  }

  extension CGSize {
    fileprivate func isClose(to other: CGSize) -> Bool {
      abs(width - other.width) < 1e-4 && abs(height - other.height) < 1e-4
    }
  }
#endif
