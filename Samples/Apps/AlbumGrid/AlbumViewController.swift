import UIKit

class AlbumViewController: UICollectionViewController {

  fileprivate var photos = (1...24).map { Photo(number: $0) }
  fileprivate let itemsPerRow: CGFloat = 4
  fileprivate let spacing: CGFloat = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    collectionView?.backgroundColor = .systemBackground
    collectionView?.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)

    // The one of UICollectionViewController cannot be combined with the selection.
    installsStandardGestureForInteractiveMovement = false
    let longPress = UILongPressGestureRecognizer(target: self, action: #selector(AlbumViewController.handleLongPress(_:)))
    longPress.minimumPressDuration = 0.4
    collectionView?.addGestureRecognizer(longPress)

    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(deleteSelection)),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Duplicate", style: .plain, target: self, action: #selector(duplicateSelection)),
    ]
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.allowsMultipleSelection = editing
    navigationController?.setToolbarHidden(!editing, animated: animated)
    for indexPath in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView?.deselectItem(at: indexPath, animated: false)
    }
    for case let cell as PhotoCell in collectionView?.visibleCells ?? [] {
      cell.isInEditingMode = editing
    }
    updateTitle()
  }

  fileprivate func updateTitle() {
    let count = collectionView?.indexPathsForSelectedItems?.count ?? 0
    title = isEditing && count > 0 ? "\(count) Selected" : "Album"
    toolbarItems?.forEach { $0.isEnabled = count > 0 }
  }

  @objc func handleLongPress(_ gesture: UILongPressGestureRecognizer) {
    guard let collectionView = collectionView else { return }
    switch gesture.state {
    case .began:
      guard let indexPath = collectionView.indexPathForItem(at: gesture.location(in: collectionView)) else { break }
      collectionView.beginInteractiveMovementForItem(at: indexPath)
      UIView.animate(withDuration: 0.15) {
        collectionView.cellForItem(at: indexPath)?.alpha = 0.8
      }
    case .changed:
      collectionView.updateInteractiveMovementTargetPosition(gesture.location(in: gesture.view!))
    case .ended:
      collectionView.endInteractiveMovement()
    default:
      collectionView.cancelInteractiveMovement()
    }
  }

  @objc func deleteSelection() {
    let indexPaths = (collectionView?.indexPathsForSelectedItems ?? []).sorted(by: >)
    for indexPath in indexPaths {
      photos.remove(at: indexPath.item)
    }
    collectionView?.performBatchUpdates({
      self.collectionView?.deleteItems(at: indexPaths)
    }, completion: { _ in
      self.updateTitle()
    })
  }

  @objc func duplicateSelection() {
    let indexPaths = (collectionView?.indexPathsForSelectedItems ?? []).sorted(by: >)
    let copies = indexPaths.map { Photo(number: photos[$0.item].number) }
    photos.append(contentsOf: copies)
    let first = photos.count - copies.count
    collectionView?.performBatchUpdates({
      self.collectionView?.insertItems(at: (first..<self.photos.count).map { IndexPath(item: $0, section: 0) })
    }) { _ in
      self.collectionView?.scrollToItem(at: IndexPath(item: self.photos.count - 1, section: 0), at: .bottom, animated: true)
    }
  }

  // MARK: UICollectionViewDataSource

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return 1
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return photos.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    if let cell = cell as? PhotoCell {
      let photo = photos[(indexPath as NSIndexPath).row]
      cell.imageView.image = photo.thumbnail
      cell.badge.text = "\(photo.number)"
      cell.isInEditingMode = isEditing
      cell.alpha = 1
    }
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let photo = photos.remove(at: sourceIndexPath.item)
    photos.insert(photo, at: destinationIndexPath.item)
    collectionView.cellForItem(at: destinationIndexPath)?.alpha = 1
  }
}

// MARK: UICollectionViewDelegate
extension AlbumViewController {

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if isEditing {
      updateTitle()
    } else {
      let viewer = PhotoViewController()
      viewer.photo = photos[indexPath.item]
      navigationController?.pushViewController(viewer, animated: true)
    }
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    updateTitle()
  }
}

// MARK: UICollectionViewDelegateFlowLayout
extension AlbumViewController: UICollectionViewDelegateFlowLayout {

  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    let availableWidth = collectionView.bounds.width - spacing * (itemsPerRow - 1)
    let side = floor(availableWidth / itemsPerRow)
    return CGSize(width: side, height: side)
  }

  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
    return spacing
  }

  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
    return spacing
  }
}

/// One photo, which can be zoomed.
class PhotoViewController: UIViewController, UIScrollViewDelegate {

  var photo: Photo!

  private let scrollView = UIScrollView()
  private let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photo \(photo.number)"
    view.backgroundColor = .black
    automaticallyAdjustsScrollViewInsets = false
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    scrollView.showsHorizontalScrollIndicator = false
    imageView.image = photo.thumbnail
    imageView.contentMode = .scaleAspectFit
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)

    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(zoom(_:)))
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.barStyle = .black
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.navigationBar.barStyle = .default
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    scrollView.zoomScale = 1
    scrollView.frame = view.bounds
    imageView.frame = scrollView.bounds
    scrollView.contentSize = imageView.bounds.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return imageView
  }

  @objc private func zoom(_ tap: UITapGestureRecognizer) {
    if scrollView.zoomScale > 1 {
      scrollView.setZoomScale(1, animated: true)
    } else {
      let center = tap.location(in: imageView)
      let size = CGSize(width: scrollView.bounds.width / 3, height: scrollView.bounds.height / 3)
      scrollView.zoom(to: CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height), animated: true)
    }
  }
}
