import CollectionLayouts
import SystemPackage
import UIKit

/// Shows an album in a collection view. A presentation provides the layout and the views.
package final class AlbumViewController: UIViewController {
  /// The album to show, or the part of it that the presentation shows.
  package private(set) var album: Album
  /// The album of which ``album`` is a part; nil if that is the whole album.
  private var source: Album?
  /// Provides the layout and the views.
  let presentation: any AlbumPresentation
  /// Loads the pictures.
  package let thumbnails: ThumbnailLoader
  /// The collection view, which fills the controller's view.
  package let collectionView: UICollectionView
  /// Opens files outside the gallery. If it is nil, the menu does not offer that.
  package weak var desktop: (any Desktop)?
  /// The picture to show in front, or in the centre, once the view has a size; nil for the first one.
  package var initialItem: IndexPath?
  /// The picture that keeps its position until the user scrolls; nil after scrolling.
  var keptPlace: KeptPlace?
  /// The traits for which item sizes were chosen.
  private var arrangedTraits: UITraitCollection?
  /// The picture that was removed last.
  var withdrawnItem: AlbumItem?
  /// The selected pictures.
  private(set) lazy var desktopSelection = DesktopSelection(of: collectionView)
  /// Called when the user changes the album.
  var onChange: ((AlbumChange) -> Void)?
  /// Called when the user begins or ends the selection mode.
  var onSelecting: ((_ isSelecting: Bool) -> Void)?
  /// Imports pasted and dropped pictures. If it is nil, pictures cannot be pasted or dropped.
  var importer: PictureImporter?
  /// The commands that change files; nil if files cannot be changed.
  var files: FileCommands?
  /// The folder in which files appear if the album shows no other one; nil if it has none.
  var openedFolder: FilePath?
  /// The filter of the album; nil if all pictures are shown.
  var filter: AlbumFilter? { didSet { if isViewLoaded { showWhetherEmpty() } } }
  /// Whether the album is being read and its first pictures are not known yet.
  var isReading = false { didSet { if isViewLoaded { showWhetherEmpty() } } }
  /// The files to select as soon as the album contains them.
  var filesToSelect = FilesByFolder()
  /// The pictures that move when they are pasted, which are dimmed until then.
  var cutItems: Set<AlbumItem> = [] { didSet { if cutItems != oldValue { updateOpacity() } } }
  /// Changes the size of the thumbnails; nil if the layout has only one size.
  private(set) lazy var zoom = presentation.resizing.map { ThumbnailZoom($0, in: self) }
  /// The caption of the current picture. It has no superview in layouts without one.
  let caption = CaptionView()
  /// Decides which events change the size of the thumbnails.
  let zoomGestures = ZoomGestures()
  /// Shows the position in the album while a scroll indicator is dragged.
  private(set) lazy var scrubber = Scrubber(of: self)
  /// The animation that moves the pictures here from another controller, while it runs.
  private(set) var morph: LayoutMorph?
  /// The focused picture; nil if none is focused.
  package internal(set) var focusedItem: IndexPath?
  /// Called when the user opens a picture.
  var onOpen: ((IndexPath) -> Void)?
  /// The picture that has left its cell, because it is open; nil if none is. Its cell is empty.
  var openItem: AlbumItem? { didSet { if openItem != oldValue { openItemDidChange(from: oldValue) } } }

  /// Creates a controller that shows an album as a presentation defines.
  init(album: Album, thumbnails: ThumbnailLoader, presentation: any AlbumPresentation) {
    let part = presentation.part(of: album, containing: nil)
    self.album = part
    source = part == album ? nil : album
    self.thumbnails = thumbnails
    self.presentation = presentation
    collectionView = AlbumCollectionView(frame: .zero, collectionViewLayout: presentation.layout)
    super.init(nibName: nil, bundle: nil)
    title = part.title
  }

  /// Returns nil, because this platform has no archives.
  package required init?(coder: NSCoder) { nil }

  // MARK: - View

  /// Sets up the collection view.
  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .clear
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    desktopSelection.start()
    collectionView.register(presentation.cellClass, forCellWithReuseIdentifier: Self.cellIdentifier)
    for (kind, viewClass) in presentation.supplementaryViewClasses {
      collectionView.register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    presentation.prepare(collectionView, in: self)
    view.addSubview(collectionView)
    addZoomGestures()
    scrubber.start()
    showWhetherEmpty()
  }

  private static let cellIdentifier = "picture"

  /// Makes the controller the first responder, so that keys work before the first touch.
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.becomeFirstResponder()
    presentation.didAppear(in: self)
  }

  /// Stops work for a view that is not visible.
  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presentation.didDisappear()
  }

  /// Updates the frame of the collection view and the layout, and keeps the position of the current picture.
  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard collectionView.frame != view.bounds || !isArrangedForTraits else { return }
    zoom?.finish()
    let place = placeToKeep()
    collectionView.frame = view.bounds
    arrange()
    guard !view.bounds.isEmpty else { return }
    collectionView.layoutIfNeeded()
    if let item = initialItem {
      initialItem = nil
      bringToFront(item)
    } else if let place {
      restore(place)
    } else {
      keptPlace = KeptPlace(item: nil)
    }
  }

  /// Lays out again when the display scale or the size of text changes.
  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded, !isArrangedForTraits { view.setNeedsLayout() }
  }

  private var isArrangedForTraits: Bool {
    arrangedTraits?.displayScale == traitCollection.displayScale
      && arrangedTraits?.preferredContentSizeCategory == traitCollection.preferredContentSizeCategory
  }

  /// Chooses item sizes for the current size, traits and album.
  func arrange() {
    arrangedTraits = traitCollection
    presentation.arrange(album, in: view.bounds.size, traits: traitCollection)
    placeCaption()
  }

  private func showWhetherEmpty() {
    let reason: EmptyAlbumView.Reason? =
      album.sections.isEmpty
      ? isReading ? .reading : filter.map { .filtered($0.names) } ?? .noPictures : nil
    guard (collectionView.backgroundView as? EmptyAlbumView)?.reason != reason else { return }
    let openFolder = desktop.map { desktop in { [weak desktop] () -> Void in desktop?.chooseFolder() } }
    collectionView.backgroundView = reason.map { EmptyAlbumView($0, help: filter?.remove ?? openFolder) }
  }

  /// Updates the contents of the supplementary views, which show titles and counts.
  func updateSupplementaryViews() {
    for kind in presentation.supplementaryViewClasses.keys {
      for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        collectionView.supplementaryView(forElementKind: kind, at: path).map {
          presentation.configure($0, at: path, in: self)
        }
      }
    }
  }

  // MARK: - Pictures

  /// The whole album, even if only a part of it is shown.
  var wholeAlbum: Album { source ?? album }

  /// Takes over another album, or another part of it. Reload the data or update the collection view afterwards. The
  /// focused picture stays the same, as long as the album contains it.
  ///
  /// - Parameters:
  ///   - album: The album.
  ///   - updates: What changes; nil if that is not known.
  ///   - moved: Files that have another name or folder, with the new one.
  func setAlbum(
    _ album: Album, by updates: AlbumUpdates? = nil, following moved: [AlbumItem: AlbumItem] = [:]
  ) {
    desktopSelection.picturesWillChange()
    // Its index path changes without a delegate call.
    let focused = focusedItem.map { moved.destination(of: item(at: $0)) }
    self.album = album
    focusedItem = focused.flatMap(album.indexPath)
    presentation.albumDidChange(in: self, by: updates)
    guard isViewLoaded else { return }
    showWhetherEmpty()
    caption.setNeedsLayout()
  }

  /// Returns the picture at an index path.
  package func item(at indexPath: IndexPath) -> AlbumItem { album[indexPath] }

  /// Shows a picture in front, or in the centre, as soon as the view has a size. Has no effect if this presentation
  /// cannot show the picture.
  package func attend(to item: AlbumItem) {
    if album.indexPath(of: item) == nil { showPart(containing: item) }
    guard let path = album.indexPath(of: item) else { return }
    if view.bounds.isEmpty || collectionView.frame != view.bounds {
      initialItem = path
    } else {
      bringToFront(path)
    }
  }

  /// Shows the part of the album with a picture; for nil, the part that the presentation chooses. Lays it out
  /// immediately.
  func showPart(containing item: AlbumItem?) {
    let whole = wholeAlbum
    let part = presentation.part(of: whole, containing: item)
    guard part != album else { return }
    source = part == whole ? nil : whole
    setAlbum(part)
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
  }

  /// Called when the user changes the album.
  func didMake(_ change: AlbumChange) {
    _ = source?.apply(change)
    onChange?(change)
  }

  /// Applies a change made while another controller showed the album, as far as it affects pictures shown here.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - result: The album after the change, in the other controller. If the album here is equal, both share their memory:
  ///     otherwise, every layout would have a copy of its own of each section that ever changed.
  func takeOver(_ change: AlbumChange, leadingTo result: Album) {
    if case .insert = change, !presentation.takesPictures { return }
    guard source != nil else {
      UIView.performWithoutAnimation { _ = apply(change, leadingTo: result) }
      return
    }
    let start = album.sections.first?.items.first.flatMap(wholeAlbum.indexPath)
    guard source?.apply(change) != nil else { return }
    if source == result { source = result }
    // A part begins at the same index path as before.
    showPart(containing: start.flatMap(wholeAlbum.item))
  }

  // MARK: - Motion

  /// Animates the pictures from their positions in another controller.
  func begin(from seen: SeenAlbum) {
    guard !view.bounds.isEmpty else { return }
    let morph = LayoutMorph(in: self)
    self.morph = morph
    morph.begin(from: seen) { [weak self] in
      if self?.morph === morph { self?.morph = nil }
    }
  }

  /// Ends all animations immediately, because the view is about to be hidden.
  func comeToRest() {
    zoom?.finish()
    view.endAnimations()
  }

  /// Ends motion that a change of the thumbnails' size would contradict.
  func prepareToZoom() {
    if morph != nil { view.endAnimations() }
    collectionView.stopScrollingAndZooming()
    collectionView.layoutIfNeeded()
  }

  /// Scrolls by a distance in points, within the content.
  package func scroll(by distance: CGPoint) {
    // Wheels start between pixels. Rounding would turn them by a fraction of a pixel.
    guard distance != .zero else { return }
    keptPlace = nil
    let distance = presentation.shortestDistance(for: distance, in: self)
    let offset = collectionView.contentOffset
    let content = collectionView.contentSize
    let size = collectionView.bounds.size
    collectionView.bounds.origin = CGPoint(
      x: max(0, min(offset.x + distance.x, content.width - size.width)),
      y: max(0, min(offset.y + distance.y, content.height - size.height)))
  }

  // MARK: - Keys

  /// Handles the keys that change the size of thumbnails, those that change files, and the end of the selection mode.
  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !changeThumbnailScale(by: presses), !performFileCommand(by: presses), !endSelecting(by: presses) {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Returns whether pictures can be cut, copied or pasted.
  package override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "cut:": canCut(itemsForKeys)
    case "copy:": !collectionView.selectedItems.isEmpty || visibleFocusedItem != nil
    case "paste:": canPaste
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  /// Copies the selected pictures, or the focused one, to move them when they are pasted. Without files to change,
  /// removes them from the album.
  package override func cut(_ sender: Any?) { cut(itemsForKeys) }

  /// Copies the selected pictures, or the focused one.
  package override func copy(_ sender: Any?) { copy(itemsForKeys) }

  /// Places the copied pictures in the folder of the picture selected last, or of the current one if that is not on screen.
  /// Without files to change, inserts them after that picture.
  package override func paste(_ sender: Any?) { paste(after: itemForNewFiles) }
}

// MARK: - Data source

extension AlbumViewController: UICollectionViewDataSource {
  /// Returns the number of sections of the album.
  package func numberOfSections(in collectionView: UICollectionView) -> Int { album.sections.count }

  /// Returns the number of pictures in a section.
  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    album.sections[section].items.count
  }

  /// Returns a cell with the picture.
  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? any AlbumCell)?.show(item(at: indexPath), from: thumbnails)
    cell.accessibilityLabel = item(at: indexPath).title
    return cell
  }

  /// Returns a header, a footer or another view of the layout.
  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    presentation.configure(view, at: indexPath, in: self)
    return view
  }

  /// Allows every picture to be moved.
  package func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  {
    true
  }

  /// Changes the order of the album and notifies observers.
  package func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let change = AlbumChange.move(item(at: sourceIndexPath), toPlaceOf: item(at: destinationIndexPath))
    var moved = album
    moved.moveItem(at: sourceIndexPath, to: destinationIndexPath.item)
    setAlbum(moved, by: AlbumUpdates(moves: [.init(from: sourceIndexPath, to: destinationIndexPath)]))
    arrange()
    didMake(change)
  }
}

// MARK: - Delegate

extension AlbumViewController: UICollectionViewDelegate {
  /// Stops keeping a picture's position when the user scrolls.
  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if collectionView.isScrolling { keptPlace = nil }
    caption.setNeedsLayout()
    if zoom?.isActive == false { presentation.resizing?.didScroll(in: self) }
  }

  /// Returns a layout between two layouts with thumbnails of different sizes.
  package func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    ColumnTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Returns the content offset while pictures move here from another layout, or to thumbnails of another size.
  package func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    morph?.offset ?? (presentation.resizing as? ColumnResizing)?.targetOffset(in: collectionView)
      ?? proposedContentOffset
  }

  /// Returns the title of a picture for type select.
  package func collectionView(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? { item(at: indexPath).title }

  /// Empties the cell of the open picture, and dims those of cut ones. Updates the caption, because a picture may have come to the front.
  package func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    cell.contentView.alpha = opacity(of: item(at: indexPath))
    caption.setNeedsLayout()
  }

  /// Updates the focused picture.
  package func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focusedItem = context.nextFocusedIndexPath
    desktopSelection.focusDidMove()
    if focusedItem != nil { keptPlace?.position = nil }
  }

  /// Limits the destination of a held picture to the section of its folder.
  package func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath.section == originalIndexPath.section ? proposedIndexPath : currentIndexPath
  }

  /// Returns the menu of the selected pictures, of the picture at the location, or of the album.
  package func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration(for: indexPaths) }
}

extension AlbumViewController: CollectionViewDelegateWaterfallLayout {
  /// Returns the proportions of a picture, as far as they are known.
  package func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
  ) -> CGFloat? { presentation.aspectRatio(at: indexPath) }
}

extension UIView {
  fileprivate func endAnimations() {
    layer.removeAllAnimations()
    for view in subviews { view.endAnimations() }
  }
}
