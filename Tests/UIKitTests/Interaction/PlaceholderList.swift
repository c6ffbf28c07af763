import Testing
import UIKit

/// Words in sections, of which nothing but the view knows the placeholders: whatever it is asked by a path is asked of
/// the words, and a path that is none of theirs would stop the test.
@MainActor
final class PlaceholderList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  final class Cell: UICollectionViewCell { var word = "" }

  let view: UICollectionView
  var words: [[String]]
  var log: [String] = []
  /// The last drop, which goes on taking placeholders.
  var coordinator: (any UICollectionViewDropCoordinator)?

  init(_ words: [[String]], frame: CGRect) {
    self.words = words
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "word")
    view.register(Cell.self, forCellWithReuseIdentifier: "placeholder")
    (view.dataSource, view.delegate, view.dragDelegate, view.dropDelegate) = (self, self, self, self)
  }

  /// The words on screen, placeholders by their names in angle brackets.
  var shown: [[String]] {
    view.layoutIfNeeded()
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        (view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell)?.word ?? "nothing"
      }
    }
  }

  /// Puts a placeholder of a name among what is presented.
  @discardableResult
  func add(_ name: String, at path: IndexPath) throws -> any UICollectionViewDropPlaceholderContext {
    let coordinator = try #require(coordinator)
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "placeholder")
    placeholder.cellUpdateHandler = { ($0 as? Cell)?.word = "<\(name)>" }
    return coordinator.drop(try #require(coordinator.items.first).dragItem, to: placeholder)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words[section].count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
    (cell as? Cell)?.word = words[path.section][path.item]
    return cell
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    #expect((cell as? Cell)?.word == words[path.section][path.item])
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { #expect((cell as? Cell)?.word.hasPrefix("<") == false) }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    log.append("highlight \(words[path.section][path.item])")
    return true
  }

  func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool {
    log.append("edit \(words[path.section][path.item])")
    return true
  }

  func collectionView(
    _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool { view.isEditing }

  func collectionView(
    _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) { log.append("begin at \(words[path.section][path.item])") }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(words[path.section][path.item])")
  }

  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[path.section][path.item])))]
  }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("drop at \(coordinator.destinationIndexPath.map { "\(Array($0))" } ?? "-")")
    self.coordinator = coordinator
  }
}
