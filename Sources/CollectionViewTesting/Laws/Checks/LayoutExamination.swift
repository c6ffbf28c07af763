#if canImport(UIKit)
  import UIKit

  /// The state of a layout in which the laws are checked, after some operations.
  @MainActor
  final class LayoutExamination {
    let stage: LawStage
    var random: SplitMix64
    /// What was reported during the operations.
    let reports: [LawReport]
    /// A rectangle that contains everything that can be seen near the content.
    let everywhere: CGRect
    /// All elements.
    let whole: [LawElement: ElementAnswer]
    /// The element that the layout returned twice for one question.
    let repeatedElement: LawElement?

    /// All elements as they were in the previous state.
    let earlier: [LawElement: ElementAnswer]

    init(_ stage: LawStage, seed: UInt64) {
      self.stage = stage
      earlier = stage.examinedElements
      random = SplitMix64(seed: seed)
      reports = stage.takeReports()
      let content = CGRect(origin: .zero, size: stage.layout.collectionViewContentSize)
      everywhere = content.union(stage.visibleRect).insetBy(dx: -1000, dy: -1000)
      var whole: [LawElement: ElementAnswer] = [:]
      var repeated: LawElement?
      for attributes in stage.layout.layoutAttributesForElements(in: everywhere) ?? [] {
        let answer = ElementAnswer(attributes)
        if whole.updateValue(answer, forKey: answer.element) != nil { repeated = repeated ?? answer.element }
      }
      (self.whole, repeatedElement) = (whole, repeated)
      stage.examinedElements = whole
    }

    /// A new layout in the same state.
    private(set) lazy var twin = stage.makeTwin()

    var layout: UICollectionViewLayout { stage.layout }

    /// The elements in order.
    private(set) lazy var elements = whole.keys.sorted()

    func answers(in rect: CGRect, from layout: UICollectionViewLayout? = nil) -> [LawElement: ElementAnswer] {
      let answers = ((layout ?? self.layout).layoutAttributesForElements(in: rect) ?? []).map {
        ElementAnswer($0)
      }
      return Dictionary(answers.map { ($0.element, $0) }) { first, _ in first }
    }

    func answer(for element: LawElement, from layout: UICollectionViewLayout? = nil) -> ElementAnswer? {
      element.attributes(from: layout ?? self.layout).map { ElementAnswer($0) }
    }

    func area(of answer: ElementAnswer) -> DrawnArea {
      let (subject, attributes) = (stage.subject, answer.attributes)
      let bounds = subject.drawnBounds(attributes)
      return DrawnArea(of: attributes, bounds: bounds, filled: subject.filledBounds?(attributes) ?? bounds)
    }

    /// A rectangle in or near the visible area or the content: of any size, that of an element, or the visible area.
    func randomRectangle() -> CGRect {
      let kind = Int.random(in: 0..<6, using: &random)
      if kind == 0 { return stage.visibleRect }
      if kind == 1, let answer = elements.randomElement(using: &random).flatMap({ whole[$0] }),
        !answer.frame.isNull
      {
        return answer.frame
      }
      let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      let area = (kind < 4 ? stage.visibleRect : content).insetBy(dx: -30, dy: -30)
      func halves(_ range: ClosedRange<CGFloat>) -> CGFloat {
        (.random(in: range, using: &random) * 2).rounded() / 2
      }
      return CGRect(
        x: halves(area.minX...area.maxX), y: halves(area.minY...area.maxY), width: halves(1...200),
        height: halves(1...200))
    }
  }

  /// A law as it is checked in one state of a layout.
  @MainActor
  protocol LawCheck {
    /// What is wrong; nil if the law is kept.
    static func finding(in examination: LayoutExamination) -> LawFinding?
  }

  extension LayoutLaw {
    /// The check of the law in one state. Invalid numbers are checked beside the operations.
    var check: any LawCheck.Type {
      switch self {
      case .rectangles: RectangleLaw.self
      case .singleElements: SingleElementLaw.self
      case .contentSize: ContentSizeLaw.self
      case .copies: CopyLaw.self
      case .repetition: RepetitionLaw.self
      case .questionOrder: QuestionOrderLaw.self
      case .everyItem: EveryItemLaw.self
      case .overlap: OverlapLaw.self
      case .itemOrder: ItemOrderLaw.self
      case .returnedAttributes: ReturnedAttributesLaw.self
      case .invalidation: InvalidationLaw.self
      case .appearance: AppearanceLaw.self
      case .invalidNumbers: InvalidNumberLaw.self
      case .screen: ScreenLaw.self
      }
    }
  }

  extension CGRect {
    /// The rectangle for failures.
    var inWords: String { "(\(minX), \(minY), \(width) × \(height))" }
  }
#endif
