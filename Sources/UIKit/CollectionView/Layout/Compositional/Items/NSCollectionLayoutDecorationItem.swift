/// A decoration of a section. The layout registers what shows it.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// Its depth; higher is in front. Default 0; items in a section with a background are at 1.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A decoration behind a whole section, with its headers and footers, smaller by its `contentInsets`.
  public class func background(elementKind: String) -> Self { Self(elementKind: elementKind) }

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = Self(elementKind: elementKind)
    copy.zIndex = zIndex
    return copy
  }
}
