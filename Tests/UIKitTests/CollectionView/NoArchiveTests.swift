import Testing
import UIKit

/// Initialisers that exist so that subclasses written for iOS compile.
@MainActor
@Suite("Without archives and nib files")
struct NoArchiveTests {
  @Test("nothing is made from an archive")
  func coders() {
    #expect(UICollectionView(coder: NSCoder()) == nil)
    #expect(UICollectionViewLayout(coder: NSCoder()) == nil)
    #expect(UICollectionViewTransitionLayout(coder: NSCoder()) == nil)
    #expect(UICollectionViewController(coder: NSCoder()) == nil)
  }

  @Test("a controller named after a nib file has a flow layout")
  func nibName() {
    let controller = UICollectionViewController(nibName: "Album", bundle: nil)
    #expect(controller.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
    #expect(controller.collectionView.dataSource === controller)
  }
}
