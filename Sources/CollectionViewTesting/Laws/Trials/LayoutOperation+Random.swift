#if canImport(UIKit)
  import UIKit

  extension LayoutOperation {
    /// A random operation for a view that shows a list.
    static func random(
      for list: NamedList, of subject: LayoutSubject, using random: inout SplitMix64
    ) -> LayoutOperation {
      let propertyCount = subject.propertyChanges.count
      func fraction() -> Double { Double(Int.random(in: 0...8, using: &random)) / 8 }
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7:
        let candidates = list.allChanges(margin: 1).filter { !subject.hasOneSection || $0.keepsSections }
        return .update(randomChanges(of: list, among: candidates, using: &random))
      case 7..<10: return .scroll(x: fraction(), y: fraction())
      case 10:
        let sectionCount = Int.random(in: 0...3, using: &random)
        return .reload(
          (0..<(subject.hasOneSection ? 1 : sectionCount)).map { _ in .random(in: 0...9, using: &random) })
      case 11, 12:
        guard let path = list.allPaths.randomElement(using: &random) else { return .invalidate }
        return .reviseItem(path)
      case 13: return .invalidate
      case 14:
        let size = subject.viewSize
        let (width, height) = (
          Int.random(in: 18...30, using: &random), Int.random(in: 16...34, using: &random)
        )
        let resized = CGSize(
          width: (size.width * CGFloat(width) / 20).rounded(),
          height: (size.height * CGFloat(height) / 26).rounded())
        // A layout may depend on one side only, and watch the other one.
        switch (width + height) % 3 {
        case 0: return .resize(CGSize(width: size.width, height: resized.height))
        case 1: return .resize(CGSize(width: resized.width, height: size.height))
        default: return .resize(resized)
        }
      case 15:
        func inset() -> CGFloat { CGFloat(Int.random(in: 0...12, using: &random)) }
        return .inset(UIEdgeInsets(top: inset(), left: inset(), bottom: inset(), right: inset()))
      case 16: return .rightToLeft(.random(using: &random))
      case 17: return .scale(CGFloat(Int.random(in: 1...3, using: &random)))
      case 18: return .style(.random(using: &random) ? .dark : .light)
      default:
        guard propertyCount > 0 else { return .invalidate }
        return .property(.random(in: 0..<propertyCount, using: &random))
      }
    }

    /// Up to four changes that one batch update can have.
    private static func randomChanges(
      of list: NamedList, among candidates: [DataChange], using random: inout SplitMix64
    ) -> [DataChange] {
      var changes: [DataChange] = []
      for _ in 0..<Int.random(in: 1...8, using: &random) where changes.count < 4 {
        guard let candidate = candidates.randomElement(using: &random) else { break }
        if list.applying(changes + [candidate]) != nil { changes.append(candidate) }
      }
      return changes
    }
  }
#endif
