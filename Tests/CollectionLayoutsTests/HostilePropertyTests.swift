import CollectionLayouts
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Hostile numbers in properties")
struct HostilePropertyTests {
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
