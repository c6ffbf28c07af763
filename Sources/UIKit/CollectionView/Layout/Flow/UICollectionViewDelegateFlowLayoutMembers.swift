/// The optional members of a flow layout's delegate, for calls with a question mark.
///
/// Each member has two overloads. One returns nil for a member that is not implemented, as on iOS. The other one
/// returns the layout's property instead. Swift chooses the second where the call continues with a member of the
/// result, as in `delegate.collectionView?(…, insetForSectionAt: 0).left`, or is made with an exclamation mark.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayoutMembers {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// Returns the size of an item; nil if not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    collectionView.flowDelegateAnswers.answer(to: .itemSize) {
      delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }
  }

  /// Returns the size of an item; the layout's `itemSize` if not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
  }

  /// Returns the margins of a section; nil if not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    collectionView.flowDelegateAnswers.answer(to: .inset) {
      delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
    }
  }

  /// Returns the margins of a section; the layout's `sectionInset` if not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
  }

  /// Returns the spacing between neighbouring lines of a section; nil if not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    collectionView.flowDelegateAnswers.answer(to: .lineSpacing) {
      delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Returns the spacing between neighbouring lines of a section; the layout's `minimumLineSpacing` if not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
  }

  /// Returns the minimum spacing between neighbouring items of a line; nil if not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    collectionView.flowDelegateAnswers.answer(to: .interitemSpacing) {
      delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Returns the minimum spacing between neighbouring items of a line; the layout's `minimumInteritemSpacing` if not
  /// implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
  }

  /// Returns the size of a section's header; nil if not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    collectionView.flowDelegateAnswers.answer(to: .headerSize) {
      delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Returns the size of a section's header; the layout's `headerReferenceSize` if not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
  }

  /// Returns the size of a section's footer; nil if not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    collectionView.flowDelegateAnswers.answer(to: .footerSize) {
      delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
    }
  }

  /// Returns the size of a section's footer; the layout's `footerReferenceSize` if not implemented.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
  }
}
