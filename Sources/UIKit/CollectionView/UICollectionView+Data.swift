// What the data source is asked: counts and views.
extension UICollectionView {
  /// The counts, asked for when they are not known.
  var counts: ItemCounts {
    guard dataSource != nil else { return .none }
    if let knownCounts { return knownCounts }
    // A data source that answers by asking the view gets nothing to build on.
    guard !isAskingForCounts else { return .none }
    let counts = placeholders.counts(presenting: countsOfData)
    knownCounts = counts
    return counts
  }

  /// The counts of the data source, asked for.
  var countsOfData: ItemCounts {
    guard let dataSource else { return .none }
    isAskingForCounts = true
    defer { isAskingForCounts = false }
    let sections = sound(
      dataSource.numberOfSections(in: self), atMost: ItemCounts.maximumSectionCount, of: "sections")
    let items = (0..<sections).map { section in
      sound(
        dataSource.collectionView(self, numberOfItemsInSection: section),
        atMost: ItemCounts.maximumItemCount, of: "items in section \(section)")
    }
    return ItemCounts(items)
  }

  /// The number of items of a section; 0, and a diagnostic, for a section there is not.
  func itemCount(inSection section: Int) -> Int {
    let counts = counts
    if let count = counts[section] { return count }
    report(
      .indexPathOutOfRange,
      "the number of items in section \(section) was asked for, but there are \(counts.sections) sections")
    return 0
  }

  private func sound(_ count: Int, atMost maximum: Int, of things: @autoclosure () -> String) -> Int {
    if count < 0 { report(.negativeCount, "the data source told \(count) \(things()); they count as 0") }
    if count > maximum {
      report(.excessiveCount, "the data source told \(count) \(things()); they count as \(maximum)")
    }
    return min(max(0, count), maximum)
  }

  /// Marks all that came from the data source as stale.
  func setNeedsReload() {
    needsReload = true
    reported.removeAll()
    let layout = collectionViewLayout
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }

  /// A view for an element that comes on screen, from the data source or the layout.
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
      if let context = placeholders.placeholder(at: key.indexPath) {
        return makeCell(for: context.placeholder, key)
      }
      let cell = dataSource.collectionView(self, cellForItemAt: dataPath(of: key))
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

  /// The view itself when it may be shown for an element, or a plain one in its place.
  private func check<View: UICollectionReusableView>(
    _ view: View, as plainClass: View.Type, for key: ElementKey
  ) -> View {
    switch view.display.phase {
    case .dequeued: return view
    case .displayed:
      let other = view.display.elementKey.map { "\($0)" } ?? "another element"
      report(
        .viewNotDequeued,
        "the data source returned for \(key) the view that shows \(other); a plain view is shown")
    case .foreign, .pooled:
      report(
        .viewNotDequeued,
        "the view that the data source returned for \(key) was not dequeued; a plain view is shown")
    }
    return makePlainView(plainClass)
  }

  /// What a data source without supplementary views shows for one.
  func dataSourceLacksSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  {
    let key = ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    report(
      .missingSupplementaryView,
      "the layout has a \(key), but the data source does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:); a plain view is shown")
    return makePlainView(UICollectionReusableView.self)
  }

  /// Says what was wrong with a subject, once for this layout and this data.
  func report(_ code: UIDiagnostic.Code, about subject: String = "", _ message: @autoclosure () -> String) {
    guard reported[code, default: []].insert(subject).inserted else { return }
    UIDiagnostic.report(code, message())
  }
}
