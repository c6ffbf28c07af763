import UIKit

/// A collection view to be drawn, and what it does not keep alive itself.
@MainActor
struct Scene {
  let view: UICollectionView
  private let dataSource: (any UICollectionViewDataSource)?
  private let delegate: (any UICollectionViewDelegate)?

  /// Keeps a view with its data source and its delegate.
  init(_ view: UICollectionView) {
    self.view = view
    dataSource = view.dataSource
    delegate = view.delegate
  }

  /// The layout, as the class that it is known to have.
  func layout<Layout: UICollectionViewLayout>(_: Layout.Type) -> Layout {
    guard let layout = view.collectionViewLayout as? Layout else {
      fatalError("The layout of a scene is a \(type(of: view.collectionViewLayout)), not a \(Layout.self).")
    }
    return layout
  }
}
