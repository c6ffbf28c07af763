import ImageDecoding
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("Playing an animated picture")
@MainActor
struct PicturePlaybackTests {
  private let folder = TemporaryFolder()
  private let seconds = TestSeconds()
  private let loader = PictureLoader(worksInBackground: false)

  /// An animated GIF of one pixel, whose frames are red, green and blue.
  ///
  /// - Parameters:
  ///   - durations: The durations of the frames, in hundredths of a second.
  ///   - isEndless: Whether it is played forever, not once.
  private nonisolated static func gif(_ durations: [UInt8], isEndless: Bool) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0b1000_0001, 0, 0]
    bytes += [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
    if isEndless { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] }
    for (color, duration) in durations.enumerated() {
      bytes += [0x21, 0xF9, 4, 0, duration, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
      // Codes of three bits, the first one lowest: clear (4), the colour, end (5).
      let codes = 4 | color << 3 | 5 << 6
      bytes += [2, 2, UInt8(codes & 0xFF), UInt8(codes >> 8), 0]
    }
    return bytes + [0x3B]
  }

  private func item(_ name: String, _ contents: [UInt8]) -> AlbumItem {
    folder.file(name, contents)
    return .file(FileName(bytes: Array(name.utf8)), folder: folder.path)
  }

  private func open(_ contents: [UInt8]) -> PictureView {
    let picture = PictureView(
      showing: item("picture.gif", contents), thumbnails: ThumbnailLoader { _ in }, loader: loader)
    picture.loadPixels(for: CGSize(width: 10, height: 10), scale: 1, isUrgent: true)
    loader.finishLoading()
    return picture
  }

  /// The number of the frame that is shown, by its colour.
  private func frame(of picture: PictureView) -> Int? {
    let image = picture.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image?.cgImage
    // The bytes of a pixel are blue, green and red.
    return image?.bitmap.pixels.prefix(3).firstIndex(of: 255).map { 2 - $0 }
  }

  @Test("every frame is shown for its duration, and the last one remains")
  func once() {
    let picture = open(Self.gif([10, 20, 30], isEndless: false))
    #expect(frame(of: picture) == 0 && !picture.isPlaying)
    seconds.tick(0)
    let wasRunning = FrameClock.main.isRunning
    picture.isPlaying = true
    for (time, expected) in [
      (0.01, 0), (0.09, 0), (0.11, 1), (0.29, 1), (0.31, 2), (0.59, 2), (0.7, 2), (5, 2),
    ] {
      seconds.tick(time)
      #expect(frame(of: picture) == expected, "after \(time) s")
    }
    // What ran on since an earlier test may have ended meanwhile.
    #expect(!FrameClock.main.isRunning || wasRunning, "it needs no more frames")
  }

  @Test("an endless animation begins again, and keeps the current frame when it stops")
  func endless() {
    let picture = open(Self.gif([10, 20, 30], isEndless: true))
    seconds.tick(0)
    let wasRunning = FrameClock.main.isRunning
    picture.isPlaying = true
    for (time, expected) in [(0.01, 0), (0.35, 1), (0.36, 2), (0.59, 2), (0.64, 2), (0.66, 0), (0.77, 1)] {
      seconds.tick(time)
      #expect(frame(of: picture) == expected, "after \(time) s")
    }
    picture.isPlaying = false
    seconds.tick(3)
    #expect(frame(of: picture) == 1 && FrameClock.main.isRunning == wasRunning)
    picture.isPlaying = true
    seconds.tick(3.01)
    #expect(frame(of: picture) == 0, "from the beginning")
    picture.isPlaying = false
  }

  @Test("a window that was suspended for an hour plays on, not faster")
  func suspension() {
    let picture = open(Self.gif([10, 10, 10], isEndless: true))
    seconds.tick(0)
    picture.isPlaying = true
    seconds.tick(0.01)
    var changes = 0
    var last = frame(of: picture)
    for step in 0...20 {
      seconds.tick(3600 + Double(step) * 0.05)
      if frame(of: picture) != last { changes += 1 }
      last = frame(of: picture)
    }
    // One second has ten frames; the one that was late and the next one came at once.
    #expect((10...12).contains(changes), "\(changes)")
    picture.isPlaying = false
  }

  @Test(
    "a picture without an animation, a truncated one and one that is gone do nothing",
    arguments: [gif([10], isEndless: true), Array(gif([10, 10], isEndless: true).dropLast(12)), []])
  func still(contents: [UInt8]) {
    let picture = open(contents)
    let before = frame(of: picture)
    seconds.tick(0)
    picture.isPlaying = true
    for step in 1...20 { seconds.tick(Double(step) * 0.1) }
    #expect(frame(of: picture) == before)
    picture.isPlaying = false
  }

  @Test("tiles do not cover the frames of a picture that is too large to be decoded as a whole")
  func tiles() throws {
    let reduced = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]))
    let decoder = PictureDecoder { _, _, _ in
      LoadedPicture(reduced, ofWidth: 10, height: 10)
    } decodeRegion: { _, _, _, _ in
      nil
    }
    let loader = PictureLoader(worksInBackground: false, pixelBudget: 1, decoder: decoder)
    let picture = PictureView(
      showing: item("picture.gif", Self.gif([10, 20], isEndless: true)), thumbnails: ThumbnailLoader { _ in },
      loader: loader)
    picture.loadPixels(for: CGSize(width: 10, height: 10), scale: 1, isUrgent: true)
    loader.finishLoading()
    picture.enlargedPart = PicturePart(rect: CGRect(x: 0, y: 0, width: 10, height: 10), scale: 8)
    #expect(picture.tilesView != nil && loader.pendingCount == 1)
    seconds.tick(0)
    picture.isPlaying = true
    seconds.tick(0.01)
    #expect(frame(of: picture) == 0 && picture.tilesView == nil)
    picture.enlargedPart?.scale = 4
    #expect(picture.tilesView == nil)
    picture.isPlaying = false
  }

  @Test("only the current picture of a viewer that is open moves")
  func pages() throws {
    let items = (0..<3).map { item("\($0).gif", Self.gif([10, 10, 10], isEndless: true)) }
    let album = Album(title: "GIF", sections: [AlbumSection(title: "", items: items)])
    let window = ViewerWindow(.grid, album: album)
    window.controller.open([0, 1])
    for _ in 0..<60 { window.wait(1 / 30) }
    let viewer = try #require(window.viewer)
    func playing() -> [Int] { viewer.pager.pages.filter { $1.picture.isPlaying }.map(\.key) }
    #expect(viewer.isOpen && playing() == [1])
    window.press(.rightArrow)
    #expect(playing() == [2])
    for _ in 0..<60 { window.wait(1 / 30) }
    #expect(playing() == [2])
    window.press(.escape)
    #expect(playing().isEmpty)
    window.settle()
    #expect(window.viewer == nil)
  }
}
