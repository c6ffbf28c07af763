import ImageDecoding
import Testing
import UIKit

@testable import GalleryApp

@MainActor
@Suite("Views of a picture")
struct ArtworkViewTests {
  private let loader = ThumbnailLoader(
    decode: { _, size in
      let pixels = [UInt8](repeating: 255, count: size.width * size.height * 4)
      return Bitmap(width: size.width, height: size.height, pixels: pixels)!
    }, report: { Issue.record("\($0)") })

  /// How many pixels wide the image is that a view shows.
  private func width(in view: ArtworkView) -> Int? {
    view.subviews.compactMap { ($0 as? UIImageView)?.image?.cgImage?.width }.last
  }

  private func view(side: Double) -> ArtworkView {
    let view = ArtworkView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.traitOverrides.displayScale = 1
    view.show(.file(FileName(bytes: "photo".utf8), folder: "album"), from: loader)
    return view
  }

  @Test("a file is shown as it is at hand in another size until it is there in its own")
  func standIn() {
    let small = view(side: 64)
    #expect(width(in: small) == nil)
    loader.finishLoading()
    #expect(width(in: small) == 64)
    let large = view(side: 256)
    #expect(width(in: large) == 64)
    #expect(loader.pendingCount == 1)
    loader.finishLoading()
    #expect(width(in: large) == 256)
    #expect(large.subviews.count == 1)
    // What came last is at hand.
    #expect(width(in: view(side: 128)) == 256)
  }

  @Test("a view that leaves the window keeps no picture, and shows it at once when it is back")
  func leaving() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = view(side: 64)
    window.addSubview(view)
    loader.finishLoading()
    #expect(width(in: view) == 64)
    view.removeFromSuperview()
    #expect(width(in: view) == nil)
    window.addSubview(view)
    #expect(width(in: view) == 64 && loader.decodedCount == 1)
  }

  @Test("a view that leaves the window before its file is there asks for it again when it is back")
  func comingBack() {
    _ = view(side: 64)
    loader.finishLoading()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let large = view(side: 256)
    window.addSubview(large)
    large.removeFromSuperview()
    loader.finishLoading()
    #expect(width(in: large) == nil)
    window.addSubview(large)
    loader.finishLoading()
    #expect(width(in: large) == 256)
  }

  @Test("a display of another scale needs other pixels")
  func scale() {
    let view = view(side: 128)
    loader.finishLoading()
    #expect(width(in: view) == 128)
    view.traitOverrides.displayScale = 2
    view.layoutIfNeeded()
    #expect(width(in: view) == 128 && loader.pendingCount == 1)
    loader.finishLoading()
    #expect(width(in: view) == 256)
  }
}
