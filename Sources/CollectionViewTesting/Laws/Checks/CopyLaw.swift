#if canImport(UIKit)
  import UIKit

  /// A copy of attributes is equal to them, in every property, and independent. Equal attributes have equal properties.
  enum CopyLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      for element in examination.elements {
        guard let attributes = element.attributes(from: examination.layout) else { continue }
        if let finding = finding(element, attributes) { return finding }
      }
      return equalElements(examination)
    }

    private static func finding(
      _ element: LawElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> LawFinding? {
      func finding(_ expected: String, _ found: String) -> LawFinding {
        LawFinding("\(element)", question: "a copy of the attributes", expected: expected, found: found)
      }
      let original = ElementAnswer(attributes)
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes, copy !== attributes else {
        return finding("another object of the same class", "\(attributes.copy())")
      }
      if let (expected, found) = ElementAnswer(copy).difference(from: original) {
        return finding(expected, found)
      }
      guard copy.isEqual(attributes), attributes.isEqual(copy), copy.hash == attributes.hash else {
        return finding("an object that is equal, with an equal hash", "an object that is not")
      }
      copy.center.x += 1
      guard !copy.isEqual(attributes), ElementAnswer(attributes).difference(from: original) == nil else {
        return finding("an independent object", "an object that changes with the original")
      }
      return nil
    }

    /// Attributes of two elements that differ in a property of their class only are not equal.
    private static func equalElements(_ examination: LayoutExamination) -> LawFinding? {
      let answers = examination.elements.compactMap { examination.whole[$0] }
      for (one, other) in zip(answers, answers.dropFirst()) {
        guard let difference = one.ownDifference(from: other),
          let copy = other.attributes.copy() as? UICollectionViewLayoutAttributes
        else { continue }
        copy.indexPath = one.attributes.indexPath
        copy.size = one.attributes.size
        copy.center = one.attributes.center
        copy.transform3D = one.attributes.transform3D
        copy.alpha = one.attributes.alpha
        copy.zIndex = one.attributes.zIndex
        copy.isHidden = one.attributes.isHidden
        guard copy.isEqual(one.attributes), ElementAnswer(copy).ownDifference(from: one) != nil else {
          continue
        }
        return LawFinding(
          "\(one.element)", question: "whether attributes are equal",
          expected: "no, as \(difference.name) is \(difference.own) and \(difference.other)", found: "yes")
      }
      return nil
    }
  }
#endif
