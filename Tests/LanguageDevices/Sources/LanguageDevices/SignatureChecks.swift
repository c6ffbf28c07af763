import Swift6Client
import UIKit

/// Signatures that only Objective-C could declare: closures that may be nil and do not escape, and what is overridden.
@MainActor
func checkSignatures(_ checks: inout Checks) {
  let view = CountingCollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 1000), collectionViewLayout: UICollectionViewFlowLayout())
  let album = GrowingAlbum(collectionView: view)
  view.layoutIfNeeded()
  UIView.performWithoutAnimation {
    album.growWithImplicitSelf()
    checks.expect(album.count == 5 && view.numberOfItems(inSection: 0) == 5, "updates with implicit self")
    checks.expect(
      view.batches, is: ["updates", "updates, completion", "updates", "updates", "updates, completion"],
      "an override, reached by each form of the call")
    view.forgetBatches()
    album.perform({ album.addItem() }, completion: { _ in })
    checks.expect(album.count == 7 && view.numberOfItems(inSection: 0) == 7, "a parameter passed on")
    checks.expect(
      view.batches, is: ["updates, completion", "updates"], "an override, by a parameter passed on")
    view.forgetBatches()
    album.performOptional({ album.addItem() })
    album.performOptional(nil)
    checks.expect(album.count == 9 && view.numberOfItems(inSection: 0) == 9, "optional closures")
    let optional = ["nil", "nil", "nil, completion"]
    checks.expect(
      view.batches,
      is: optional + ["updates", "updates, completion"] + optional + ["nil", "nil, completion"],
      "an override, by closures that may be nil")
    // From outside, on the base class, and from a place that is not of the main class's module.
    let base: UICollectionView = view
    view.forgetBatches()
    base.performBatchUpdates { album.addItem() }
    base.performBatchUpdates({ album.addItem() }) { _ in }
    checks.expect(view.batches, is: ["updates", "updates, completion"], "an override, by its base class")
  }

  let path = IndexPath(item: 3, section: 1)
  let item: UICollectionViewUpdateItem = FabricatedUpdateItem(insertedAt: path)
  checks.expect(
    item.indexPathAfterUpdate == path && item.indexPathBeforeUpdate == nil && item.updateAction == .insert,
    "an update item made up")

  let content = UIView()
  let constraint = NamedConstraint(
    item: content, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
    multiplier: 1, constant: 30)
  checks.expect(
    constraint.note == "none" && constraint.constant == 30 && constraint.relation == .greaterThanOrEqual,
    "an inherited initializer of a constraint")
  constraint.isActive = true
  checks.expect(content.constraints.first === constraint, "a constraint of a subclass is active")

  let stubborn = StubbornView()
  let plain: UIView = stubborn
  plain.setContentHuggingPriority(.required, for: .vertical)
  plain.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  checks.expect(stubborn.priorities, is: [.required, .defaultLow], "priorities overridden")
  checks.expect(plain.contentHuggingPriority(for: .vertical) == .required, "and set")

  let indexed = IndexedDataSource(collectionView: view) { _, _, _ in nil }
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  snapshot.appendSections(["A", "B"])
  indexed.apply(snapshot, animatingDifferences: false)
  let source: any UICollectionViewDataSource = indexed
  checks.expect(source.indexTitles(for: view) == ["A", "B"], "index titles overridden")
  checks.expect(
    source.collectionView(view, indexPathForIndexTitle: "B", at: 1) == IndexPath(item: 1, section: 1),
    "and their items")

  let shaded = ShadedAttributes(forCellWith: path)
  shaded.shade = 0.5
  checks.expect((shaded.copy() as? ShadedAttributes)?.shade == 0.5, "a copy without a hop to the main actor")

  let root = NavigatingController()
  let navigation = UINavigationController(rootViewController: root)
  // Without its view it shows nothing.
  navigation.loadViewIfNeeded()
  root.begin()
  root.push(UIViewController())
  checks.expect(
    navigation.viewControllers.count == 2 && root.shown == 1, "a property called navigationController")
  navigation.delegate?.navigationController?(navigation, willShow: root, animated: false)
  checks.expect(root.shown, is: 2, "its delegate, ?")
}
