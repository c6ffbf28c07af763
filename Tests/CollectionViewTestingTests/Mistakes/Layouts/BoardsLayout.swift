import UIKit

/// A board behind the two columns of notes of each section, as a decoration view. The boards have the mistakes.
final class BoardsLayout: UICollectionViewLayout {
  private let mistake: Mistake?
  private let (inset, side, gap): (CGFloat, CGFloat, CGFloat) = (8, 34, 4)
  private var boards: [Int: NumberedAttributes] = [:]
  private var notes: [[CGRect]] = []
  private var height: CGFloat = 0

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "board")
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    let width = max(0, (view.bounds.width - 2 * inset - 3 * gap) / 2)
    var y = inset
    notes = (0..<view.numberOfSections).map { section in
      let count = view.numberOfItems(inSection: section)
      let lines = (count + 1) / 2
      defer { y += CGFloat(lines) * (side + gap) + gap }
      return (0..<count).map { item in
        CGRect(
          x: inset + gap + CGFloat(item % 2) * (width + gap), y: y + gap + CGFloat(item / 2) * (side + gap),
          width: width, height: mistake == .startsTooEarly ? side + 2 * gap : side)
      }
    }
    height = mistake == .contentWithoutInsets ? max(0, y - inset - gap) : y + inset
    placeBoards()
  }

  private func placeBoards() {
    if mistake == .keepsCache, boards.count == notes.count { return }
    let old = boards
    boards = [:]
    let end = mistake == .lastElementMissing ? notes.count - 1 : notes.count
    for section in 0..<max(0, end) where !notes[section].isEmpty {
      let frame = notes[section].reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -gap, dy: -gap)
      let board = (mistake == .movesReturnedAttributes ? old[section] : nil) ?? makeBoard(section)
      board.frame = frame
      board.zIndex = -1
      board.number = section + 1
      boards[section] = board
    }
  }

  private func makeBoard(_ section: Int) -> NumberedAttributes {
    let path = IndexPath(item: 0, section: section)
    return mistake == .forgetsProperty
      ? UncopiedAttributes(forDecorationViewOfKind: "board", with: path)
      : NumberedAttributes(forDecorationViewOfKind: "board", with: path)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    mistake != .ignoresBounds && newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, frames) in notes.enumerated() {
      let visible = frames.indices.filter { frames[$0].intersects(rect) }
      found += visible.map { note($0, section) }
      guard let board = boards[section], board.frame.intersects(rect) else { continue }
      // "A board is needed only where a note is."
      if mistake == .cullsTooMuch, visible.isEmpty { continue }
      found.append(board)
    }
    return found
  }

  private func note(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = notes[section][item]
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard notes.indices.contains(indexPath.section), notes[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return note(indexPath.item, indexPath.section)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    boards[mistake == .ignoresSection ? 0 : indexPath.section]
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let board = boards[decorationIndexPath.section]
    let attributes =
      mistake == .fadesCachedAttributes ? board : board?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }
}
