import Geometry
import SystemPackage
import TestSupport
import UIKit

@testable import GalleryApp

/// A window without a display in which somebody looks at an album of pictures that are never decoded.
@MainActor
final class PlaceWindow {
  let stage: Stage
  let switcher: LayoutSwitcher

  var window: UIWindow { stage.window }
  var controller: AlbumViewController { switcher.controller }
  var view: UICollectionView { controller.collectionView }

  /// Shows an album in a layout.
  init(_ album: Album, _ layout: GalleryLayout, width: CGFloat = 800, height: CGFloat = 600) {
    stage = Stage(size: CGSize(width: width, height: height))
    let thumbnails = ThumbnailLoader(decode: { _, _ in throw CancellationError() }, report: { _ in })
    switcher = LayoutSwitcher(album: album, thumbnails: thumbnails, window: stage.window, layout: layout)
    stage.advance(by: 0)
  }

  /// Pictures p1, p2 … in sections of equal size.
  static func album(_ count: Int, inSectionsOf size: Int) -> Album {
    let folder: FilePath = "/not/here"
    let sections = stride(from: 0, to: count, by: size).map { start in
      AlbumSection(
        title: "\(start)",
        items: (start..<min(count, start + size)).map { item in
          AlbumItem.file(FileName(bytes: Array("p\(item + 1).jpg".utf8)), folder: folder)
        })
    }
    return Album(title: "Pictures", sections: sections)
  }

  // MARK: - What is done

  func resize(_ width: CGFloat, _ height: CGFloat) {
    stage.resize(to: CGSize(width: width, height: height))
  }

  func setScale(_ scale: CGFloat) {
    window.traitOverrides.displayScale = scale
    window.layoutIfNeeded()
  }

  func press(_ code: InputEvent.Key.Code, text: String = "") {
    send(.key(InputEvent.Key(code: code, text: text)))
  }

  func type(_ text: String) {
    for character in text {
      press(.character(character), text: String(character))
      wait(0.05)
    }
  }

  func turnWheel(_ clicks: Double, _ source: InputEvent.Scroll.Source = .wheel) {
    let middle = Point2D(x: window.bounds.midX, y: window.bounds.midY)
    send(.scroll(.init(source: source, delta: Point2D(x: 0, y: clicks), location: middle)))
  }

  private func send(_ action: InputEvent.Action) {
    stage.send(action)
    window.layoutIfNeeded()
  }

  func wait(_ interval: CFTimeInterval) {
    stage.seconds.wait(interval)
    window.layoutIfNeeded()
  }

  /// Lets everything come to rest, with few frames.
  func settle() {
    var frames = 0
    repeat {
      wait(0.4)
      frames += 1
    } while stage.seconds.isRunning && frames < 30
  }

  /// Shows another layout, and lets the pictures arrive there.
  func show(_ layout: GalleryLayout) {
    switcher.show(layout)
    settle()
  }

  // MARK: - What is seen

  /// A picture on screen, in points of the window.
  struct Seen {
    let item: AlbumItem
    let path: IndexPath
    let middle: CGPoint
    let box: CGRect
    let depth: CGFloat
  }

  /// The pictures on screen, as they are drawn.
  var seen: [Seen] {
    view.visibleCells.compactMap { cell in
      guard !cell.isHidden, cell.alpha > 0.01, let path = view.indexPath(for: cell) else { return nil }
      let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { u, v in
        cell.convert(CGPoint(x: u * cell.bounds.width, y: v * cell.bounds.height), to: nil)
      }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let box = CGRect(
        x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
      guard box.intersects(window.bounds) else { return nil }
      return Seen(
        item: controller.item(at: path), path: path,
        middle: CGPoint(x: xs.reduce(0, +) / 4, y: ys.reduce(0, +) / 4), box: box,
        depth: cell.layer.zPosition)
    }
  }

  func sees(_ item: AlbumItem) -> Bool { seen.contains { $0.item == item } }

  /// The picture that has the focus.
  var focused: AlbumItem? { controller.focusedItem.map { controller.item(at: $0) } }
}
