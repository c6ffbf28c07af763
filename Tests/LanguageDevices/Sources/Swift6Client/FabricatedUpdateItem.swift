import UIKit

/// An update item made up by a layout's test.
public final class FabricatedUpdateItem: UICollectionViewUpdateItem {
  private let path: IndexPath

  /// Makes the insertion of an item.
  public init(insertedAt path: IndexPath) {
    self.path = path
    super.init()
  }

  public override var indexPathBeforeUpdate: IndexPath? { nil }
  public override var indexPathAfterUpdate: IndexPath? { path }
  public override var updateAction: UICollectionViewUpdateItem.Action { .insert }
}
