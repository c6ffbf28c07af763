import Porting
import UIKit

protocol PhotoGridViewControllerDelegate: AnyObject {
  func photoGrid(_ grid: PhotoGridViewController, didSelect index: Int)
  func numberOfColumns(in grid: PhotoGridViewController) -> Int
}

extension PhotoGridViewControllerDelegate {
  func photoGrid(_ grid: PhotoGridViewController, didSelect index: Int) {}
  func numberOfColumns(in grid: PhotoGridViewController) -> Int { 3 }
}

/// A grid of photos that can be selected.
@SelectorTable
class PhotoGridViewController: UICollectionViewController {
  weak var gridDelegate: PhotoGridViewControllerDelegate?
  weak var countLabel: UILabel!
  dynamic var selectedCount = 0

  init() {
    super.init(collectionViewLayout: PhotoGridLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    let press = UILongPressGestureRecognizer(target: self, action: #Selector(PhotoGridViewController.didPress(_:)))
    collectionView.addGestureRecognizer(press)
    NotificationCenter.default.addObserver(
      self, selector: #Selector(PhotoGridViewController.reload), name: Notification.Name("photos"), object: nil)
  }

  @SelectorMethod private func didPress(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    selectedCount += 1
  }

  // MARK: - Data

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return 100
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    gridDelegate?.photoGrid(self, didSelect: indexPath.item)
  }

  // MARK: - Actions

  @SelectorMethod func reload() {
    let columns = gridDelegate?.numberOfColumns(in: self) ?? 3
    (collectionViewLayout as? PhotoGridLayout)?.columns = columns
    collectionView.reloadData()
  }
}

final class PhotoGridLayout: UICollectionViewFlowLayout {
  @IBInspectable var columns: Int = 3 { didSet { invalidateLayout() } }

  override func prepare() {
    super.prepare()
    itemSize.width = (collectionView?.bounds.width ?? 0) / CGFloat(max(columns, 1))
  }
}
