import Stops
import UIKit

/// Shows coloured cells with their numbers.
final class ItemsViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Int(item_count) }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.show(indexPath.item)
    return cell
  }
}

/// A coloured cell with a number.
private final class NumberCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    label.text = "\(number)"
    func part(_ factor: Int) -> CGFloat { CGFloat(number * factor % 256) / 255 }
    contentView.backgroundColor = UIColor(red: part(37), green: part(101), blue: part(193), alpha: 1)
  }
}
