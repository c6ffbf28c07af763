import UIKit

/// Shows an album in a collection view. Subclasses provide the layout and the cells.
open class AlbumViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The album to show. After changing it, reload the data or update the collection view.
  public internal(set) var album: Album { didSet { if isViewLoaded { showWhetherEmpty() } } }
  /// Loads the pictures.
  public let thumbnails: ThumbnailLoader
  /// The collection view, which fills the controller's view.
  public let collectionView: UICollectionView
  /// Opens files outside the gallery. If it is nil, the menu does not offer that.
  public weak var desktop: (any Desktop)?
  /// The picture to show in front, or in the center, once the view has a size; nil for the first one.
  public var initialItem: IndexPath?
  /// The picture that keeps its position until the user scrolls; nil after scrolling.
  var keptPlace: KeptPlace?
  /// The scale for which item sizes were chosen.
  private var arrangedScale: CGFloat?
  /// The picture that was removed last.
  var withdrawnItem: AlbumItem?
  /// Called when the user changes the album.
  var onChange: ((AlbumChange) -> Void)?
  /// Imports pasted and dropped pictures. If it is nil, pictures cannot be pasted or dropped.
  var importer: PictureImporter?
  /// The animation that moves the pictures here from another controller, while it runs.
  private(set) var morph: LayoutMorph?
  /// The focused picture; nil if none is focused.
  public internal(set) var focusedItem: IndexPath?

  /// Creates a controller that shows an album in a layout.
  public init(album: Album, thumbnails: ThumbnailLoader, layout: UICollectionViewLayout) {
    self.album = album
    self.thumbnails = thumbnails
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = album.title
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets up the collection view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .clear
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.allowsMultipleSelection = true
    collectionView.register(
      SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.addSubview(collectionView)
    showWhetherEmpty()
  }

  /// Makes the controller the first responder, so that keys work before the first touch.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.becomeFirstResponder()
  }

  /// Updates the frame of the collection view and the layout, and keeps the position of the current picture.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let scale = traitCollection.displayScale
    guard collectionView.frame != view.bounds || scale != arrangedScale else { return }
    let place = placeToKeep()
    collectionView.frame = view.bounds
    arrangedScale = scale
    arrange(in: view.bounds.size)
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

  /// Lays out again when the display scale changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded, traitCollection.displayScale != arrangedScale { view.setNeedsLayout() }
  }

  /// Stops keeping a picture's position when the user scrolls.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if collectionView.isScrolling { keptPlace = nil }
  }

  private func showWhetherEmpty() {
    let isShown = collectionView.backgroundView is EmptyAlbumView
    guard isShown != album.sections.isEmpty else { return }
    let openFolder = desktop.map { desktop in { [weak desktop] () -> Void in desktop?.chooseFolder() } }
    collectionView.backgroundView = isShown ? nil : EmptyAlbumView(openFolder: openFolder)
  }

  /// Called when the view has a new size, before it is laid out. Override this method to choose item sizes.
  open func arrange(in size: CGSize) {}

  /// Shows a picture in front, or in the center, as soon as the view has a size. Has no effect if the picture is not in
  /// the album.
  open func attend(to item: AlbumItem) {
    guard let path = album.indexPath(of: item) else { return }
    if view.bounds.isEmpty || collectionView.frame != view.bounds {
      initialItem = path
    } else {
      bringToFront(path)
    }
  }

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
  func comeToRest() { view.endAnimations() }

  /// The gestures in a film of this layout.
  open var filmTour: [FilmGesture] { FilmGesture.tour }

  /// Whether this layout can show any picture.
  var takesPictures: Bool { true }

  /// The whole album, even if only a part of it is shown.
  var wholeAlbum: Album { album }

  /// Called when the user changes the album.
  func didMake(_ change: AlbumChange) { onChange?(change) }

  /// Applies a change made while another controller showed the album, as far as it affects pictures shown here.
  func takeOver(_ change: AlbumChange) {
    if case .insert = change, !takesPictures { return }
    UIView.performWithoutAnimation { _ = apply(change) }
  }

  /// Updates the titles and counts of the section headers.
  func showCounts() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = collectionView.supplementaryView(forElementKind: kind, at: path)
      (header as? SectionHeaderView)?.show(album.sections[path.section])
    }
  }

  /// Scrolls by a distance in points, within the content.
  open func scroll(by distance: CGPoint) {
    // Wheels start between pixels. Rounding would turn them by a fraction of a pixel.
    guard distance != .zero else { return }
    keptPlace = nil
    let offset = collectionView.contentOffset
    let content = collectionView.contentSize
    let size = collectionView.bounds.size
    collectionView.bounds.origin = CGPoint(
      x: max(0, min(offset.x + distance.x, content.width - size.width)),
      y: max(0, min(offset.y + distance.y, content.height - size.height)))
  }

  /// Returns the picture at an index path.
  public func item(at indexPath: IndexPath) -> AlbumItem { album[indexPath] }

  /// Returns the number of sections of the album.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { album.sections.count }

  /// Returns the number of pictures in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    album.sections[section].items.count
  }

  /// Returns a cell with the picture. Subclasses must override this method.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("\(type(of: self)) must override collectionView(_:cellForItemAt:)")
  }

  /// Returns a header with the title of the section, for layouts with headers.
  ///
  /// The method is declared here, because a class conforms to a protocol only with the members that it has where it
  /// declares the conformance.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? SectionHeaderView)?.show(album.sections[indexPath.section])
    return view
  }

  /// Returns the content offset while pictures move here from another layout.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { morph?.offset ?? proposedContentOffset }

  /// Returns the title of a picture for type select.
  open func collectionView(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? { item(at: indexPath).title }

  /// Updates the focused picture.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focusedItem = context.nextFocusedIndexPath
    if focusedItem != nil { keptPlace?.position = nil }
  }

  /// Handles Ctrl+O, which opens a folder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let opensFolder = presses.contains {
      $0.key?.code == .character("o") && $0.key?.modifierFlags == .control
    }
    guard opensFolder, let desktop else { return super.pressesBegan(presses, with: event) }
    desktop.chooseFolder()
  }

  /// Returns whether pictures can be cut, copied or pasted.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "cut:": canCut(itemsForKeys)
    case "copy:": !itemsForKeys.isEmpty
    case "paste:": canPaste
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  /// Copies the selected pictures, or the focused one, and removes them from the album.
  open override func cut(_ sender: Any?) { cut(itemsForKeys) }

  /// Copies the selected pictures, or the focused one.
  open override func copy(_ sender: Any?) { copy(itemsForKeys) }

  /// Inserts the copied pictures after the selected pictures, or after the current one.
  open override func paste(_ sender: Any?) { paste(after: itemsForKeys.last ?? currentItem) }
}

extension UIView {
  fileprivate func endAnimations() {
    layer.removeAllAnimations()
    for view in subviews { view.endAnimations() }
  }
}
