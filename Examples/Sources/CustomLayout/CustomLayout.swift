import CairoRenderer
import UIKit

/// Draws numbered cards in the layout of the article "Writing your own layout", first flat, then leaning back:
///
///     swift run CustomLayout arc.png leaning.png
@main
struct CustomLayout {
  @MainActor
  static func main() throws {
    let files = CommandLine.arguments.dropFirst()
    try draw(lean: 0, to: files.first ?? "arc.png")
    try draw(lean: 1.1, to: files.dropFirst().first ?? "leaning.png")
  }

  @MainActor
  private static func draw(lean: CGFloat, to file: String) throws {
    let layout = ArcLayout()
    layout.lean = lean
    let cards = Cards()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 480, height: 320), collectionViewLayout: layout)
    view.backgroundColor = .white
    view.register(CardCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)

    guard let png = CairoRenderer().render(view.makeDisplayList(), scale: 1)?.pngData() else { return }
    try Data(png).write(to: URL(fileURLWithPath: file))
  }
}
