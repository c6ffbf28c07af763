/// The optional members of a flow layout's delegate, for calls with a question mark; nil from one that is not
/// implemented.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayoutMembers {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// The size of an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    layout.answer(to: .itemSize) {
      delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }
  }

  /// The margins of a section.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    layout.answer(to: .inset) {
      delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
    }
  }

  /// The distance between neighbouring lines of a section.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    layout.answer(to: .lineSpacing) {
      delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// The least distance between neighbours of a line.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    layout.answer(to: .interitemSpacing) {
      delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// The size of a section's header.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    layout.answer(to: .headerSize) {
      delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  /// The size of a section's footer.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    layout.answer(to: .footerSize) {
      delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}
