// code Cards
import UIKit

/// Numbered cards in the colours of a rainbow, and titles for headers and footers.
class Cards: NSObject, UICollectionViewDataSource {
  /// How many cards each section has.
  var counts: [Int]
  /// How round the corners of the cards are, in points.
  var cornerRadius: CGFloat = 8
  /// How opaque the cards are.
  var opacity: CGFloat = 1

  /// Makes one section for each number, with that many cards.
  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in view: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.layer.cornerRadius = cornerRadius
    let hue = CGFloat(indexPath.item % 20) / 20
    let color = UIColor(hue: hue, saturation: 0.55, brightness: 0.8, alpha: opacity)
    show("\(indexPath.item)", on: color, in: cell)
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let title = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    let size = title.bounds.size
    title.layer.cornerRadius = size.width == size.height ? size.width / 2 : 0
    let isOfSection = kind.hasPrefix("UICollectionElementKindSection")
    let name = isOfSection ? "Section \(indexPath.section)" : kind.split(separator: ".").dropFirst().joined()
    show(name, on: UIColor(white: size.height > 60 ? 0.4 : 0.55, alpha: 1), in: title)
    return title
  }

  private func show(_ text: String, on color: UIColor, in view: UICollectionReusableView) {
    view.backgroundColor = color
    let label = view.viewWithTag(1) as? UILabel ?? UILabel(frame: view.bounds)
    label.tag = 1
    label.text = text
    label.textColor = .white
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: min(24, 0.5 * min(view.bounds.width, view.bounds.height)))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (view as? UICollectionViewCell)?.contentView.addSubview(label) ?? view.addSubview(label)
  }
}
// end
