import Foundation
import ImageDecoding
import Testing
import UIKit

@testable import GalleryApp

/// A folder with small photos of different proportions.
@MainActor
struct PhotoFolder {
  /// The photos: their names, and their sizes in pixels.
  static let photos: [(name: String, width: Int, height: Int)] = [
    ("landscape", 360, 240), ("portrait", 240, 360), ("square", 300, 300), ("panorama", 480, 120),
    ("wide", 320, 180),
  ]

  /// The photos as PNG files, made once: that takes longer than most tests with them.
  private static let files: [[UInt8]?] = photos.enumerated().map { number, photo in
    let pixel: [UInt8] = [40, UInt8(40 * number), 200, 255]
    let pixels = Array(repeatElement(pixel, count: photo.width * photo.height).joined())
    return Bitmap(width: photo.width, height: photo.height, pixels: pixels)?.pngData(compression: 1)
  }

  let folder = TemporaryFolder()
  let album: Album

  /// Writes the photos, each a few times, so that there are enough for every layout.
  init(copies: Int = 3) throws {
    for (photo, file) in zip(Self.photos, Self.files) {
      for copy in 0..<copies { folder.file("\(copy) \(photo.name).png", try #require(file)) }
    }
    album = try Album(folders: [folder.path]) { Issue.record("\($0)") }
  }

  /// The first photo of a name.
  func item(_ name: String) throws -> AlbumItem {
    try #require(album.sections.flatMap(\.items).first { $0.title.contains(name) })
  }

  /// Shows the album in a window without a display, with one photo in front.
  func stage(
    _ layout: GalleryLayout, _ size: CGSize, current: AlbumItem? = nil, isRightToLeft: Bool = false,
    style: UIUserInterfaceStyle = .light
  ) -> AlbumStage {
    var snapshot = AlbumSnapshot(album: album, layout: layout, size: size)
    snapshot.scale = 1
    snapshot.style = style
    snapshot.currentItem = current
    let stage = snapshot.makeStage { Issue.record("\($0)") }
    if isRightToLeft {
      stage.window.semanticContentAttribute = .forceRightToLeft
      stage.controllers[0].view.semanticContentAttribute = .forceRightToLeft
      stage.controllers[0].collectionView.semanticContentAttribute = .forceRightToLeft
      stage.controllers[0].collectionView.collectionViewLayout.invalidateLayout()
      stage.window.layoutIfNeeded()
      current.map(stage.controllers[0].attend)
      stage.window.layoutIfNeeded()
    }
    stage.finishLoading()
    stage.window.layoutIfNeeded()
    return stage
  }

  /// The sizes of windows: a phone, a small window, a large one and a 4K screen.
  nonisolated static let sizes = [
    CGSize(width: 360, height: 640), CGSize(width: 800, height: 600), CGSize(width: 1600, height: 900),
    CGSize(width: 3840, height: 2160),
  ]
}
