#if canImport(UIKit)
  import UIKit

  /// Invalid numbers are survived and reported, and valid ones are not reported.
  enum InvalidNumberLaw: LawCheck {
    /// Operations with valid numbers, after which nothing may have been reported.
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      let toleratesReports = examination.stage.subject.toleratesReports
      return examination.reports.first { !toleratesReports || $0.isAboutAttributes }.map { report in
        LawFinding(question: "what is reported", expected: "nothing", found: "\(report)")
      }
    }

    /// Sets each number of a subject to invalid and to extreme ones, and gives the view extreme sizes.
    @MainActor
    static func findings(of subject: LayoutSubject) -> [(operation: String, LawFinding)] {
      let numbers = subject.numberProperties.flatMap { property in
        (invalidNumbers + extremeNumbers).compactMap { number in
          finding(subject, reports: number.isFinite ? (subject.reportsExtremes ? nil : 0) : 1) {
            property.set($0.collectionViewLayout, number)
          }.map { ("\(property.name) = \(number)", $0) }
        }
      }
      let sizes = extremeSizes.compactMap { size in
        finding(subject, reports: subject.reportsExtremes ? nil : 0) { $0.frame.size = size }
          .map { ("\(LayoutOperation.resize(size))", $0) }
      }
      return numbers + sizes
    }

    private static let invalidNumbers: [CGFloat] = [.nan, .infinity, -.infinity]
    private static let extremeNumbers: [CGFloat] = [
      0, .leastNonzeroMagnitude, 1e-12, 1e15, 1e300, .greatestFiniteMagnitude,
    ]
    private static let extremeSizes = [
      CGSize(width: 0, height: 0), CGSize(width: 1e-9, height: 400), CGSize(width: 1e7, height: 1),
    ]

    /// - Parameter count: The number of diagnostics that the change must cause; nil if any number is right.
    @MainActor
    private static func finding(
      _ subject: LayoutSubject, reports count: Int?, _ change: (UICollectionView) -> Void
    ) -> LawFinding? {
      let stage = LawStage(subject, NamedList([7, 0, 12]))
      _ = stage.takeReports()
      var answerFinding: LawFinding?
      stage.recording {
        change(stage.view)
        answerFinding = unfiniteAnswer(of: stage)
      }
      let reports = stage.takeReports()
      if let attributes = reports.first(where: \.isAboutAttributes) {
        return LawFinding(
          question: "what is reported", expected: "no fault of attributes", found: "\(attributes)")
      }
      if LawReport.areReported, let count, reports.count != count || !reports.allSatisfy(\.isAboutNumbers) {
        return LawFinding(
          question: "what is reported", expected: count == 0 ? "nothing" : "one diagnostic of the number",
          found: reports.isEmpty ? "nothing" : reports.map(\.description).joined(separator: "; "))
      }
      return answerFinding
    }

    /// Scrolls to where nobody can, and asks for everything.
    @MainActor
    private static func unfiniteAnswer(of stage: LawStage) -> LawFinding? {
      let (view, layout) = (stage.view, stage.layout)
      for offset in [CGPoint(x: 100, y: 100), CGPoint(x: -1e6, y: 1e6), CGPoint(x: 1e12, y: -1e12)] {
        view.layoutIfNeeded()
        view.contentOffset = offset
      }
      view.layoutIfNeeded()
      let size = layout.collectionViewContentSize
      guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
        return LawFinding(question: "the content size", expected: "finite extents", found: "\(size)")
      }
      let singles = stage.list.allPaths.compactMap { layout.layoutAttributesForItem(at: $0) }
      for attributes in singles + (layout.layoutAttributesForElements(in: stage.visibleRect) ?? []) {
        guard !ElementAnswer(attributes).isFinite || attributes.alpha < 0 || attributes.alpha > 1 else {
          continue
        }
        return LawFinding(
          "\(LawElement(attributes))", question: "the element",
          expected: "finite values, and an alpha from 0 to 1",
          found: "center \(attributes.center), size \(attributes.size), alpha \(attributes.alpha)")
      }
      return nil
    }
  }
#endif
