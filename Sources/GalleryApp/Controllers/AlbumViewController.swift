import UIKit

/// Shows an album in a collection view; subclasses choose layout and cells.
open class AlbumViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// What is shown. Whoever changes it has the data reloaded.
  public internal(set) var album: Album { didSet { if isViewLoaded { showWhetherEmpty() } } }
  /// Where the pictures come from.
  public let thumbnails: ThumbnailLoader
  /// The collection view, as large as the controller's view.
  public let collectionView: UICollectionView
  /// Who opens files outside of the gallery; without it the menu does not offer that.
  public weak var desktop: (any Desktop)?
  /// The picture to show in front, or in the middle, when there is a size to lay out in; the first one when nil.
  public var initialItem: IndexPath?
  /// What stays where it is while nobody scrolls; nil when somebody has.
  var keptPlace: KeptPlace?
  /// The pixels a point that sizes of items were chosen for.
  private var arrangedScale: CGFloat?
  /// The picture that was taken away last.
  var withdrawnItem: AlbumItem?
  /// Called when the user has changed the album.
  var onChange: ((AlbumChange) -> Void)?
  /// What makes items of pictures that are pasted or dropped; without it none are.
  var importer: PictureImporter?
  /// What brings the pictures here from where another controller showed them, while it does.
  private(set) var morph: LayoutMorph?
  /// The picture the keys are for; nil when they are for none.
  public internal(set) var focusedItem: IndexPath?

  /// Makes a controller that shows an album in a layout.
  public init(album: Album, thumbnails: ThumbnailLoader, layout: UICollectionViewLayout) {
    self.album = album
    self.thumbnails = thumbnails
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = album.title
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// Sets the collection view up.
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

  /// Gives the keys to the pictures, before anything is touched.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.becomeFirstResponder()
  }

  /// Keeps the collection view as large as the view, lets the layout follow its size, and the picture under attention
  /// stay where it is seen.
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

  /// Lays out for other pixels.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded, traitCollection.displayScale != arrangedScale { view.setNeedsLayout() }
  }

  /// The user has scrolled: what was kept in its place is not looked at any more.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if collectionView.isScrolling { keptPlace = nil }
  }

  private func showWhetherEmpty() {
    let isShown = collectionView.backgroundView is EmptyAlbumView
    guard isShown != album.sections.isEmpty else { return }
    let openFolder = desktop.map { desktop in { [weak desktop] () -> Void in desktop?.chooseFolder() } }
    collectionView.backgroundView = isShown ? nil : EmptyAlbumView(openFolder: openFolder)
  }

  /// Called when the view has a new size, before it is laid out: sizes of items are chosen here.
  open func arrange(in size: CGSize) {}

  /// Shows a picture in front, or in the middle, as soon as there is a size to lay out in; one that is not in the album
  /// changes nothing.
  open func attend(to item: AlbumItem) {
    guard let path = album.indexPath(of: item) else { return }
    if view.bounds.isEmpty || collectionView.frame != view.bounds {
      initialItem = path
    } else {
      bringToFront(path)
    }
  }

  /// Brings the pictures here from where another controller showed them.
  func begin(from seen: SeenAlbum) {
    guard !view.bounds.isEmpty else { return }
    let morph = LayoutMorph(in: self)
    self.morph = morph
    morph.begin(from: seen) { [weak self] in
      if self?.morph === morph { self?.morph = nil }
    }
  }

  /// Has everything that is on its way arrive at once: the view goes out of sight, and may come back from elsewhere.
  func comeToRest() { view.endAnimations() }

  /// What fingers do in a film of this layout.
  open var filmTour: [FilmGesture] { FilmGesture.tour }

  /// Whether pictures of any kind can be shown here.
  var takesPictures: Bool { true }

  /// All there is, also where only a part of it is shown.
  var wholeAlbum: Album { album }

  /// Called when the user has changed the album; this tells others.
  func didMake(_ change: AlbumChange) { onChange?(change) }

  /// Has a change that was made while another controller showed the album, as far as it is about pictures shown here.
  func takeOver(_ change: AlbumChange) {
    if case .insert = change, !takesPictures { return }
    UIView.performWithoutAnimation { _ = apply(change) }
  }

  /// Shows once more what sections are called and how many pictures are in them.
  func showCounts() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = collectionView.supplementaryView(forElementKind: kind, at: path)
      (header as? SectionHeaderView)?.show(album.sections[path.section])
    }
  }

  /// Scrolls by a distance in points, as far as there is content.
  open func scroll(by distance: CGPoint) {
    // A wheel begins between pixels, and stays there.
    guard distance != .zero else { return }
    keptPlace = nil
    let offset = collectionView.contentOffset
    let content = collectionView.contentSize
    let size = collectionView.bounds.size
    collectionView.contentOffset = CGPoint(
      x: max(0, min(offset.x + distance.x, content.width - size.width)),
      y: max(0, min(offset.y + distance.y, content.height - size.height)))
  }

  /// The picture at an index path.
  public func item(at indexPath: IndexPath) -> AlbumItem { album[indexPath] }

  /// One section a folder.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { album.sections.count }

  /// As many items as there are pictures in the folder.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    album.sections[section].items.count
  }

  /// A cell with the picture; subclasses say which.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("\(type(of: self)) must override collectionView(_:cellForItemAt:)")
  }

  /// The name of the folder, for layouts with headers.
  ///
  /// Here and not where it is needed: a class conforms with the members it has where it says that it conforms.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? SectionHeaderView)?.show(album.sections[indexPath.section])
    return view
  }

  /// Where the content is while pictures come here from elsewhere.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { morph?.offset ?? proposedContentOffset }

  /// What a picture is found by when its name is typed.
  open func collectionView(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? { item(at: indexPath).title }

  /// Keeps track of the focus.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focusedItem = context.nextFocusedIndexPath
    if focusedItem != nil { keptPlace?.position = nil }
  }

  /// Ctrl+O opens a folder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let opensFolder = presses.contains {
      $0.key?.code == .character("o") && $0.key?.modifierFlags == .control
    }
    guard opensFolder, let desktop else { return super.pressesBegan(presses, with: event) }
    desktop.chooseFolder()
  }

  /// Pictures can be cut, copied and pasted.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "cut:": canCut(itemsForKeys)
    case "copy:": !itemsForKeys.isEmpty
    case "paste:": canPaste
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  /// Copies the pictures selected, or the one in focus, and takes them out of the album.
  open override func cut(_ sender: Any?) { cut(itemsForKeys) }

  /// Copies the pictures selected, or the one in focus.
  open override func copy(_ sender: Any?) { copy(itemsForKeys) }

  /// Puts what was copied behind the pictures selected, or the one under attention.
  open override func paste(_ sender: Any?) { paste(after: itemsForKeys.last ?? currentItem) }
}

extension UIView {
  fileprivate func endAnimations() {
    layer.removeAllAnimations()
    for view in subviews { view.endAnimations() }
  }
}
