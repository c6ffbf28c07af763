import UIKit

/// A grid of photos, as many in a row as there is room for.
final class PhotosViewController: UICollectionViewController {
  private let photos: [URL]

  init(photos: [URL]) {
    self.photos = photos
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 112, height: 112)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    // A program for thousands of photos decodes them in the background, at the size of the cell.
    (cell as? PhotoCell)?.photo.image = UIImage(contentsOfFile: photos[indexPath.item].path)
    return cell
  }
}
