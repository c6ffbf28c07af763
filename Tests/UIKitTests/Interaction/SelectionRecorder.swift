import UIKit

/// A data source and delegate that writes down what it is asked about highlight, selection and focus.
@MainActor
final class SelectionRecorder: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let log = CallLog()
  var sections: [Int]
  /// The questions answered with no, as they are logged.
  var refused: Set<String> = []
  /// The titles of the first items.
  var titles: [String] = []
  /// Where the focus is to begin.
  var preferred: IndexPath?
  private(set) var focusLog: [String] = []
  /// The selection and highlight of a cell at the time of a call, logged with it.
  var tellsStates = false

  init(sections: [Int]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  private func ask(_ question: String, _ path: IndexPath) -> Bool {
    let call = "\(question) \(path.short)"
    log.add(call)
    return !refused.contains(call)
  }

  private func tell(_ deed: String, _ path: IndexPath, in view: UICollectionView) {
    guard tellsStates, let cell = view.cellForItem(at: path) else { return log.add("\(deed) \(path.short)") }
    let state = (cell.isHighlighted ? "H" : "-") + (cell.isSelected ? "S" : "-")
    log.add("\(deed) \(path.short) \(state)")
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    ask("shouldHighlight", path)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    tell("didHighlight", path, in: view)
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    tell("didUnhighlight", path, in: view)
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask("shouldSelect", path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask("shouldDeselect", path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    tell("didSelect", path, in: view)
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    tell("didDeselect", path, in: view)
  }
  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    log.add("primaryAction \(path.short)")
  }

  // MARK: - Focus

  private func move(_ context: UICollectionViewFocusUpdateContext) -> String {
    "\(context.previouslyFocusedIndexPath?.short ?? "nil")→\(context.nextFocusedIndexPath?.short ?? "nil")"
  }

  func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
    !refused.contains("canFocus \(path.short)")
  }
  func collectionView(
    _ view: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    !refused.contains("focus \(move(context))")
  }
  func collectionView(
    _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focusLog.append(move(context))
  }
  func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { preferred }
  func collectionView(_ view: UICollectionView, typeSelectStringForItemAt path: IndexPath) -> String? {
    titles.indices.contains(path.item) ? titles[path.item] : nil
  }
}
