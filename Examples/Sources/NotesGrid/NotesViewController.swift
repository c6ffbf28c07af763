import UIKit

/// A grid of notes to write on.
final class NotesViewController: UICollectionViewController {
  /// Called when the title has changed.
  var onChangeTitle: ((String) -> Void)?

  private var notes = Array(repeating: "", count: 200)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 220, height: 84)
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "note")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateTitle()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { updateTitle() }

  private func updateTitle() {
    let first = collectionView.indexPathsForVisibleItems.map(\.item).min() ?? 0
    onChangeTitle?("\(notes.count { !$0.isEmpty }) written, from note \(first + 1)")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    notes.count
  }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    if let cell = cell as? NoteCell {
      cell.onChange = { [weak self] text in
        self?.notes[indexPath.item] = text
        self?.updateTitle()
      }
      cell.show(notes[indexPath.item], number: indexPath.item + 1)
    }
    return cell
  }
}
