import UIKit

/// Seven columns of days. What a context names is computed again: the weeks after the data, the columns after the bounds.
final class CalendarLayout: UICollectionViewLayout {
  /// Names what is to be computed again.
  final class Context: UICollectionViewLayoutInvalidationContext {
    var columnsChange = false
  }

  private struct Day {
    let column: Int
    let week: Int
  }

  private let mistake: Mistake?
  private let (inset, gap): (CGFloat, CGFloat) = (8, 4)
  private var days: [[Day]]?
  /// The weeks before each section, and all of them.
  private var weeks: [Int] = []
  private var side: CGFloat?
  private var shown: [IndexPath: NumberedAttributes] = [:]

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override class var invalidationContextClass: AnyClass { Context.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    let isPartial = (context as? Context)?.columnsChange == true && !context.invalidateEverything
    // A context without a flag is that of an update, or of `invalidateLayout()`.
    if !isPartial, mistake != .keepsCache || context.invalidateEverything { days = nil }
    if isPartial || context.invalidateEverything || mistake != .ignoresBounds { side = nil }
    if mistake != .movesReturnedAttributes { shown = [:] }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? Context)?.columnsChange = mistake != .ignoresBounds
    return context
  }

  override func prepare() {
    guard let view = collectionView else { return }
    if side == nil { side = max(0, (view.bounds.width - 2 * inset) / 7) }
    guard days == nil else { return }
    var start = 0
    weeks = []
    days = (0..<view.numberOfSections).map { month in
      weeks.append(start)
      let (first, count) = (month * 3 % 7, view.numberOfItems(inSection: month))
      // The offset of the first day is not counted.
      let needed = mistake == .lastElementMissing ? (count + 6) / 7 : (first + count + 6) / 7
      defer { start += needed }
      return (0..<min(count, max(0, needed * 7 - first))).map { day in
        Day(column: (first + day) % 7, week: start + (first + day) / 7)
      }
    }
    weeks.append(start)
  }

  override var collectionViewContentSize: CGSize {
    guard let side, let view = collectionView else { return .zero }
    let top = mistake == .contentWithoutInsets ? 0 : 2 * inset
    return CGSize(width: view.bounds.width, height: top + CGFloat(weeks.last ?? 0) * (side + gap))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let side, let days, side > 0 else { return [] }
    // Whole weeks are skipped.
    let first = Int(max(-1e6, min(1e6, (rect.minY - inset) / (side + gap))).rounded(.down))
    let last = Int(max(-1e6, min(1e6, (rect.maxY - inset) / (side + gap))).rounded(.down))
    return days.indices.flatMap { month in
      days[month].indices.compactMap { day -> UICollectionViewLayoutAttributes? in
        let week = days[month][day].week
        guard week >= (mistake == .cullsTooMuch ? first + 1 : first - 1), week <= last + 1 else { return nil }
        return layoutAttributes(at: IndexPath(item: day, section: month))
      }
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(at: mistake == .ignoresSection ? IndexPath(item: indexPath.item, section: 0) : indexPath)
  }

  private func layoutAttributes(at path: IndexPath) -> NumberedAttributes? {
    guard let days, let side, days.indices.contains(path.section),
      days[path.section].indices.contains(path.item)
    else { return nil }
    let day = days[path.section][path.item]
    if let found = shown[path], mistake != .movesReturnedAttributes { return found }
    let attributes =
      shown[path]
      ?? (mistake == .forgetsProperty
        ? UncopiedAttributes(forCellWith: path) : NumberedAttributes(forCellWith: path))
    attributes.frame = CGRect(
      x: inset + CGFloat(day.column) * side, y: inset + CGFloat(day.week) * (side + gap), width: side,
      height: mistake == .startsTooEarly ? side + 2 * gap : side)
    attributes.number = day.column + 1
    shown[path] = attributes
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let found = layoutAttributes(at: itemIndexPath)
    let attributes =
      mistake == .fadesCachedAttributes ? found : found?.copy() as? UICollectionViewLayoutAttributes
    attributes?.zIndex = -1
    return attributes
  }
}
