// What stands for members that are not implemented. Each leaves its mark on the layout that asks.
extension UICollectionViewDelegateFlowLayout {
  /// The layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionViewLayout.flowLayout(lacking: .itemSize)?.itemSize ?? .zero
  }

  /// The layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    collectionViewLayout.flowLayout(lacking: .inset)?.sectionInset ?? .zero
  }

  /// The layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.flowLayout(lacking: .lineSpacing)?.minimumLineSpacing ?? 0
  }

  /// The layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.flowLayout(lacking: .interitemSpacing)?.minimumInteritemSpacing ?? 0
  }

  /// The layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    collectionViewLayout.flowLayout(lacking: .headerSize)?.headerReferenceSize ?? .zero
  }

  /// The layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    collectionViewLayout.flowLayout(lacking: .footerSize)?.footerReferenceSize ?? .zero
  }

  /// The optional members, for calls with a question mark: `delegate.collectionView?(…, sizeForItemAt: path)`.
  public var collectionView: UICollectionViewDelegateFlowLayoutMembers? {
    UICollectionViewDelegateFlowLayoutMembers(delegate: self)
  }
}
