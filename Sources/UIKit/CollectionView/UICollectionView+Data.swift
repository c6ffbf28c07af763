// Counts and views from the data source.
extension UICollectionView: ItemCountsSource {
  /// The counts of the presentation.
  var counts: ItemCounts { data.counts }

  var countsOfData: ItemCounts {
    guard let dataSource else { return .none }
    let sections = validCount(
      dataSource.numberOfSections(in: self), atMost: ItemCounts.maximumSectionCount, of: "sections")
    let items = (0..<sections).map { section in
      validCount(
        dataSource.collectionView(self, numberOfItemsInSection: section),
        atMost: ItemCounts.maximumItemCount, of: "items for section \(section)")
    }
    return ItemCounts(items)
  }

  /// Returns the number of items in a section. For a section that does not exist, returns 0 and reports a diagnostic.
  func itemCount(inSection section: Int) -> Int {
    let counts = counts
    if let count = counts[section] { return count }
    report(
      .indexPathOutOfRange,
      "The number of items in section \(section) was requested, but there are \(counts.sections) sections. "
        + "The collection view returns 0. Pass the index of an existing section.")
    return 0
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

  /// Invalidates everything that came from the data source.
  func setNeedsReload() {
    needsReload = true
    mistakes.removeAll()
    let layout = collectionViewLayout
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }

  /// Returns a view for an element that appears, from the data source or the layout.
  func makeView(for key: ElementKey, with attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    if let view = measuring.viewsInWaiting.removeValue(forKey: key) {
      view.take(attributes)
      return view
    }
    binding.attributes = attributes
    let view = view(for: key)
    binding.attributes = nil
    for unused in binding.dequeued where unused !== view { recycle(unused) }
    binding.dequeued.removeAll()
    view.take(attributes)
    return view
  }

  private func view(for key: ElementKey) -> UICollectionReusableView {
    switch key.category {
    case .cell:
      guard let dataSource else { return makePlainView(UICollectionViewCell.self) }
      if let context = data.placeholders.placeholder(at: key.indexPath) {
        return makeCell(for: context.placeholder, key)
      }
      let cell = dataSource.collectionView(self, cellForItemAt: data.dataPath(of: key))
      let checked = check(cell, as: UICollectionViewCell.self, for: key)
      showState(of: key.indexPath, in: checked)
      return checked
    case .supplementaryView:
      guard let dataSource else { return makePlainView(UICollectionReusableView.self) }
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.indexPath)
      return check(view, as: UICollectionReusableView.self, for: key)
    case .decorationView:
      return dequeueDecorationView(for: key)
    }
  }

  /// Returns the view if it may be shown for an element, or else a plain view.
  private func check<View: UICollectionReusableView>(
    _ view: View, as plainClass: View.Type, for key: ElementKey
  ) -> View {
    switch view.display.phase {
    case .dequeued: return view
    case .displayed:
      let other = view.display.elementKey.map { "\($0)" } ?? "another element"
      report(
        .viewNotDequeued,
        "The data source returned for \(key) the view that shows \(other). A plain view is shown. "
          + "Dequeue a view for each index path.")
    case .foreign, .pooled:
      report(
        .viewNotDequeued,
        "The data source returned a view for \(key) that was not dequeued. A plain view is shown. "
          + "Return a view from a dequeue method.")
    }
    return makePlainView(plainClass)
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
    return makePlainView(UICollectionReusableView.self)
  }

  /// Reports a mistake about a subject, once for this layout and this data.
  func report(_ code: UIDiagnostic.Code, about subject: String = "", _ message: @autoclosure () -> String) {
    mistakes.report(code, about: subject, message())
  }
}
