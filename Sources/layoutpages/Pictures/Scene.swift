import UIKit

/// A collection view to draw, and the objects that it does not retain.
@MainActor
struct Scene {
  let view: UICollectionView
  private let dataSource: (any UICollectionViewDataSource)?
  private let delegate: (any UICollectionViewDelegate)?

  /// Retains a view with its data source and its delegate.
  init(_ view: UICollectionView) {
    self.view = view
    dataSource = view.dataSource
    delegate = view.delegate
  }

  /// Returns the layout as an instance of its class.
  func layout<Layout: UICollectionViewLayout>(_: Layout.Type) -> Layout {
    guard let layout = view.collectionViewLayout as? Layout else {
      fatalError("The layout of a scene is a \(type(of: view.collectionViewLayout)), not a \(Layout.self).")
    }
    return layout
  }
}
