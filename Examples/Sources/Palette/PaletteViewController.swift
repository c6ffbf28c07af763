import UIKit

/// A grid of colours. A tap on a hue opens its shades in another scene.
final class PaletteViewController: UICollectionViewController {
  enum Content: Equatable {
    case hues
    case shades(of: Int)
  }

  private let content: Content

  init(_ content: Content) {
    self.content = content
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: UICollectionViewCell.description())
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 12 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: UICollectionViewCell.description(), for: indexPath)
    cell.contentView.layer.cornerRadius = 20
    cell.contentView.backgroundColor =
      switch content {
      case .hues: UIColor(hue: CGFloat(indexPath.item) / 12, saturation: 0.7, brightness: 0.9, alpha: 1)
      case .shades(let hue):
        UIColor(
          hue: CGFloat(hue) / 12, saturation: 0.7, brightness: 1 - CGFloat(indexPath.item) / 14, alpha: 1)
      }
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard content == .hues else { return }
    let activity = NSUserActivity(activityType: "org.example.Palette.shades")
    activity.title = "Shades of \(indexPath.item)"
    activity.userInfo = ["hue": indexPath.item]
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
  }
}
