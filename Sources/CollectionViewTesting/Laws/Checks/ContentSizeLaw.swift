#if canImport(UIKit)
  import UIKit

  /// The content size contains every element that can be seen.
  enum ContentSizeLaw: LawCheck {
    /// Origins are rounded to pixels, by half a point at most.
    private static let tolerance = 0.5 + 1e-6

    static func finding(in examination: LayoutExamination) -> LawFinding? {
      let size = examination.layout.collectionViewContentSize
      guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
        return LawFinding(question: "the content size", expected: "finite extents", found: "\(size)")
      }
      var content = CGRect(origin: .zero, size: size)
      if examination.stage.subject.staysInView { content = content.union(examination.stage.visibleRect) }
      for element in examination.elements {
        guard let answer = examination.whole[element], answer.isVisible,
          !examination.area(of: answer).isInside(content, within: tolerance)
        else { continue }
        return LawFinding(
          "\(element)", question: "the content size", expected: "at least \(answer)",
          found: "\(size.width) × \(size.height)")
      }
      return nil
    }
  }
#endif
