import DisplayList
import GalleryApp
import UIKit

extension Scene {
  /// Every layout at several offsets, light and dark.
  static let layouts: [Scene] = plainLayouts + galleryLayouts

  private static let plainLayouts: [Scene] = SceneLayout.allCases.flatMap { layout in
    layout.offsets.enumerated().map { index, offset in
      let style: UIUserInterfaceStyle = index % 2 == 0 ? .light : .dark
      return Scene("\(layout.rawValue) at \(offset), \(style == .light ? "light" : "dark")") { scale in
        SceneItems.list(of: layout, at: offset, style: style, scale: scale)
      }
    }
  }

  private static let galleryLayouts: [Scene] = GalleryLayout.allCases.flatMap { layout in
    [(UIUserInterfaceStyle.light, 0.0), (.dark, 75.5)].map { style, distance in
      Scene("gallery’s \(layout.title) at \(distance), \(style == .light ? "light" : "dark")") { scale in
        var snapshot = AlbumSnapshot(
          album: .builtIn, layout: layout, size: CGSize(width: 240, height: 176))
        snapshot.scale = scale
        // Scrolled content always comes to rest on whole pixels.
        let offset = (distance * scale).rounded() / scale
        snapshot.scroll = CGPoint(x: offset, y: offset)
        snapshot.style = style
        return snapshot.makeStage { _ in }.makeDisplayList()
      }
    }
  }
}
