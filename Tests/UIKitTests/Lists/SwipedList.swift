import CollectionViewTesting
import UIKit

/// A plain list of rows of 44 points, 320 points wide, whose rows have swipe actions. It records what happens.
@MainActor
final class SwipedList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let view: UICollectionView
  let stage: Stage
  var rows: [String]
  /// The titles of the actions of each edge. Those in capitals are destructive.
  var leading: [String]? = ["x"]
  var trailing: [String]? = ["D", "n"]
  var performsFirstActionWithFullSwipe = true
  var isEditable = true
  var accessories: [UICellAccessory] = []
  /// The image of every action.
  var image: UIImage?
  /// The secondary text of the second row.
  var secondaryText: String?
  private(set) var asked: [String] = []
  private(set) var log: [String] = []
  /// The completion of the last action.
  private(set) var completion: ((Bool) -> Void)?
  /// Called by the handler of an action.
  var onPerform: ((String, IndexPath) -> Void)?

  init(
    rows count: Int = 30, appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    cell: UICollectionViewCell.Type = UICollectionViewListCell.self,
    in surroundings: StageSurroundings = StageSurroundings()
  ) {
    rows = (0..<count).map { "Row \($0)" }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    stage = Stage(view, in: surroundings)
    super.init()
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.leadingSwipeActionsConfigurationProvider = { [unowned self] path in
      configuration("leading", leading, path)
    }
    list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      configuration("trailing", trailing, path)
    }
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    view.register(cell, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    view.delegate = self
    view.becomeFirstResponder()
    stage.window.layoutIfNeeded()
  }

  private func configuration(_ edge: String, _ titles: [String]?, _ path: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    asked.append("\(edge) \(path.item)")
    guard let titles else { return nil }
    let actions = titles.map { title in
      let action = UIContextualAction(
        style: title == title.uppercased() ? .destructive : .normal, title: title
      ) {
        [unowned self] action, source, completion in
        log.append("\(title) \(path.item)")
        self.completion = completion
        onPerform?(title, path)
      }
      action.image = image
      return action
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    return configuration
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = rows[path.item]
    if path.item == 1 { content.secondaryText = secondaryText }
    cell.contentConfiguration = content
    cell.accessories = accessories
    return cell
  }

  func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool { isEditable }

  func collectionView(_ view: UICollectionView, moveItemAt origin: IndexPath, to target: IndexPath) {
    guard origin != target else { return }
    rows.insert(rows.remove(at: origin.item), at: target.item)
    log.append("move \(origin.item) to \(target.item)")
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.item)")
  }

  // MARK: - What the user sees

  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }

  /// How far the content of a row has moved: to the right if positive.
  func offset(_ item: Int) -> CGFloat? { cell(item).map { -$0.bounds.minX } }

  /// Drags a finger over a row and holds it there. The first 10 points do not move the row.
  func drag(_ item: Int, by distance: CGFloat, lifts: Bool = true) {
    let y = (cell(item)?.frame.midY ?? 0) - view.contentOffset.y
    let x: CGFloat = distance < 0 ? 300 : 20
    let slop: CGFloat = distance < 0 ? -10 : 10
    stage.finger.down(at: CGPoint(x: x, y: y))
    for step in 1...10 {
      stage.finger.wait(0.016)
      stage.finger.move(to: CGPoint(x: x + (distance + slop) * CGFloat(step) / 10, y: y))
    }
    stage.finger.wait(0.2)
    if lifts { stage.finger.up() }
  }

  /// Drags a finger over a row, lifts it, and lets the row come to rest.
  func swipe(_ item: Int, by distance: CGFloat) {
    drag(item, by: distance)
    stage.settle()
  }

  func delete(_ item: Int) {
    rows.remove(at: item)
    view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: item, section: 0)]) }
  }
}
