#if canImport(UIKit)
  import UIKit

  /// Every item has an element, and every cell an item.
  enum EveryItemLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      let list = examination.stage.list
      for path in list.allPaths {
        let element = LawElement(itemAt: path)
        guard examination.whole[element] == nil else { continue }
        return LawFinding(
          "\(element)", question: "the elements in \(examination.everywhere.inWords)",
          expected: "the element, as there are items \(list.counts)", found: "nothing")
      }
      for element in examination.elements where element.category == .cell && !list.contains(element.path) {
        return LawFinding(
          "\(element)", question: "the elements in \(examination.everywhere.inWords)",
          expected: "not the element, as there are items \(list.counts)",
          found: examination.whole[element].map { "\($0)" } ?? "the element")
      }
      return nil
    }
  }
#endif
