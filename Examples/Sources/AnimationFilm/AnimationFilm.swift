import CairoRenderer
import CollectionLayouts
import ImageDecoding
import UIKit

/// Films a grid that becomes a sphere. The film is an animated PNG, which browsers play:
///
///     swift run AnimationFilm film.png
@main
struct AnimationFilm {
  static let framesPerSecond = 20

  @MainActor
  static func main() throws {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 36, height: 36)
    let swatches = Swatches()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 240, height: 240), collectionViewLayout: grid)
    view.backgroundColor = .white
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "swatch")
    view.dataSource = swatches
    view.layoutIfNeeded()

    // snippet: sphere
    let sphere = SphereLayout()
    sphere.itemSize = grid.itemSize
    view.setCollectionViewLayout(sphere, animated: true)
    // end snippet

    // No time passes by itself: each tick advances all animations to the time of the next frame.
    let renderer = CairoRenderer()
    var film = AnimatedPNG(framesPerSecond: framesPerSecond)
    var frame = 0
    repeat {
      FrameClock.main.tick(at: Double(frame) / Double(framesPerSecond))
      guard let bitmap = renderer.render(view.makeDisplayList(), scale: 1), film.append(bitmap) else {
        return
      }
      frame += 1
    } while FrameClock.main.isRunning

    let file = CommandLine.arguments.dropFirst().first ?? "film.png"
    try Data(film.data).write(to: URL(fileURLWithPath: file))
  }
}
