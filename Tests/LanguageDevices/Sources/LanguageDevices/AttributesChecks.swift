import Swift5Client
import Swift6Client
import UIKit

/// Attributes and contexts of subclasses are made, copied and compared as what they are.
@MainActor
func checkAttributes(_ checks: inout Checks) {
  let path = IndexPath(item: 1, section: 0)
  let circular = CircularAttributes(forCellWith: path)
  circular.angle = 0.5
  checks.expect(circular.zIndex == 500_000, "an observer of a new property")
  let copy = circular.copy() as? CircularAttributes
  checks.expect(copy?.angle == 0.5 && copy !== circular, "a copy, Swift 5")
  checks.expect(copy == circular, "equal copies, Swift 5")
  copy?.angle = 0.6
  checks.expect(copy != circular, "equality of a new property, Swift 5")

  let tilted = TiltedAttributes(forSupplementaryViewOfKind: "kind", with: path)
  tilted.tilt = 1
  checks.expect((tilted.copy() as? TiltedAttributes)?.tilt == 1, "a copy, Swift 6")
  checks.expect(tilted.representedElementKind == "kind", "an inherited convenience initialiser")
  checks.expect((tilted.copy() as? TiltedAttributes) == tilted, "equal copies, Swift 6")

  let layout = OverridingFlowLayout()
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  let album = Album(["cell", "cell"])
  view.dataSource = album
  view.layoutIfNeeded()
  let made = layout.layoutAttributesForElements(in: view.bounds) ?? []
  checks.expect(made.count == 2 && made.allSatisfy { $0 is TiltedAttributes }, "the class a layout names")
  checks.expect((made.first as? TiltedAttributes)?.tilt == 0.25, "its stored property")
  CountingContext.made = 0
  let context = layout.invalidationContext(forBoundsChange: .zero) as? CountingContext
  checks.expect(CountingContext.made == 1 && context?.note == "counted", "a context with its own initialiser")
  checks.expect(context?.invalidateFlowLayoutAttributes == true, "its inherited state")
}
