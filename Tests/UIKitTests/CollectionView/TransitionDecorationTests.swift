import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Decoration views in an interactive transition")
struct TransitionDecorationTests {
  private final class Backdrop: UICollectionReusableView {}

  /// A row of items in front of a background.
  private static func makeDecorated() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "backdrop")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    return layout
  }

  @Test("are of the class that their own layout registered", arguments: [true, false])
  func classes(isNext: Bool) {
    let layouts = [UICollectionViewFlowLayout(), Self.makeDecorated()]
    let source = PlainSource([3])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layouts[isNext ? 0 : 1])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let reported = diagnostics {
      let transition = view.startInteractiveTransition(to: layouts[isNext ? 1 : 0], completion: nil)
      transition.transitionProgress = 0.5
      transition.invalidateLayout()
      view.layoutIfNeeded()
    }
    #expect(reported == [])
    #expect(view.subviews.filter { $0 is Backdrop }.map(\.alpha) == [0.5])
    view.cancelInteractiveTransition()
  }
}
