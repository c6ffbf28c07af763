/// A decoration of a section. Register its view with the layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration view.
  public let elementKind: String
  /// The z-index; higher values are in front. Default 0. The items of a section with a background have the z-index 1.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Returns a decoration behind a whole section, including its headers and footers, reduced by its `contentInsets`.
  public class func background(elementKind: String) -> Self { Self(elementKind: elementKind) }

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = Self(elementKind: elementKind)
    copy.zIndex = zIndex
    return copy
  }
}
