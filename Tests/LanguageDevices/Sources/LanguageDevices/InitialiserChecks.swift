import Swift6Client
import UIKit

private final class LocalCell: InheritingCell {
  var flag = true
}

private final class LocalPair<First: Sendable, Second: Sendable>: InheritingCell {
  var first: First?
  var second: Second?
}

/// Views made from a class value reach their own initializers, whoever declares them.
@MainActor
func checkInitialisers(_ checks: inout Checks) {
  let classes: [(String, UICollectionViewCell.Type)] = [
    ("plain", UICollectionViewCell.self), ("overriding", OverridingCell.self),
    ("inheriting", InheritingCell.self), ("generic", GenericCell<Int>.self),
    ("genericText", GenericCell<[String]>.self), ("local", LocalCell.self),
    ("pair", LocalPair<Int, String>.self),
  ]
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 30, height: 20)
  layout.headerReferenceSize = CGSize(width: 0, height: 15)
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 30, height: 400), collectionViewLayout: layout)
  for (identifier, cellClass) in classes {
    view.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  view.register(
    PlainHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
    withReuseIdentifier: "header")
  let album = Album(classes.map(\.0))
  view.dataSource = album
  view.layoutIfNeeded()

  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }
  for (item, (identifier, cellClass)) in classes.enumerated() {
    let cell = cell(item)
    checks.expect(cell.map { type(of: $0) == cellClass } ?? false, "\(identifier) cell is of its class")
    checks.expect(
      cell?.frame ?? .null, is: CGRect(x: 0, y: 15 + 30 * item, width: 30, height: 20),
      "\(identifier) cell stands in its place")
  }
  checks.expect((cell(1) as? OverridingCell)?.firstFrame.size == CGSize(width: 30, height: 20), "first frame")
  checks.expect((cell(1) as? OverridingCell)?.label == "made", "stored property, initialiser overridden")
  checks.expect((cell(2) as? InheritingCell)?.numbers == [1, 2, 3], "stored property, initialiser inherited")
  checks.expect((cell(3) as? GenericCell<Int>)?.title == "Int", "generic cell")
  checks.expect((cell(3) as? GenericCell<Int>)?.content == nil, "generic stored property")
  checks.expect((cell(4) as? GenericCell<[String]>)?.title == "Array<String>", "generic cell of another type")
  checks.expect((cell(5) as? LocalCell)?.flag == true, "cell of this module")
  checks.expect((cell(6) as? LocalPair<Int, String>)?.numbers == [1, 2, 3], "generic cell of this module")
  let header = view.supplementaryView(
    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
  checks.expect((header as? PlainHeader)?.title == "header", "header")
  checks.expect(OverridingCell(frame: .zero).label == "made", "a cell made directly")
  checks.expect(UIView().frame == .zero, "a view made without a frame")
}
