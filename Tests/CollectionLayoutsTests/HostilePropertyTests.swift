import CollectionLayouts
import TestSupport
import Testing
import UIKit

/// A layout, and a hostile number in each of its properties in turn.
struct HostileLayout: Sendable {
  let make: @MainActor @Sendable () -> ItemAnimatingLayout
  /// What a number is put into; those of which infinity makes sense are not here.
  let properties: [@MainActor @Sendable (ItemAnimatingLayout, CGFloat) -> Void]

  private init<Layout: ItemAnimatingLayout>(
    _ make: @escaping @MainActor @Sendable () -> Layout,
    _ properties: [@MainActor @Sendable (Layout, CGFloat) -> Void]
  ) {
    self.make = make
    self.properties = properties.map { set in
      { @MainActor @Sendable layout, number in
        if let layout = layout as? Layout { set(layout, number) }
      }
    }
  }

  static let all = [
    HostileLayout({ PickerWheelLayout() }, [{ $0.itemSize.width = $1 }, { $0.eyeDistance = $1 }]),
    HostileLayout(
      { SpinningWheelLayout() }, [{ $0.itemSize.height = $1 }, { $0.radius = $1 }, { $0.anglePerItem = $1 }]),
    HostileLayout(
      { SphereLayout() },
      [
        { $0.itemSize.width = $1 }, { $0.radius = $1 }, { $0.backScale = $1 }, { $0.backAlpha = $1 },
        { $0.eyeDistance = $1 },
      ]),
    HostileLayout(
      { RingLayout() },
      [
        { $0.itemSize.width = $1 }, { $0.startAngle = $1 }, { $0.arc = $1 }, { $0.minimumLineSpacing = $1 },
        { $0.minimumInteritemSpacing = $1 },
      ]),
    HostileLayout(
      { CoverFlowLayout() },
      [
        { $0.itemSize.width = $1 }, { $0.minimumLineSpacing = $1 }, { $0.sectionInset.left = $1 },
        { $0.reflectedFraction = $1 }, { $0.sideAngle = $1 }, { $0.eyeDistance = $1 },
      ]),
    HostileLayout(
      { CarouselLayout() },
      [
        { $0.itemSize.height = $1 }, { $0.minimumLineSpacing = $1 }, { $0.sectionInset.top = $1 },
        { $0.neighborScale = $1 }, { $0.neighborAngle = $1 }, { $0.neighborAlpha = $1 },
        { $0.eyeDistance = $1 },
      ]),
    HostileLayout(
      { TurntableLayout() },
      [
        { $0.sectionInset.right = $1 }, { $0.minimumInteritemSpacing = $1 }, { $0.innerRadius = $1 },
        { $0.pointerReferenceSize.width = $1 },
      ]),
    HostileLayout(
      { BookLayout() },
      [
        { $0.itemSize.width = $1 }, { $0.sectionInset.bottom = $1 }, { $0.leafThickness = $1 },
        { $0.eyeDistance = $1 },
      ]),
    HostileLayout(
      { WaterfallLayout() },
      [
        { $0.itemSize.height = $1 }, { $0.minimumLineSpacing = $1 }, { $0.minimumInteritemSpacing = $1 },
        { $0.sectionInset.left = $1 }, { $0.minimumColumnWidth = $1 }, { $0.headerReferenceSize.height = $1 },
        { $0.footerReferenceSize.height = $1 },
      ]),
    HostileLayout(
      { StretchyHeaderLayout() },
      [
        { $0.settings.headerSize = CGSize(width: 100, height: $1) },
        { $0.settings.itemSize = CGSize(width: $1, height: 40) }, { $0.settings.minimumLineSpacing = $1 },
        { $0.settings.maximumParallaxOffset = $1 },
      ]),
  ]
}

@MainActor
@Suite("Hostile numbers in properties")
struct HostilePropertyTests {
  @Test("an invalid number is reported once and does no harm", arguments: HostileLayout.all.indices)
  func properties(index: Int) {
    let hostile = HostileLayout.all[index]
    for set in hostile.properties {
      for number in [CGFloat.nan, .infinity, -.infinity] {
        let layout = hostile.make()
        let view = NumberedItems([7, 0, 12]).makeView(layout, width: 300, height: 400)
        let reported = reported {
          set(layout, number)
          show(view)
        }
        #expect(
          reported.filter { $0.code == .invalidLayoutMetric }.count == 1, "\(type(of: layout)): \(reported)")
        #expect(
          reported.filter { $0.code != .invalidLayoutMetric }.isEmpty, "\(type(of: layout)): \(reported)")
      }
    }
  }

  @Test("a number that makes sense but for its size is survived", arguments: HostileLayout.all.indices)
  func sizes(index: Int) {
    let hostile = HostileLayout.all[index]
    for set in hostile.properties {
      for number in [
        0, .leastNonzeroMagnitude, 1e-12, 1e15, 1e300, CGFloat.greatestFiniteMagnitude,
      ] {
        let layout = hostile.make()
        let view = NumberedItems([7, 0, 12]).makeView(layout, width: 300, height: 400)
        set(layout, number)
        let reported = reported { show(view) }
        #expect(reported.isEmpty, "\(type(of: layout)) with \(number): \(reported)")
      }
    }
  }

  @Test("the property is named, the member of a structure too")
  func names() {
    let sphere = SphereLayout()
    let radius = diagnostics { sphere.radius = .nan }
    #expect(radius.first?.message.contains("SphereLayout.radius is nan") == true)
    #expect(sphere.radius.isFinite)
    let wheel = SpinningWheelLayout()
    let reported = diagnostics { wheel.anglePerItem = .nan }
    #expect(reported.first?.message.contains("SpinningWheelLayout.anglePerItem is nan") == true)
    let stretchy = StretchyHeaderLayout()
    let header = diagnostics { stretchy.settings.headerSize = CGSize(width: 1, height: -1) }
    #expect(header.first?.message.contains("StretchyHeaderLayout.settings.headerSize is") == true)
    // What has been reported is not reported again with the next change of another member.
    #expect(diagnostics { stretchy.settings.minimumLineSpacing = 5 } == [])
    let inset = CarouselLayout()
    let left = diagnostics { inset.sectionInset.left = .infinity }
    #expect(left.first?.message.contains("CarouselLayout.sectionInset.left is inf") == true)
  }

  @Test("every property that can be set reports, by the call that invalidates the layout")
  func everyProperty() throws {
    let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/CollectionLayouts").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: module.path).filter {
      $0.hasSuffix("Layout.swift")
    }
    // Neither holds a number, nor changes what is laid out: they are read when a drag ends.
    let withoutNumbers: Set = ["snapping", "pagesByItem", "snapsToItems"]
    var checked = 0
    for file in files {
      let lines = try String(contentsOf: module.appendingPathComponent(file), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let name = line.firstMatch(of: /^  (?:open|public) var (\w+)/)?.1 else { continue }
        // The declaration ends on its own line, or with the first brace at its indentation.
        let end =
          line.hasSuffix("{") ? lines[index...].firstIndex(of: "  }") ?? index : index
        let declaration = lines[index...end].joined(separator: "\n")
        let isSettable =
          declaration.contains(/didSet|\bset \{/) || !declaration.contains("{")
        guard isSettable, !withoutNumbers.contains(String(name)) else { continue }
        checked += 1
        #expect(declaration.contains("didChange(from:"), "\(file): \(name)")
      }
    }
    #expect(checked > 40)
  }

  @Test("a view of any size is survived", arguments: HostileLayout.all.indices)
  func views(index: Int) {
    for size in [
      CGSize(width: 0, height: 0), CGSize(width: 1e-9, height: 400), CGSize(width: 1e7, height: 1),
    ] {
      let view = NumberedItems([7, 0, 12]).makeView(
        HostileLayout.all[index].make(), width: size.width, height: size.height)
      let reported = reported { show(view) }
      #expect(reported.isEmpty, "\(HostileLayout.all[index].make()) in \(size): \(reported)")
    }
  }

  @Test("invalid lengths from a waterfall's delegate are reported once per pass")
  func delegateLengths() {
    let layout = WaterfallLayout()
    let delegate = HostileLengths()
    let view = NumberedItems([5]).makeView(layout, width: 210, height: 400)
    view.delegate = delegate
    let reported = diagnostics { view.layoutIfNeeded() }
    #expect(reported.map(\.code) == [.invalidLayoutMetric])
    #expect(reported.first?.message.contains("[0, 1]") == true)
    // 30 in the left column; NaN and −5 are treated as 0, one below the other; then 20 on the right.
    let frames = (0..<3).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map(\.height) == [30, 0, 0])
  }

  /// The diagnostics during a body, except those about headers for which the data source has no views.
  private func reported(during body: () -> Void) -> [UIDiagnostic] {
    diagnostics(during: body).filter { $0.code != .missingSupplementaryView }
  }

  /// Lays out, scrolls, lays out again, and looks at every item; what is handed out has to be finite.
  private func show(_ view: UICollectionView) {
    let layout = view.collectionViewLayout
    for offset in [CGPoint(x: 100, y: 100), CGPoint(x: -1e6, y: 1e6), CGPoint(x: 1e12, y: -1e12)] {
      view.layoutIfNeeded()
      view.contentOffset = offset
    }
    view.layoutIfNeeded()
    #expect(
      layout.collectionViewContentSize.width.isFinite && layout.collectionViewContentSize.height.isFinite)
    for path in [
      IndexPath(item: 0, section: 0), IndexPath(item: 11, section: 2), IndexPath(item: 0, section: 1),
    ] {
      guard let attributes = layout.layoutAttributesForItem(at: path) else { continue }
      #expect(attributes.center.x.isFinite && attributes.center.y.isFinite)
      #expect(attributes.size.width.isFinite && attributes.size.height.isFinite)
      #expect(attributes.alpha >= 0 && attributes.alpha <= 1)
    }
  }
}

/// Items of which some have no length that makes sense.
@MainActor
private final class HostileLengths: NSObject, CollectionViewDelegateWaterfallLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    lengthOfItemAt indexPath: IndexPath, columnWidth: CGFloat
  ) -> CGFloat? {
    [30, .nan, -5, .infinity, 20][indexPath.item]
  }
}
