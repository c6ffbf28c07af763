#if canImport(UIKit)
  import UIKit

  /// A question that a collection view asks its layout.
  enum LayoutQuestion: CustomStringConvertible {
    case contentSize
    case elements(CGRect)
    case element(LawElement)

    var description: String {
      switch self {
      case .contentSize: "the content size"
      case .elements(let rect): "the elements in \(rect.inWords)"
      case .element: "the element"
      }
    }

    /// Questions of all kinds, about a few rectangles and elements.
    @MainActor
    static func some(_ examination: LayoutExamination) -> [LayoutQuestion] {
      let rects =
        [examination.everywhere, examination.stage.visibleRect]
        + (0..<2).map { _ in examination.randomRectangle() }
      let elements = examination.elements.shuffled(using: &examination.random).prefix(4)
      return [.contentSize] + rects.map { .elements($0) } + elements.map { .element($0) }
    }
  }

  /// The answer to a question, as it was at that time.
  @MainActor
  struct LayoutAnswer {
    private let size: CGSize?
    private let elements: [LawElement: ElementAnswer]

    init(
      _ question: LayoutQuestion, _ examination: LayoutExamination, from layout: UICollectionViewLayout? = nil
    ) {
      switch question {
      case .contentSize: (size, elements) = ((layout ?? examination.layout).collectionViewContentSize, [:])
      case .elements(let rect): (size, elements) = (nil, examination.answers(in: rect, from: layout))
      case .element(let element):
        (size, elements) = (nil, examination.answer(for: element, from: layout).map { [element: $0] } ?? [:])
      }
    }

    /// How the answer differs from another one; nil if it does not.
    func difference(
      from other: LayoutAnswer, to question: LayoutQuestion, within tolerance: Double = 0
    ) -> LawFinding? {
      if let size, let otherSize = other.size {
        let isClose =
          Double(size.width).isClose(to: Double(otherSize.width), within: tolerance)
          && Double(size.height).isClose(to: Double(otherSize.height), within: tolerance)
        return isClose
          ? nil
          : LawFinding(
            question: "\(question)", expected: "\(otherSize.width) × \(otherSize.height)",
            found: "\(size.width) × \(size.height)")
      }
      for element in Set(elements.keys).union(other.elements.keys).sorted() {
        switch (elements[element], other.elements[element]) {
        case (let own?, let other?):
          guard let (expected, found) = own.difference(from: other, within: tolerance) else { continue }
          return LawFinding("\(element)", question: "\(question)", expected: expected, found: found)
        case (let own, let other):
          return LawFinding(
            "\(element)", question: "\(question)", expected: other.map { "\($0)" } ?? "nothing",
            found: own.map { "\($0)" } ?? "nothing")
        }
      }
      return nil
    }
  }
#endif
