import CollectionLayouts
import UIKit

/// Shows an album as columns of uncropped pictures.
///
/// If pictures load in the background, their proportions do, too. The first frame does not wait for them, and the
/// content on screen keeps its position while they arrive.
public final class WaterfallViewController: AlbumViewController, CollectionViewDelegateWaterfallLayout {
  private static let margin = GridViewController.margin
  private static let spacing: CGFloat = 12
  /// The limits of the minimum column width, which is a fifth of the view's width.
  private static let columnWidths: ClosedRange<CGFloat> = 110...260

  private let layout = WaterfallLayout()
  private var proportions: ProportionReader

  public internal(set) override var album: Album {
    didSet {
      let earlier = proportions
      earlier.stop()
      proportions = ProportionReader(of: album, knowing: earlier)
      if !thumbnails.worksInBackground {
        proportions.readAll()
      } else if viewIfLoaded?.window != nil {
        startReading()
      }
    }
  }

  /// Creates a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    proportions = ProportionReader(of: album)
    layout.minimumLineSpacing = Self.spacing
    layout.minimumInteritemSpacing = Self.spacing
    layout.sectionInset = UIEdgeInsets(top: 8, left: Self.margin, bottom: 20, right: Self.margin)
    layout.headerReferenceSize = CGSize(width: 0, height: 52)
    super.init(album: album, thumbnails: thumbnails, layout: layout)
    if !thumbnails.worksInBackground { proportions.readAll() }
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Starts to read the proportions of the pictures.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    startReading()
  }

  private func startReading() {
    proportions.start { [weak self] paths in self?.proportionsDidChange(at: paths) }
  }

  /// Stops reading proportions.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    proportions.stop()
  }

  /// Makes as many columns as fit.
  public override func arrange(in size: CGSize) {
    layout.minimumColumnWidth = min(
      max(size.width / 5, Self.columnWidths.lowerBound), Self.columnWidths.upperBound)
  }

  /// Returns the size of a picture with its proportions, as far as they are known.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
  ) -> CGFloat? { proportions.ratio(at: indexPath) }

  /// Lays out the pictures again from the first one whose proportions changed.
  private func proportionsDidChange(at paths: [IndexPath]) {
    let anchor = anchor.flatMap { path in
      collectionView.layoutAttributesForItem(at: path).map { (path: path, top: $0.frame.minY) }
    }
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateItems(at: paths)
    layout.invalidateLayout(with: context)
    guard let anchor, let frame = collectionView.layoutAttributesForItem(at: anchor.path)?.frame else {
      return
    }
    if frame.minY != anchor.top { collectionView.contentOffset.y += frame.minY - anchor.top }
    keptPlace?.position = nil
  }

  /// The scroll anchor: the uppermost picture on screen; nil before the user scrolls.
  private var anchor: IndexPath? {
    guard collectionView.contentOffset.y > -collectionView.adjustedContentInset.top else { return nil }
    let top = collectionView.bounds.minY
    return collectionView.visibleCells.filter { $0.frame.minY >= top }
      .min { $0.frame.minY < $1.frame.minY }
      .flatMap { collectionView.indexPath(for: $0) }
  }

  /// Returns a cell with a rounded picture.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(item(at: indexPath), from: thumbnails)
    return cell
  }
}
