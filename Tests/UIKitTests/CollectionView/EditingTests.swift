import Testing
import UIKit

/// The switches that hold while items are edited, and cells whose content changes.
@MainActor
struct EditingTests {
  private let source = CompleteSource(sections: [5])
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private func select(_ items: Int...) -> [IndexPath]? {
    for item in items { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    return view.indexPathsForSelectedItems
  }

  @Test("in editing its own switches hold, and what they do not allow is deselected")
  func switches() {
    #expect(select(0) == [[0, 0]])
    view.isEditing = true
    #expect(view.indexPathsForSelectedItems == [], "selection in editing is off by default")
    #expect(select(1) == [])
    view.allowsSelectionDuringEditing = true
    #expect(select(1, 2) == [[0, 2]])
    view.allowsMultipleSelectionDuringEditing = true
    #expect(select(1) == [[0, 2], [0, 1]])
    view.isEditing = false
    #expect(view.indexPathsForSelectedItems == [[0, 1]], "one at a time again: the last")
    #expect(view.canBecomeFirstResponder)
    view.allowsFocusDuringEditing = false
    #expect(view.canBecomeFirstResponder)
    view.isEditing = true
    #expect(!view.canBecomeFirstResponder)
  }

  @Test("a registration dequeues cells of its own, and fills them in")
  func registrations() {
    final class NumberCell: UICollectionViewCell { var number = 0 }
    let one = UICollectionView.CellRegistration<NumberCell, Int> { $0.number = $2 + $1.item }
    let nib = UICollectionView.CellRegistration<NumberCell, Int>(
      cellNib: UINib { _ in [NumberCell(frame: .zero)] }
    ) { cell, _, number in cell.number = -number }
    let first = view.dequeueConfiguredReusableCell(using: one, for: [0, 4], item: 30)
    #expect(first.number == 34)
    let second = view.dequeueConfiguredReusableCell(using: nib, for: [0, 4], item: 5)
    #expect(second.number == -5)
    #expect(first.reuseIdentifier != second.reuseIdentifier && first.reuseIdentifier != nil)
    #expect(view.dequeueConfiguredReusableCell(using: one, for: [0, 4], item: nil).number == 0)
    #expect(first.frame == CGRect(x: 0, y: 400, width: 200, height: 100), "attributes are applied")
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: UINib { _ in [UICollectionReusableView(frame: .zero)] }, elementKind: "h"
    ) { view, kind, path in view.tag = kind == "h" ? path.section + 1 : -1 }
    #expect(view.dequeueConfiguredReusableSupplementary(using: header, for: [0, 0]).tag == 1)
  }

  @Test("a cell whose content changes is asked again for its size, unless that is switched off")
  func selfSizing() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? GrowingCell)
    #expect(cell.frame.height == 40)
    cell.height = 90
    view.layoutIfNeeded()
    #expect(cell.frame.height == 90 && view.cellForItem(at: [0, 1])?.frame.minY == 90)
    view.selfSizingInvalidation = .disabled
    cell.height = 60
    view.layoutIfNeeded()
    #expect(cell.frame.height == 90)
  }

  /// A bar that determines the height of the content view around it.
  private static func addBar(to content: UIView) -> NSLayoutConstraint {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(bar)
    let height = bar.heightAnchor.constraint(equalToConstant: 40)
    // The cell may have the estimated height for a moment.
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: content.topAnchor),
      bar.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      height,
    ])
    return height
  }

  private final class BarCell: UICollectionViewCell {
    lazy var height = EditingTests.addBar(to: contentView)
    override init(frame: CGRect) {
      super.init(frame: frame)
      _ = height
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("§23.157 a cell whose constraints change is measured again, if that is switched on")
  func constraints() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(BarCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? BarCell)
    #expect(cell.frame.height == 40)
    cell.height.constant = 90
    view.layoutIfNeeded()
    #expect(cell.frame.height == 40, "it is switched off by default")
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cell.height.constant = 70
    view.layoutIfNeeded()
    #expect(cell.frame.height == 70 && view.cellForItem(at: [0, 1])?.frame.minY == 70)
  }

  private final class BarTable: NSObject, UITableViewDataSource {
    var heights: [Int: NSLayoutConstraint] = [:]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      heights[indexPath.row] = EditingTests.addBar(to: cell.contentView)
      return cell
    }
  }

  @Test("§23.157 a row whose constraints change is measured again, if that is switched on")
  func rowConstraints() throws {
    let (table, bars) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), BarTable())
    table.dataSource = bars
    table.layoutIfNeeded()
    let before = try #require(table.cellForRow(at: [0, 0])).frame.height
    table.selfSizingInvalidation = .enabledIncludingConstraints
    bars.heights[0]?.constant = 100
    table.layoutIfNeeded()
    let row = try #require(table.cellForRow(at: [0, 0]))
    #expect(row.frame.height >= 100 && row.frame.height - before >= 50)
    #expect(table.cellForRow(at: [0, 1])?.frame.minY == row.frame.maxY)
  }

  private final class GrowingCell: UICollectionViewCell {
    var height: CGFloat = 40 {
      didSet { invalidateIntrinsicContentSize() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }
}
