import TestSupport
import UIKit

/// Named rows in a layout written in the manner of a library, changed at random, and compared with a fresh view.
@MainActor
final class LibraryHarness: NSObject, UICollectionViewDataSource {
  /// A cell that reports its row and returns a preferred height.
  private final class NamedCell: UICollectionViewCell {
    var name = -1
    var preferredHeight: ((CGFloat) -> CGFloat)?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let height = preferredHeight?(layoutAttributes.size.width),
        let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
      else { return layoutAttributes }
      result.size.height = height
      return result
    }
  }

  /// A fault to plant, so that it is seen that the test finds one.
  enum Fault: CaseIterable {
    /// A row is missing from what the layout returns.
    case missingRow
    /// A cell shows another row than its own.
    case wrongName
    /// The content is shorter than its rows.
    case shortContent
    /// The bottom moves.
    case looseBottom
  }

  private let view: UICollectionView
  private let layout: LibraryLayout
  private let stage = Stage(size: CGSize(width: 500, height: 500))
  private var window: UIWindow { stage.window }
  private var fingers: Fingers { stage.finger }
  private var random: SplitMix64
  private var sections: [[Int]] = []
  private var lastName = 0
  /// How often the content of a row has changed.
  private var versions: [Int: Int] = [:]
  private let fault: Fault?
  /// What was done, in order.
  private(set) var operations: [String] = []
  /// What is wrong after the last operation.
  private(set) var mistakes: [String] = []

  private var measures: Bool { layout is ChatLayout }

  init(_ kind: LibraryLayout.Type, seed: UInt64, fault: Fault? = nil) {
    random = SplitMix64(seed: seed)
    self.fault = fault
    var newRow: (IndexPath) -> ColumnModel.Row = { _ in ColumnModel.Row(height: 40) }
    layout = kind.init { newRow($0) }
    view = Self.makeView(layout, size: CGSize(width: 200, height: 400))
    super.init()
    newRow = { [unowned self] in ColumnModel.Row(height: measures ? 40 : height(of: name(at: $0), width: 200))
    }
    sections = [makeNames(12), makeNames(8)]
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
    if measures { view.contentOffset.y = max(0, view.contentSize.height - view.bounds.height) }
    window.layoutIfNeeded()
  }

  private static func makeView(_ layout: UICollectionViewLayout, size: CGSize) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(NamedCell.self, forCellWithReuseIdentifier: "row")
    return view
  }

  // MARK: - The data

  private func name(at path: IndexPath) -> Int { sections[path.section][path.item] }

  private func makeNames(_ count: Int) -> [Int] {
    (0..<count).map { _ in
      lastName += 1
      return lastName
    }
  }

  /// In a narrower view a row is higher.
  private func height(of name: Int, width: CGFloat) -> CGFloat {
    let own = 20 + CGFloat((name * 37 + (versions[name] ?? 0) * 53) % 60)
    return (own * (measures ? 200 / width : 1)).rounded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? NamedCell else { return cell }
    let name = name(at: indexPath)
    cell.name = fault == .wrongName && collectionView === view && name % 5 == 0 ? name + 1 : name
    cell.preferredHeight = measures ? { [unowned self] in height(of: name, width: $0) } : nil
    return cell
  }

  // MARK: - Steps

  private func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Does something at random, and compares.
  func step() {
    let start = viewport
    let keepsBottom = act()
    window.layoutIfNeeded()
    mistakes = differences()
    if keepsBottom, fault == .looseBottom, chance(20) { view.contentOffset.y -= 3 }
    if measures, keepsBottom, let mistake = mistake(since: start) { mistakes.append(mistake) }
    if chance(10) {
      // An animation begins with its first frame.
      fingers.wait(0.02)
      fingers.wait(1)
      mistakes += leftovers()
    }
  }

  /// - Returns: Whether the bottom of the view is to stay where it is.
  private func act() -> Bool {
    switch below(10) {
    case 0...3:
      update()
      return true
    case 4...5:
      resize()
      return true
    case 6:
      let offset = CGFloat(below(max(1, Int(view.contentSize.height - view.bounds.height))))
      operations.append("offset \(offset)")
      view.contentOffset.y = offset
    case 7:
      operations.append("to the end")
      view.contentOffset.y = max(0, view.contentSize.height - view.bounds.height)
      window.layoutIfNeeded()
      view.contentOffset.y = max(0, view.contentSize.height - view.bounds.height)
    default: fling()
    }
    return false
  }

  private func resize() {
    let size = CGSize(width: CGFloat(150 + 50 * below(4)), height: CGFloat(200 + 50 * below(5)))
    let isAnimated = chance(50)
    operations.append("size \(size.width) × \(size.height)\(isAnimated ? ", animated" : "")")
    if isAnimated {
      UIView.animate(withDuration: 0.3) { self.view.frame.size = size }
    } else {
      view.frame.size = size
    }
  }

  private func fling() {
    let (step, count, frames) = (CGFloat(below(13) - 6), 3 + below(8), 1 + below(20))
    operations.append("fling by \(step), \(count) moves, \(frames) frames")
    let middle = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    fingers.fling(from: middle, step: CGVector(dx: 0, dy: step), count: count)
    for _ in 0..<frames { fingers.wait(1.0 / 60) }
    view.stopScrollingAndZooming()
  }

  private func update() {
    var (log, calls): ([String], [() -> Void]) = ([], [])
    func ask(_ description: String, _ call: @escaping (UICollectionView) -> Void) {
      log.append(description)
      calls.append { [view] in call(view) }
    }
    var rows = sections.enumerated().map { section, names in
      names.enumerated().map { (path: IndexPath(item: $0.offset, section: section), name: $0.element) }
    }
    var arriving: [(name: Int, origin: IndexPath?)] = []
    for section in rows.indices {
      rows[section].removeAll { row in
        switch below(20) {
        case 0:
          ask("delete \(Array(row.path))") { $0.deleteItems(at: [row.path]) }
          return true
        case 1:
          arriving.append((row.name, row.path))
          return true
        case 2:
          ask("reload \(Array(row.path))") {
            self.versions[row.name, default: 0] += 1
            $0.reloadItems(at: [row.path])
          }
          return false
        default: return false
        }
      }
    }
    arriving += makeNames(below(4)).map { ($0, nil) }
    var next = rows.map { $0.map(\.name) }
    for (name, _) in arriving {
      let section = below(next.count)
      next[section].insert(name, at: below(next[section].count + 1))
    }
    for (section, names) in next.enumerated() {
      for (item, name) in names.enumerated() {
        guard let arrival = arriving.first(where: { $0.name == name }) else { continue }
        let path = IndexPath(item: item, section: section)
        if let origin = arrival.origin {
          ask("move \(Array(origin)) to \(Array(path))") { $0.moveItem(at: origin, to: path) }
        } else {
          ask("insert \(Array(path))") { $0.insertItems(at: [path]) }
        }
      }
    }
    if chance(10) {
      let section = below(next.count + 1)
      // Only without changes of items, whose paths would be others.
      (log, calls, next) = ([], [], sections)
      next.insert(makeNames(below(6)), at: section)
      ask("insert section \(section)") { $0.insertSections([section]) }
    } else if next.count > 2, chance(20) {
      let section = below(next.count)
      (log, calls, next) = ([], [], sections)
      next.remove(at: section)
      ask("delete section \(section)") { $0.deleteSections([section]) }
    }
    operations.append("batch: \(log.joined(separator: ", "))")
    let changes = {
      self.view.performBatchUpdates {
        self.sections = next
        for call in calls { call() }
      }
    }
    chance(30) ? UIView.performWithoutAnimation(changes) : changes()
  }

  // MARK: - What must be so

  private typealias Viewport = (offset: CGFloat, isAtEnd: Bool, bottom: (name: Int, distance: CGFloat)?)

  private var endOffset: CGFloat { max(0, view.contentSize.height - view.bounds.height) }

  /// Where the view is, by what is at its bottom.
  private var viewport: Viewport {
    let last = view.indexPathsForVisibleItems.max()
    let frame = last.flatMap { view.cellForItem(at: $0)?.frame }
    return (
      view.contentOffset.y, abs(view.contentOffset.y - endOffset) < 1,
      last.flatMap { path in frame.map { (name(at: path), view.bounds.maxY - $0.maxY) } }
    )
  }

  private func mistake(since start: Viewport) -> String? {
    let offset = view.contentOffset.y
    if start.isAtEnd {
      return abs(offset - endOffset) < 1 ? nil : "was at the end, is \(endOffset - offset) before it"
    }
    guard offset > 0.5, offset < endOffset - 0.5, let bottom = start.bottom,
      let cell = view.visibleCells.first(where: { ($0 as? NamedCell)?.name == bottom.name }),
      let path = view.indexPath(for: cell), !wasMoved(path)
    else { return nil }
    let distance = view.bounds.maxY - cell.frame.maxY
    return abs(distance - bottom.distance) < 1
      ? nil : "row \(bottom.name) was at \(bottom.distance), is at \(distance)"
  }

  /// Whether the last operation has moved a row, which takes its place with it.
  private func wasMoved(_ path: IndexPath) -> Bool {
    operations.last?.contains("to \(Array(path))") == true
  }

  /// What is other than in a fresh view over the same data at the same offset.
  private func differences() -> [String] {
    let counts = layout.model.sections.map(\.count)
    guard counts == sections.map(\.count) else {
      return ["the layout has \(counts) rows, not \(sections.map(\.count))"]
    }
    let fresh = Self.makeView(layout.twin(), size: view.bounds.size)
    fresh.dataSource = self
    fresh.bounds.origin = view.bounds.origin
    fresh.layoutIfNeeded()
    var differences: [String] = []
    if fresh.contentSize.height != view.contentSize.height + (fault == .shortContent ? 1 : 0) {
      differences.append("content \(view.contentSize.height), not \(fresh.contentSize.height)")
    }
    if fresh.bounds != view.bounds { differences.append("bounds \(view.bounds), not \(fresh.bounds)") }
    let (found, expected) = (rows(in: view), rows(in: fresh))
    for (path, row) in expected.sorted(by: { $0.key < $1.key }) where found[path] != row {
      differences.append("row \(Array(path)): \(found[path].map { "\($0)" } ?? "missing"), not \(row)")
    }
    for path in found.keys.sorted() where expected[path] == nil {
      differences.append("row \(Array(path)) too many")
    }
    return differences
  }

  private struct SeenRow: Equatable {
    var name: Int
    var frame: CGRect
  }

  private func rows(in view: UICollectionView) -> [IndexPath: SeenRow] {
    var rows: [IndexPath: SeenRow] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? NamedCell else { continue }
      rows[path] = SeenRow(name: cell.name, frame: cell.frame)
    }
    if fault == .missingRow, view === self.view { rows[rows.keys.min() ?? []] = nil }
    return rows
  }

  /// Cells that stay although nothing moves any more.
  private func leftovers() -> [String] {
    let shown = Set(view.visibleCells.map(ObjectIdentifier.init))
    let extra = view.subviews.filter { $0 is NamedCell && !shown.contains(ObjectIdentifier($0)) }
    return extra.isEmpty ? [] : ["\(extra.count) cells are left over"]
  }
}
