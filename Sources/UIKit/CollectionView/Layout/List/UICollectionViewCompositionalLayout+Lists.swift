// Sections that are lists.
extension UICollectionViewCompositionalLayout {
  /// The list that a section is; nil for another section.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    plans.indices.contains(section) ? plans[section].section?.list : nil
  }

  /// Describes an item of a list; nil in another section.
  func listRow(ofItem item: Int, inSection section: Int) -> ListRow? {
    guard let list = list(ofSection: section) else { return nil }
    let path = IndexPath(item: item, section: section)
    var (level, isExpanded): (Int?, Bool) = (nil, false)
    if let tree = collectionView?.dataSource as? any ItemExpanding,
      let path = collectionView?.dataSourceIndexPath(forPresentationIndexPath: path)
    {
      (level, isExpanded) = (tree.level(at: path), tree.isExpanded(at: path))
    }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    if item < first {
      return ListRow(
        list.appearance, .header, topPadding: ListMetrics.headerTopPadding(of: list),
        minimumHeight: ListMetrics.minimumRowHeight, level: level, isExpanded: isExpanded)
    }
    var separators: UIListSeparatorConfiguration?
    if list.showsSeparators {
      let ofList = list.separatorConfiguration
      separators = list.itemSeparatorHandler.map { $0(path, ofList) } ?? ofList
    }
    return ListRow(
      list.appearance, .row, isFirst: item == first,
      isLast: item == solver.itemCount(inSection: section) - 1, separators: separators,
      minimumHeight: ListMetrics.minimumRowHeight, level: level, isExpanded: isExpanded)
  }

  /// Describes a header or footer of a list; nil in another section.
  func listBoundary(ofKind kind: String, inSection section: Int) -> ListRow? {
    guard let list = list(ofSection: section) else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let hugs = isHeader && list.contentHuggingElements.contains(.supplementaryHeader)
    return ListRow(
      list.appearance, isHeader ? .header : .footer,
      topPadding: isHeader ? ListMetrics.headerTopPadding(of: list) : 0,
      minimumHeight: hugs ? 0 : ListMetrics.minimumHeaderHeight)
  }

  /// Lets the user swipe rows, if a list has swipe actions.
  func installSwipes() {
    let lists = plans.lazy.compactMap { $0.section?.list }
    if lists.contains(where: \.hasSwipeActions) { collectionView?.allowSwipes() }
  }

  /// Shows the background of the first list in a collection view that has none of its own.
  func showListBackground() {
    let color = plans.lazy.compactMap { $0.section?.list?.shownBackgroundColor }.first
    guard let view = collectionView, color != nil || listBackgroundColor != nil,
      view.backgroundColor == nil || view.backgroundColor == listBackgroundColor
    else { return }
    listBackgroundColor = color
    if view.backgroundColor != color { view.backgroundColor = color }
  }
}
