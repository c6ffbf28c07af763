#if canImport(UIKit)
  import UIKit

  /// Attributes of appearing and disappearing elements are finite, and describe the element that was asked for.
  enum AppearanceLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      examination.stage.appearanceFinding
    }

    /// Asks a layout in a batch update, when it knows the changes.
    ///
    /// - Parameters:
    ///   - before: The items before the update.
    ///   - after: The items after the update.
    ///   - kinds: The kinds of supplementary elements.
    @MainActor
    static func finding(
      in layout: UICollectionViewLayout, before: [IndexPath], after: [IndexPath], kinds: [String]
    ) -> LawFinding? {
      for path in after {
        let answer = layout.initialLayoutAttributesForAppearingItem(at: path)
        if let finding = finding(LawElement(itemAt: path), "the attributes with which it appears", answer) {
          return finding
        }
      }
      for path in before {
        let answer = layout.finalLayoutAttributesForDisappearingItem(at: path)
        if let finding = finding(LawElement(itemAt: path), "the attributes with which it disappears", answer)
        {
          return finding
        }
      }
      for kind in kinds {
        for path in Set((before + after).map { IndexPath(item: 0, section: $0.section) }).sorted() {
          let answers = [
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path),
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path),
          ]
          for answer in answers.compactMap(\.self) where !ElementAnswer(answer).isFinite {
            return LawFinding(
              "\(LawElement(answer))", question: "the attributes with which it appears or disappears",
              expected: "finite values", found: numbers(of: answer))
          }
        }
      }
      return nil
    }

    @MainActor
    private static func finding(
      _ element: LawElement, _ question: String, _ attributes: UICollectionViewLayoutAttributes?
    ) -> LawFinding? {
      guard let attributes else { return nil }
      let answer = ElementAnswer(attributes)
      guard answer.element == element else {
        return LawFinding(
          "\(element)", question: question, expected: "\(element)", found: "\(answer.element)")
      }
      return answer.isFinite
        ? nil
        : LawFinding(
          "\(element)", question: question, expected: "finite values", found: numbers(of: attributes))
    }

    @MainActor
    private static func numbers(of attributes: UICollectionViewLayoutAttributes) -> String {
      "center (\(attributes.center.x), \(attributes.center.y)), size \(attributes.size.width) × \(attributes.size.height), "
        + "alpha \(attributes.alpha), transform \(attributes.transform3D)"
    }
  }
#endif
