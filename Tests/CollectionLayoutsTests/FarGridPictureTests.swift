import CairoRenderer
import Testing
import UIKit

/// Far away is as sharp as near: the last screen of a grid of 1,000,000 items against one near the start, pixel by pixel.
@MainActor
@Suite("The last screen of a grid")
struct FarGridPictureTests {
  final class NumberedCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textAlignment = .center
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
      contentView.layer.cornerRadius = 9
      layer.shadowOpacity = 0.3
    }
    required init?(coder: NSCoder) { nil }
  }

  /// What a cell shows repeats every 40 items, so that both screens have the same to show.
  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      let number = path.item % 40
      (cell as? NumberedCell)?.label.text = "\(number)"
      cell.contentView.backgroundColor = UIColor(
        hue: CGFloat(number) / 40, saturation: 0.5, brightness: 0.9, alpha: 1)
      return cell
    }
  }

  // Four items of 73.5 fit in a line; lines are 41 high and 11.5 apart, so 8 of them take 420 with their gaps.
  // 250,000 lines end at 250,000 · 52.5 − 11.5 = 13,124,988.5; the last screen of 408.5 begins at 13,124,580.
  @Test("is the same picture as that of the same lines near the start, 13,000,000 points before")
  func lastScreen() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 73.5, height: 41)
    layout.minimumInteritemSpacing = 7
    layout.minimumLineSpacing = 11.5
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 408.5), collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let renderer = CairoRenderer()
    let first = try #require(renderer.render(view.makeDisplayList(), scale: 2))
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    #expect(view.contentOffset.y == 13_124_580)
    #expect(view.indexPathsForVisibleItems.count == 32)
    let last = try #require(renderer.render(view.makeDisplayList(), scale: 2))
    // The last 32 items begin with number 8, as those do that two lines of scrolling show.
    view.contentOffset.y = 105
    let near = try #require(renderer.render(view.makeDisplayList(), scale: 2))
    #expect(last == near)
    #expect(last != first)
  }
}
