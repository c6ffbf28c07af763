import UIKit

/// Shows an album in a collection view; subclasses choose layout and cells.
open class AlbumViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// What is shown.
  public let album: Album
  /// Where the pictures come from.
  public let thumbnails: ThumbnailLoader
  /// The collection view, as large as the controller's view.
  public let collectionView: UICollectionView
  /// The picture a wheel shows in front when it appears; the first one when nil.
  public var initialItem: IndexPath?
  /// The picture the keys are for; nil when they are for none.
  public private(set) var focusedItem: IndexPath?

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
    collectionView.allowsMultipleSelection = true
    collectionView.register(
      SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.addSubview(collectionView)
  }

  /// Gives the keys to the pictures, before anything is touched.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.becomeFirstResponder()
  }

  /// Keeps the collection view as large as the view, and lets the layout follow its size.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard collectionView.frame != view.bounds else { return }
    collectionView.frame = view.bounds
    arrange(in: view.bounds.size)
    guard let item = initialItem, !view.bounds.isEmpty else { return }
    initialItem = nil
    collectionView.layoutIfNeeded()
    contentOffset(forItemAt: item).map { collectionView.contentOffset = $0 }
  }

  /// Called when the view has a new size, before it is laid out: sizes of items are chosen here.
  open func arrange(in size: CGSize) {}

  /// The offset at which a picture is in front; nil where the layout has no such thing.
  open func contentOffset(forItemAt indexPath: IndexPath) -> CGPoint? { nil }

  /// Scrolls by a distance in points, as far as there is content.
  open func scroll(by distance: CGPoint) {
    let offset = collectionView.contentOffset
    let content = collectionView.contentSize
    let size = collectionView.bounds.size
    collectionView.contentOffset = CGPoint(
      x: max(0, min(offset.x + distance.x, content.width - size.width)),
      y: max(0, min(offset.y + distance.y, content.height - size.height)))
  }

  /// The picture at an index path.
  public func item(at indexPath: IndexPath) -> AlbumItem {
    album.sections[indexPath.section].items[indexPath.item]
  }

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

  /// What a picture is found by when its name is typed.
  open func collectionView(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? { item(at: indexPath).title }

  /// Keeps track of the focus.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { focusedItem = context.nextFocusedIndexPath }
}
