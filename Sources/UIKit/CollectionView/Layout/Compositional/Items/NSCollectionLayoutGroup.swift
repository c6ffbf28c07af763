import LayoutCore

/// Items or groups arranged in a row, in a column, or in frames from a closure.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the items are arranged.
  enum Arrangement {
    case axis(LayoutAxis, CompositionalGroup.Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement

  /// The arranged items, in order.
  public let subitems: [NSCollectionLayoutItem]

  /// The supplementary elements, such as badges, that are attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  /// The spacing between neighbouring items. Nil means no spacing.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  required init(
    layoutSize: NSCollectionLayoutSize, arrangement: Arrangement, subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a row that repeats the subitems as long as the next one fits.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, arrangement: .axis(.horizontal, .untilFull), subitems: subitems)
  }

  /// Returns a column that repeats the subitems as long as the next one fits.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, arrangement: .axis(.vertical, .untilFull), subitems: subitems)
  }

  /// Returns a row with a number of copies of an item, each of the item's size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, arrangement: .axis(.horizontal, .copies(count)), subitems: [subitem])
  }

  /// Returns a column with a number of copies of an item, each of the item's size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, arrangement: .axis(.vertical, .copies(count)), subitems: [subitem])
  }

  /// Returns a row with a number of copies of an item, each with an equal fraction of the width. Deprecated by Apple.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, arrangement: .axis(.horizontal, .equalParts(count)), subitems: [subitem])
  }

  /// Returns a column with a number of copies of an item, each with an equal fraction of the height. Deprecated by
  /// Apple.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, arrangement: .axis(.vertical, .equalParts(count)), subitems: [subitem])
  }

  /// Returns a group of items in the frames that a closure returns.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize: layoutSize, arrangement: .custom(itemProvider), subitems: [])
  }

  /// Returns an outline of the group for debugging, with one line for each group and item, indented by nesting level.
  public func visualDescription() -> String { outline(depth: 0) }

  override func content(_ translation: inout CompositionalTranslation) -> CompositionalItem.Content {
    switch arrangement {
    case .custom(let provider):
      return .group(
        CompositionalGroup(
          axis: .vertical, subitems: [], repetition: .provided(id: translation.add(provider))))
    case .axis(let axis, let repetition):
      return .group(
        CompositionalGroup(
          axis: axis, subitems: subitems.map { translation.item($0) }, repetition: repetition,
          interItemSpacing: interItemSpacing.map { translation.checked($0) } ?? .none))
    }
  }

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = Self(layoutSize: layoutSize, arrangement: arrangement, subitems: subitems)
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}

extension NSCollectionLayoutItem {
  /// Returns one line for the item, and one for each nested item.
  fileprivate func outline(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let size = "\(layoutSize.widthDimension.outline) × \(layoutSize.heightDimension.outline)"
    guard let group = self as? NSCollectionLayoutGroup else { return "\(indent)item \(size)\n" }
    let name =
      switch group.arrangement {
      case .axis(let axis, .untilFull): axis == .horizontal ? "row" : "column"
      case .axis(let axis, .copies(let count)), .axis(let axis, .equalParts(let count)):
        axis == .horizontal ? "row of \(count)" : "column of \(count)"
      case .axis, .custom: "custom group"
      }
    return "\(indent)\(name) \(size)\n" + group.subitems.map { $0.outline(depth: depth + 1) }.joined()
  }
}

extension NSCollectionLayoutDimension {
  fileprivate var outline: String {
    switch value {
    case .absolute(let points): "\(points)"
    case .fractionalWidth(let fraction): "\(fraction) of the width"
    case .fractionalHeight(let fraction): "\(fraction) of the height"
    case .estimated(let points): "about \(points)"
    case .uniformAcrossSiblings(let points): "as its siblings, about \(points)"
    }
  }
}
