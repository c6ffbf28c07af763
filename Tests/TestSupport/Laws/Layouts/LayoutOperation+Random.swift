#if os(Linux)
  import UIKit

  extension LayoutOperation {
    /// A random operation for a view that shows a list.
    ///
    /// - Parameter propertyCount: The number of changes of properties that the subject declares.
    static func random(
      for list: NamedList, propertyCount: Int, using random: inout SplitMix64
    ) -> LayoutOperation {
      func fraction() -> Double { Double(Int.random(in: 0...8, using: &random)) / 8 }
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7: return .update(randomChanges(of: list, using: &random))
      case 7..<10: return .scroll(x: fraction(), y: fraction())
      case 10:
        return .reload(
          (0..<Int.random(in: 0...3, using: &random)).map { _ in .random(in: 0...9, using: &random) })
      case 11, 12:
        guard let path = list.allPaths.randomElement(using: &random) else { return .invalidate }
        return .reviseItem(path)
      case 13: return .invalidate
      case 14:
        return .resize(
          CGSize(
            width: 10 * Int.random(in: 18...30, using: &random),
            height: 10 * Int.random(in: 16...34, using: &random)))
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
    private static func randomChanges(of list: NamedList, using random: inout SplitMix64) -> [DataChange] {
      var changes: [DataChange] = []
      let candidates = list.allChanges(margin: 1)
      for _ in 0..<Int.random(in: 1...8, using: &random) where changes.count < 4 {
        guard let candidate = candidates.randomElement(using: &random) else { break }
        if list.applying(changes + [candidate]) != nil { changes.append(candidate) }
      }
      return changes
    }
  }
#endif
