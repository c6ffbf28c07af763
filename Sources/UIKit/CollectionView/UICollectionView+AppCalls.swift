// The calls of a collection view to the data source, the layout and the delegates.
extension UICollectionView: MenuHost, DragHost, DropHost {
  @discardableResult
  func askDelegate<Answer>(
    _ question: (any UICollectionViewDelegate, UICollectionView) -> Answer
  ) -> Answer? {
    collectionViewDelegate.map { question($0, self) }
  }

  @discardableResult
  func askDragDelegate<Answer>(
    _ question: (any UICollectionViewDragDelegate, UICollectionView) -> Answer
  ) -> Answer? {
    calledDragDelegate.map { question($0, self) }
  }

  @discardableResult
  func askDropDelegate<Answer>(
    _ question: (any UICollectionViewDropDelegate, UICollectionView) -> Answer
  ) -> Answer? {
    calledDropDelegate.map { question($0, self) }
  }

  var allowsDragging: Bool { dragDelegate != nil && dragInteractionEnabled }

  var acceptsDrops: Bool { dropDelegate != nil }
}

extension UICollectionView: PrefetchingHost {
  func performStep() -> Bool { preparesCells && itemPrefetching.prepareNextCell() }

  var announcesItems: Bool { prefetchDataSource != nil }

  func prefetch(_ paths: [IndexPath]) {
    calledPrefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  func cancelPrefetching(of paths: [IndexPath]) {
    calledPrefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }
}

extension UICollectionView: SwipeHost {
  func swipeMenuElements(ofItemAt item: IndexPath) -> [UIMenuElement] {
    itemContextualActions.menuElements(ofItemAt: item)
  }

  func swipeActions(ofItemAt path: IndexPath, at edge: RowSwipe.Edge) -> UISwipeActionsConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section),
      askDelegate({ $0.collectionView($1, canEditItemAt: path) }) != false
    else { return nil }
    switch edge {
    case .leading: return list.leadingSwipeActionsConfigurationProvider?(path)
    case .trailing: return list.trailingSwipeActionsConfigurationProvider?(path)
    }
  }

  func removeItemMissingFromData(at item: IndexPath) -> Bool {
    guard let dataSource = calledDataSource, data.isAsInData, !batchUpdater.isCollecting,
      counts.contains(item), dataSource.numberOfSections(in: self) == counts.sections,
      dataSource.collectionView(self, numberOfItemsInSection: item.section)
        == itemCount(inSection: item.section) - 1
    else { return false }
    performBatchUpdates { deleteItems(at: [item]) }
    return true
  }
}

extension UICollectionView: SectionIndexHost, ItemScrollHost {
  var indexTitles: [String] { calledDataSource?.indexTitles(for: self) ?? [] }

  func item(ofIndexTitle title: String, at index: Int) -> IndexPath? {
    calledDataSource?.collectionView(self, indexPathForIndexTitle: title, at: index)
  }
}

extension UICollectionView: ItemCountsSource {
  var countsOfData: ItemCounts {
    guard let dataSource = calledDataSource else { return .none }
    let sections = validCount(
      dataSource.numberOfSections(in: self), atMost: ItemCounts.maximumSectionCount, of: "sections")
    let items = (0..<sections).map { section in
      validCount(
        dataSource.collectionView(self, numberOfItemsInSection: section),
        atMost: ItemCounts.maximumItemCount, of: "items for section \(section)")
    }
    return ItemCounts(items)
  }

  private func validCount(_ count: Int, atMost maximum: Int, of things: @autoclosure () -> String) -> Int {
    if count < 0 {
      report(
        .negativeCount,
        "The data source returned \(count) \(things()). The collection view uses 0. Return a count of 0 or more."
      )
    }
    if count > maximum {
      report(
        .excessiveCount,
        "The data source returned \(count) \(things()). The collection view uses \(maximum). "
          + "Return a smaller count."
      )
    }
    return min(max(0, count), maximum)
  }
}

extension UICollectionView: ViewSupplyHost {
  func askForView(of key: ElementKey) -> UICollectionReusableView {
    switch key.category {
    case .cell:
      guard let dataSource = calledDataSource else { return supply.makePlainView(UICollectionViewCell.self) }
      if let context = data.placeholders.placeholder(at: key.indexPath) {
        return makeCell(for: context.placeholder, key)
      }
      let cell = dataSource.collectionView(self, cellForItemAt: data.dataPath(of: key))
      let checked = supply.check(cell, as: UICollectionViewCell.self, for: key)
      showState(of: key.indexPath, in: checked)
      return checked
    case .supplementaryView:
      guard let dataSource = calledDataSource else {
        return supply.makePlainView(UICollectionReusableView.self)
      }
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.indexPath)
      return supply.check(view, as: UICollectionReusableView.self, for: key)
    case .decorationView:
      return decorationView(for: key)
    }
  }

  func askForReconfiguredCell(of key: ElementKey) -> UICollectionViewCell? {
    calledDataSource?.collectionView(self, cellForItemAt: data.dataPath(of: key))
  }

  func attributesForDequeuing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryElement(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView: nil
    }
  }

  /// Returns a decoration view of the class or nib that the layout registered for its kind.
  private func decorationView(for key: ElementKey) -> UICollectionReusableView {
    let kind = key.kind ?? ""
    guard let source = collectionViewLayout.decorationViewSource(ofKind: kind) else {
      report(
        .unregisteredIdentifier, about: kind,
        "The layout has a \(key), but registered no view for this kind. A plain view is shown. "
          + "Register a class or a nib with the layout.")
      return supply.makePlainView(UICollectionReusableView.self)
    }
    return supply.dequeue(
      UICollectionReusableView.self, .decorationView(ofKind: kind), for: key, from: source)
  }

  /// Returns the configured cell of a placeholder.
  private func makeCell(
    for placeholder: UICollectionViewPlaceholder, _ key: ElementKey
  ) -> UICollectionViewCell {
    let cell = supply.dequeue(UICollectionViewCell.self, .cell(placeholder.reuseIdentifier), for: key)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// Returns the view that replaces a supplementary view if the data source does not implement the member.
  func dataSourceLacksSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  {
    let key = ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    report(
      .missingSupplementaryView,
      "The layout has a \(key), but the data source does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:). A plain view is shown. Implement this method."
    )
    return supply.makePlainView(UICollectionReusableView.self)
  }
}

extension UICollectionView: StageHost {
  var keepsPreparedCells: Bool { isPrefetchingEnabled && preparesCells }

  func willDisplay(_ view: UICollectionReusableView, for key: ElementKey) {
    switch key.category {
    case .cell:
      if let cell = view as? UICollectionViewCell, !view.display.isPlaceholder {
        // The cell was measured outside of the list, where it is not known that its item is edited.
        if isEditing { cell.setNeedsUpdateConfiguration() }
        collectionViewDelegate?.collectionView(self, willDisplay: cell, forItemAt: view.display.dataPath)
      }
    case .supplementaryView:
      collectionViewDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: view.display.dataPath)
    case .decorationView:
      break
    }
  }

  func didEndDisplaying(_ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewCell { itemSwipes.didEndDisplaying(cell) }
    let key = view.display.elementKey
    switch (key?.category, view) {
    case (.cell, let cell as UICollectionViewCell) where !view.display.isPlaceholder:
      collectionViewDelegate?.collectionView(
        self, didEndDisplaying: cell, forItemAt: view.display.dataPath)
    case (.supplementaryView, _):
      collectionViewDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key?.kind ?? "",
        at: view.display.dataPath)
    default:
      break
    }
  }
}
