// On Linux scrolling to an item, and the keyboard focus, ask a layout for which frames do not tell how far that is;
// elsewhere there is no such question.
#if os(Linux)
  import UIKit

  extension PickerWheelLayout: UICollectionViewLayoutItemScrolling {
    /// The nearest offset at which an item is in front, by the shorter way round; it may lie beyond the range that
    /// the wheel is kept in, into which it is moved on the way.
    public func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      guard let collectionView, var target = contentOffsetForItem(at: indexPath) else { return nil }
      let (offset, size) = (collectionView.contentOffset, collectionView.bounds.size)
      let items = (0..<collectionView.numberOfSections)
        .reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
      func turned(_ target: CGFloat, near offset: CGFloat, page: CGFloat) -> CGFloat {
        let turn = page * CGFloat(items)
        return turn > 0 ? target + turn * ((offset - target) / turn).rounded() : target
      }
      if scrollDirection == .vertical {
        target.y = turned(target.y, near: offset.y, page: size.height)
      } else {
        target.x = turned(target.x, near: offset.x, page: size.width)
      }
      return target
    }
  }

  extension BookLayout: UICollectionViewLayoutItemScrolling {
    /// The offset at which the spread of an item is open.
    public func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      contentOffsetForItem(at: indexPath)
    }
  }

  extension CarouselLayout: UICollectionViewLayoutItemScrolling {
    /// The nearest offset at which a card is in the middle, by the shorter way round where there is one.
    public func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      contentOffsetForItem(at: indexPath)
    }
  }

  extension SpinningWheelLayout: UICollectionViewLayoutItemScrolling {
    /// The offset at which an item is on top.
    public func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      contentOffsetForItem(at: indexPath)
    }
  }

  extension SphereLayout: UICollectionViewLayoutItemScrolling {
    /// The nearest offset at which an item is in front; it may lie beyond the range that the sphere is kept in, into
    /// which it is moved on the way.
    public func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      nearestContentOffsetForItem(at: indexPath)
    }
  }

  extension CoverFlowLayout: UICollectionViewLayoutItemScrolling {
    /// The offset that brings an item to the middle, or as near as the content goes.
    public func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      contentOffsetForItem(at: indexPath)
    }
  }

  extension TurntableLayout: UICollectionViewLayoutItemScrolling {
    /// The nearest offset at which an item is under the pointer, by the shorter way round.
    public func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      contentOffsetForItem(at: indexPath)
    }
  }
#endif
