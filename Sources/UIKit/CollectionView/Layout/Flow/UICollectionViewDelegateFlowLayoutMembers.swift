/// The optional members of a flow layout's delegate, for calls with a question mark.
///
/// Each comes twice. One answers nil for a member that is not implemented, as on iOS. The other takes over where
/// code goes on with a member of the result, as in `delegate.collectionView?(…, insetForSectionAt: 0).left`, or
/// calls with an exclamation mark; it answers the layout's property.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayoutMembers {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// The size of an item; nil when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    layout.answer(to: .itemSize) {
      delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }
  }

  /// The size of an item; the layout's own when not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
  }

  /// The margins of a section; nil when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    layout.answer(to: .inset) {
      delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
    }
  }

  /// The margins of a section; the layout's own when not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
  }

  /// The distance between neighbouring lines of a section; nil when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    layout.answer(to: .lineSpacing) {
      delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// The distance between neighbouring lines of a section; the layout's own when not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
  }

  /// The least distance between neighbours of a line; nil when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    layout.answer(to: .interitemSpacing) {
      delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// The least distance between neighbours of a line; the layout's own when not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
  }

  /// The size of a section's header; nil when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    layout.answer(to: .headerSize) {
      delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  /// The size of a section's header; the layout's own when not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
  }

  /// The size of a section's footer; nil when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    layout.answer(to: .footerSize) {
      delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
    }
  }

  /// The size of a section's footer; the layout's own when not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
  }
}
