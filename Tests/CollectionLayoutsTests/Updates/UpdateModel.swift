import TestSupport

@testable import UIKit

/// A collection view through random updates, scrolls and selections. It is compared after each with a plain list, and
/// with a new view of that list.
@MainActor
final class UpdateModel {
  private let layout: TestedLayout
  private let bug: PlantedBug?
  private let source: ListSource
  private let view: UICollectionView
  private var random: SplitMix64
  private let seconds = TestSeconds()
  /// The names of the selected items, those selected first in front.
  private var selected: [Int] = []
  private var focused: Int?
  private var begun = 0
  private var completed: [Int] = []
  /// Everything that is not as it should be.
  private(set) var mistakes: [String] = []
  /// How often each kind of change was made.
  private(set) var mix: [String: Int] = [:]

  init(_ layout: TestedLayout, seed: UInt64, bug: PlantedBug? = nil) {
    self.layout = layout
    self.bug = bug
    var random = SplitMix64(seed: seed)
    source = ListSource(NamedList((0..<3).map { _ in .random(in: 2...9, using: &random) }))
    self.random = random
    view = layout.makeView(of: source)
  }

  /// One random update, with what goes before it, and all comparisons.
  func step() {
    if Int.random(in: 0..<3, using: &random) == 0 { scroll() }
    if Int.random(in: 0..<2, using: &random) == 0 { select() }
    seconds.wait(0)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      count("without animation")
      UIView.performWithoutAnimation { update(isAnimated: false) }
    case 1..<5:
      count("from rest")
      rest()
      update(isAnimated: true)
    default:
      count(view.runner.animations.isEmpty ? "from rest" : "while the last one runs")
      update(isAnimated: true)
    }
    seconds.wait(.random(in: 0.01...0.2, using: &random))
  }

  /// Lets everything arrive, and compares what is left over.
  func rest() {
    seconds.wait(1)
    seconds.wait(1)
    let cells = Set(view.stage.visible.all.map(\.view))
    expect(source.displayed == cells, "on display is what is visible")
    expect(Set(view.subviews.compactMap { $0 as? UICollectionReusableView }) == cells, "nothing is left over")
    expect(view.stage.departures.isEmpty && view.runner.animations.isEmpty, "nothing is under way")
    expect(completed == Array(0..<begun), "each update was completed, in order")
    for view in cells { expect(view.layer.animationKeys() == nil, "nothing moves") }
  }

  // MARK: - What happens

  private func scroll() {
    count("scroll")
    let range = view.scrollRange
    guard range.end.y > range.start.y else { return }
    view.contentOffset.y = .random(in: range.start.y...range.end.y, using: &random).rounded()
    view.layoutIfNeeded()
  }

  private func select() {
    guard let (name, path) = source.list.paths.min(by: { $0.key * 7919 % 101 < $1.key * 7919 % 101 }) else {
      return
    }
    count("selection")
    if let index = selected.firstIndex(of: name) {
      selected.remove(at: index)
      view.deselectItem(at: path, animated: false)
    } else {
      selected.append(name)
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    focused = name
    view.itemFocus.follow(path)
  }

  private func update(isAnimated: Bool) {
    let batch = RandomBatch(of: source.list, using: &random)
    let operations = bug?.corrupted(batch) ?? batch.operations
    for operation in operations { count(operation.label) }
    let before = Appearance(of: view)
    let (oldSelection, oldFocus) = (view.indexPathsForSelectedItems ?? [], view.itemFocus.item)
    let oldOffset = view.contentOffset
    let number = begun
    begun += 1
    let cut = operations.count > 2 ? Int.random(in: 0..<operations.count, using: &random) : 0
    let reported = diagnostics {
      view.performBatchUpdates { [self] in
        for operation in operations[cut...] { view.perform(operation) }
        source.list = batch.after
        view.performBatchUpdates { [self] in
          for operation in operations[..<cut] { view.perform(operation) }
        }
      } completion: { [weak self] _ in
        self?.completed.append(number)
      }
    }
    if bug == .keepsStaleSelection {
      view.selectedItems = SelectedItems(oldSelection.filter { view.counts.contains($0) })
    }
    if bug == .keepsStaleFocus, let oldFocus, view.counts.contains(oldFocus) {
      view.itemFocus.follow(oldFocus)
    }
    for diagnostic in reported { mistakes.append("\(diagnostic)") }
    let paths = batch.after.paths
    selected.removeAll { paths[$0] == nil }
    focused = focused.flatMap { paths[$0] == nil ? nil : $0 }
    if layout.keepsOffset {
      expect(view.contentOffset == view.scrollRange.clamp(oldOffset), "the offset is kept")
    }
    compare()
    compareIdentities(before, batch)
    if isAnimated {
      seconds.wait(0)
      let after = Appearance(of: view)
      for mistake in after.jumps(from: before) { mistakes.append(mistake) }
    }
    mistakes += source.takeMistakes()
  }

  // MARK: - Comparisons

  /// Compares everything with a new view of the same list.
  private func compare() {
    let freshSource = ListSource(source.list)
    defer { withExtendedLifetime(freshSource) {} }
    let fresh = layout.makeView(of: freshSource)
    fresh.contentOffset = view.contentOffset
    fresh.layoutIfNeeded()
    expect(
      fresh.contentSize == view.contentSize,
      "the content size \(view.contentSize) should be \(fresh.contentSize)")
    let (seen, wanted) = (view.stage.visible.all, fresh.stage.visible.all)
    expect(Set(seen.map(\.key)) == Set(wanted.map(\.key)), "the right elements are visible")
    for (key, other) in wanted {
      guard let element = view.stage.visible[key] else { continue }
      expect(
        Place(element, in: view).isClose(to: Place(other, in: fresh)), "\(key) stands where it belongs")
      switch (element, other) {
      case (let cell as NamedCell, let other as NamedCell):
        expect(cell.name == other.name, "\(key) shows \(other.name), not \(cell.name)")
        expect(cell.revision == other.revision, "\(key) shows revision \(other.revision)")
        expect(cell.isSelected == selected.contains(cell.name), "\(key) looks selected if it is")
        expect(view.indexPath(for: cell) == key.indexPath, "\(key) knows its path")
      case (let header as NamedHeader, let other as NamedHeader):
        expect(header.name == other.name, "\(key) shows section \(other.name), not \(header.name)")
      default:
        mistakes.append("\(key) is shown by views of other classes")
      }
    }
    let names = (view.indexPathsForSelectedItems ?? []).map(source.list.name)
    expect(names == selected, "selected are \(selected), not \(names)")
    expect(view.itemFocus.item.map(source.list.name) == focused, "the focus stays with its item")
  }

  /// A cell goes with its item, and with no other.
  private func compareIdentities(_ before: Appearance, _ batch: RandomBatch) {
    for case (_, let cell as NamedCell) in view.stage.visible.all {
      guard let old = before.cells[cell.name] else { continue }
      if batch.reloaded.contains(cell.name) {
        expect(old !== cell, "the reloaded item \(cell.name) has another cell")
      } else {
        expect(old === cell, "item \(cell.name) keeps its cell")
      }
    }
  }

  private func expect(_ isTrue: Bool, _ comment: @autoclosure () -> String) {
    if !isTrue { mistakes.append(comment()) }
  }

  private func count(_ label: String) { mix[label, default: 0] += 1 }
}
