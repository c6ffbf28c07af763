import CollectionLayouts
import TestSupport
import UIKit

extension LayoutSubject {
  /// Waterfalls.
  static let waterfalls: [LayoutSubject] = [waterfall, waterfallInTurn, sidewaysWaterfall]

  /// Columns under a header that stretches.
  static let stretchyHeaders: [LayoutSubject] = [stretchyHeader, plainColumn]

  private static func waterfall(
    _ name: String, except exemptions: [LayoutLaw: String] = [:],
    _ configure: @escaping @MainActor @Sendable (WaterfallLayout) -> Void
  ) -> LayoutSubject {
    var subject = LayoutSubject.readyMade(name, except: exemptions) {
      let layout = WaterfallLayout()
      layout.columnCount = 3
      layout.headerReferenceSize = CGSize(width: 20, height: 20)
      configure(layout)
      return layout
    }
    subject.supplementaryKinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    subject.makeDelegate = { LengthDelegate() }
    subject.makeContext = { WaterfallLayoutInvalidationContext() }
    subject.change(WaterfallLayout.self) { $0.columnCount = 2 }
    subject.change(WaterfallLayout.self) { $0.minimumColumnWidth = 40 }
    subject.change(WaterfallLayout.self) { $0.minimumLineSpacing = 3 }
    subject.change(WaterfallLayout.self) { $0.minimumInteritemSpacing = 2 }
    subject.change(WaterfallLayout.self) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    }
    subject.change(WaterfallLayout.self) { $0.footerReferenceSize = CGSize(width: 9, height: 9) }
    return subject
  }

  static let waterfall: LayoutSubject = {
    var subject = waterfall("waterfall") { _ in }
    subject.number("itemSize.height", WaterfallLayout.self) { $0.itemSize.height = $1 }
    subject.number("minimumLineSpacing", WaterfallLayout.self) { $0.minimumLineSpacing = $1 }
    subject.number("minimumInteritemSpacing", WaterfallLayout.self) { $0.minimumInteritemSpacing = $1 }
    subject.number("sectionInset.left", WaterfallLayout.self) { $0.sectionInset.left = $1 }
    subject.number("minimumColumnWidth", WaterfallLayout.self) { $0.minimumColumnWidth = $1 }
    subject.number("headerReferenceSize.height", WaterfallLayout.self) { $0.headerReferenceSize.height = $1 }
    subject.number("footerReferenceSize.height", WaterfallLayout.self) { $0.footerReferenceSize.height = $1 }
    return subject
  }()

  private static let waterfallInTurn: LayoutSubject = {
    let exemptions = [LayoutLaw.itemOrder: "Each column receives the next item in turn, however long it is."]
    var subject = waterfall("waterfall in turn", except: exemptions) { $0.fillingOrder = .inTurn }
    subject.change(WaterfallLayout.self) { $0.fillingOrder = .shortestFirst }
    return subject
  }()

  private static let sidewaysWaterfall = waterfall("waterfall that scrolls sideways") {
    $0.scrollDirection = .horizontal
  }

  /// Returns lengths that belong to the items.
  private final class LengthDelegate: LawDelegate, CollectionViewDelegateWaterfallLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
      columnWidth: CGFloat
    ) -> CGFloat? {
      // Every seventh length is left to the layout.
      let length = length(ofItemAt: indexPath)
      return Int(length) % 7 == 0 ? nil : length
    }
  }

  private static func stretchy(
    _ name: String, except exemptions: [LayoutLaw: String] = [:],
    _ configure: @escaping @MainActor @Sendable (inout StretchyHeaderLayout.Settings) -> Void
  ) -> LayoutSubject {
    typealias Stretchy = StretchyHeaderLayout
    var subject = LayoutSubject.readyMade(name, except: exemptions) {
      let layout = Stretchy()
      configure(&layout.settings)
      return layout
    }
    subject.supplementaryKinds = [
      Stretchy.elementKindHeader, Stretchy.elementKindMenu, UICollectionView.elementKindSectionHeader,
      UICollectionView.elementKindSectionFooter,
    ]
    subject.change(Stretchy.self) { $0.settings.itemSize = CGSize(width: 160, height: 33) }
    subject.change(Stretchy.self) { $0.settings.minimumLineSpacing = 4 }
    subject.change(Stretchy.self) { $0.settings.isMenuSticky.toggle() }
    subject.number("settings.headerSize", Stretchy.self) {
      $0.settings.headerSize = CGSize(width: 100, height: $1)
    }
    subject.number("settings.itemSize", Stretchy.self) {
      $0.settings.itemSize = CGSize(width: $1, height: 40)
    }
    subject.number("settings.minimumLineSpacing", Stretchy.self) { $0.settings.minimumLineSpacing = $1 }
    subject.number("settings.maximumParallaxOffset", Stretchy.self) { $0.settings.maximumParallaxOffset = $1 }
    return subject
  }

  static let stretchyHeader = stretchy("column under a stretchy header") { settings in
    settings.headerSize = CGSize(width: 160, height: 70)
    settings.menuSize = CGSize(width: 160, height: 20)
    settings.itemSize = CGSize(width: 150, height: 40)
    settings.sectionHeaderSize = CGSize(width: 160, height: 16)
    settings.sectionFooterSize = CGSize(width: 160, height: 11)
    settings.minimumLineSpacing = 2
  }

  private static let plainColumn = stretchy("column of pages") { _ in }
}
