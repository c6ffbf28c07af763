import TestSupport
import UIKit

extension LayoutSubject {
  private static let headerAndFooter = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// Flow layouts.
  static let flows: [LayoutSubject] = [
    equalItems, itemsOfAllSizes, pinnedHeaders, sidewaysFlow, measuredItems,
  ]

  private static func flow(
    _ name: String, except exemptions: [LayoutLaw: String] = [:],
    _ configure: @escaping @MainActor @Sendable (UICollectionViewFlowLayout) -> Void
  ) -> LayoutSubject {
    typealias Flow = UICollectionViewFlowLayout
    var subject = LayoutSubject.readyMade(name, except: exemptions) {
      let layout = Flow()
      layout.itemSize = CGSize(width: 44, height: 40)
      layout.headerReferenceSize = CGSize(width: 24, height: 24)
      layout.footerReferenceSize = CGSize(width: 12, height: 12)
      configure(layout)
      return layout
    }
    subject.supplementaryKinds = headerAndFooter
    subject.makeContext = { UICollectionViewFlowLayoutInvalidationContext() }
    subject.reportsExtremes = true
    subject.change(Flow.self) { $0.itemSize = CGSize(width: 30, height: 35) }
    subject.change(Flow.self) { $0.minimumLineSpacing = 3 }
    subject.change(Flow.self) { $0.minimumInteritemSpacing = 17 }
    subject.change(Flow.self) { $0.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
    subject.change(Flow.self) { $0.headerReferenceSize = .zero }
    subject.change(Flow.self) {
      $0.scrollDirection = $0.scrollDirection == .vertical ? .horizontal : .vertical
    }
    return subject
  }

  static let equalItems: LayoutSubject = {
    var subject = flow("flow of equal items") { _ in }
    subject.number("itemSize.width", UICollectionViewFlowLayout.self) { $0.itemSize.width = $1 }
    subject.number("minimumLineSpacing", UICollectionViewFlowLayout.self) { $0.minimumLineSpacing = $1 }
    subject.number("minimumInteritemSpacing", UICollectionViewFlowLayout.self) {
      $0.minimumInteritemSpacing = $1
    }
    subject.number("sectionInset.left", UICollectionViewFlowLayout.self) { $0.sectionInset.left = $1 }
    subject.number("headerReferenceSize.height", UICollectionViewFlowLayout.self) {
      $0.headerReferenceSize.height = $1
    }
    subject.number("footerReferenceSize.height", UICollectionViewFlowLayout.self) {
      $0.footerReferenceSize.height = $1
    }
    return subject
  }()

  static let itemsOfAllSizes: LayoutSubject = {
    var subject = flow("flow of items of all sizes") { _ in }
    subject.makeDelegate = { SizingDelegate() }
    return subject
  }()

  static let pinnedHeaders: LayoutSubject = {
    var subject = flow("flow with pinned headers and footers") {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
    subject.makeDelegate = { SizingDelegate() }
    return subject
  }()

  private static let sidewaysFlow = flow("flow that scrolls sideways") { $0.scrollDirection = .horizontal }

  private static let measuredItems = flow(
    "flow of measured items",
    except: [
      .invalidation:
        "Items have the size that was measured when they were first shown. A new layout has not shown them."
    ]
  ) { $0.estimatedItemSize = CGSize(width: 44, height: 40) }

  /// Returns sizes that belong to the items.
  private final class SizingDelegate: LawDelegate, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(
        width: length(ofItemAt: indexPath, from: 20, to: 90),
        height: length(ofItemAt: indexPath, from: 12, to: 70))
    }
  }
}
