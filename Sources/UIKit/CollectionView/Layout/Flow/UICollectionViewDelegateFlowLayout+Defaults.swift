// Defaults for optional members. Each notes in the collection view that the delegate does not implement the member.
extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionView.receiverLacksMember()
    collectionView.flowDelegateAnswers.noteMissing(.itemSize)
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    collectionView.receiverLacksMember()
    collectionView.flowDelegateAnswers.noteMissing(.inset)
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionView.receiverLacksMember()
    collectionView.flowDelegateAnswers.noteMissing(.lineSpacing)
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionView.receiverLacksMember()
    collectionView.flowDelegateAnswers.noteMissing(.interitemSpacing)
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    collectionView.receiverLacksMember()
    collectionView.flowDelegateAnswers.noteMissing(.headerSize)
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    collectionView.receiverLacksMember()
    collectionView.flowDelegateAnswers.noteMissing(.footerSize)
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }

  /// The optional members, for calls with a question mark: `delegate.collectionView?(…, sizeForItemAt: path)`.
  public var collectionView: UICollectionViewDelegateFlowLayoutMembers? {
    UICollectionViewDelegateFlowLayoutMembers(delegate: self)
  }
}
