import CollectionLayouts
import GTKHost
import Geometry
import Stops
import UIKit

/// A window with a header bar that scrolls 1,000,000 items of a collection view, as the peers do. The first argument is
/// `grid`, `list` or `coverflow`. Stops.h explains what it prints.
@main
struct ScrollingWindow {
  @MainActor
  static func main() {
    let kind = CommandLine.arguments.dropFirst().first ?? "grid"
    let host = WindowHost(
      options: WindowOptions(
        applicationID: "org.opencollectionview.ScrollingWindow", title: "Peer",
        contentSize: Size2D(width: Double(window_width), height: Double(content_height))))
    let controller = ItemsViewController(collectionViewLayout: makeLayout(of: kind))
    host.window.rootViewController = controller
    var shown = 0
    host.onIdle = {
      guard host.frameCount > shown else { return }
      shown = host.frameCount
      if stops_frame_shown() != 0 { host.close() }
    }
    let link = CADisplayLink { _ in
      if kind == "coverflow" {
        controller.collectionView.contentOffset.x += CGFloat(step_length)
      } else {
        controller.collectionView.contentOffset.y += CGFloat(step_length)
      }
    }
    link.add(to: .main, forMode: .common)
    exit(host.run())
  }

  @MainActor
  private static func makeLayout(of kind: String) -> UICollectionViewLayout {
    if kind == "coverflow" {
      let layout = CoverFlowLayout()
      layout.style = .classic
      return layout
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize =
      kind == "grid" ? CGSize(width: 97, height: 72) : CGSize(width: CGFloat(window_width), height: 40)
    layout.minimumLineSpacing = kind == "grid" ? 8 : 0
    layout.minimumInteritemSpacing = 8
    return layout
  }
}
