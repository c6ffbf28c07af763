#if canImport(UIKit)
  import UIKit

  /// The answer for a single element equals the one for a rectangle. Elements that do not exist have none.
  enum SingleElementLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      for element in examination.elements {
        guard let expected = examination.whole[element] else { continue }
        let single = examination.answer(for: element)
        guard let single else {
          return LawFinding("\(element)", question: "the element", expected: "\(expected)", found: "nothing")
        }
        if let (expected, found) = single.difference(from: expected, within: ElementAnswer.rounding) {
          return LawFinding("\(element)", question: "the element", expected: expected, found: found)
        }
      }
      return missingElement(examination) ?? inventedElement(examination)
    }

    /// An item that by itself is drawn near the content, but not part of the whole.
    private static func missingElement(_ examination: LayoutExamination) -> LawFinding? {
      for path in examination.stage.list.allPaths {
        let element = LawElement(itemAt: path)
        guard examination.whole[element] == nil, let single = examination.answer(for: element),
          single.isVisible,
          examination.area(of: single).surelyOverlaps(examination.everywhere)
        else { continue }
        return LawFinding("\(element)", question: "all elements", expected: "\(single)", found: "nothing")
      }
      return nil
    }

    /// An item that does not exist, if the layout may be asked for one.
    private static func inventedElement(_ examination: LayoutExamination) -> LawFinding? {
      guard examination.stage.subject.answersAboutAbsentItems else { return nil }
      let counts = examination.stage.list.counts
      let paths =
        counts.indices.flatMap {
          [IndexPath(item: counts[$0], section: $0), IndexPath(item: -1, section: $0)]
        }
        + [IndexPath(item: 0, section: counts.count), IndexPath(item: 0, section: -1)]
      for path in paths {
        let element = LawElement(itemAt: path)
        guard let single = examination.answer(for: element) else { continue }
        return LawFinding(
          "\(element)", question: "the element", expected: "nothing, as there are items \(counts)",
          found: "\(single)")
      }
      return nil
    }
  }
#endif
