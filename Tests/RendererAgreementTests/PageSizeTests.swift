import DisplayList
import Foundation
import GalleryApp
import Geometry
import HTMLRenderer
import ImageDecoding
import RendererTestSupport
import SystemPackage
import Testing
import UIKit

/// What a browser loads and shows of a page.
@MainActor
@Suite("Pages in browsers", .serialized)
struct PageSizeTests {
  @Test("a page of 40 photos is at most 1 MB in every layout")
  func size() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Photos-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Parts of one picture that repeats, because making noise takes longer than all that is measured. JPEG files do not
    // get smaller when their picture repeats.
    let noise = try #require(NoisePicture.make(width: 400, height: 225, seed: 1)).bitmap
      .repeated(4)
    for index in 0..<40 {
      let (left, top) = (index % 8 * 100, index / 8 * 60)
      let photo = try #require(noise.part(columns: left..<(left + 800), rows: top..<(top + 600)))
      let file = Data(try #require(photo.jpegData(quality: 0.9)))
      try file.write(to: folder.appendingPathComponent("\(index).jpg"))
    }
    let album = try Album(folders: [FilePath(folder.path)]) { Issue.record("\($0)") }
    for layout in GalleryLayout.allCases {
      let snapshot = AlbumSnapshot(album: album, layout: layout, size: CGSize(width: 800, height: 600))
      let page = HTMLRenderer().render(snapshot.makeDisplayList { Issue.record("\($0)") })
      #expect(page.utf8.count <= 1_000_000, "\(layout): \(page.utf8.count) bytes")
    }
  }

  // A frame of 400 × 300 points with a red left and a blue right half.
  @Test(
    "a page is scaled to the width of the window, and enlarged only until it is as tall as the window",
    .needsBrowser,
    arguments: [
      (window: Size2D(width: 200, height: 500), page: Size2D(width: 200, height: 150)),
      (window: Size2D(width: 400, height: 300), page: Size2D(width: 400, height: 300)),
      (window: Size2D(width: 400, height: 100), page: Size2D(width: 400, height: 100)),
      (window: Size2D(width: 800, height: 600), page: Size2D(width: 800, height: 600)),
      (window: Size2D(width: 1000, height: 450), page: Size2D(width: 600, height: 450)),
    ])
  func fitting(window: Size2D, page: Size2D) async throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let half = RoundedRectangle(Rectangle(x: 0, y: 0, width: 200, height: 300))
    let list = DisplayList(
      size: Size2D(width: 400, height: 300),
      root: Fragment(
        identity: 1, generation: 1,
        commands: [.fill(half, red), .transform(.translation(x: 200, y: 0), [.fill(half, blue)])]))
    let picture = try await Browser.picture(of: HTMLRenderer().render(list), size: window, scale: 1)
    func color(_ x: Double, _ y: Double) -> [UInt8] {
      let start = (Int(y) * picture.width + Int(x)) * 4
      return Array(picture.pixels[start..<(start + 4)])
    }
    let (left, right) = ((window.width - page.width) / 2, (window.width + page.width) / 2)
    for y in [2, page.height - 3] {
      #expect(
        color(left + 2, y) == [0, 0, 255, 255] && color(left + page.width / 2 - 3, y) == [0, 0, 255, 255])
      #expect(
        color(right - 3, y) == [255, 0, 0, 255] && color(left + page.width / 2 + 2, y) == [255, 0, 0, 255])
    }
    // Around the page, the window is white.
    for x in [left - 3, right + 2] where x >= 0 && x < window.width {
      #expect(color(x, 2) == [255, 255, 255, 255])
    }
    if page.height + 3 < window.height { #expect(color(left + 2, page.height + 2) == [255, 255, 255, 255]) }
  }
}

extension Bitmap {
  /// The picture repeated so many times in each direction.
  fileprivate func repeated(_ count: Int) throws -> Bitmap {
    let rows = (0..<height).flatMap { row in
      let pixels = pixels[(row * width * 4)..<((row + 1) * width * 4)]
      return (0..<count).flatMap { _ in pixels }
    }
    return try #require(
      Bitmap(width: width * count, height: height * count, pixels: (0..<count).flatMap { _ in rows }))
  }
}
