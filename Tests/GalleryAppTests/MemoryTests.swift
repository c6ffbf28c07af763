import ImageDecoding
import SystemPackage
import Testing
import UIKit

@testable import GalleryApp
@testable import GalleryProgram

@Suite("The memory for pictures")
@MainActor
struct MemoryTests {
  @Test("nobody gets more than there is", arguments: [1, 7, 1 << 20, 192 << 20, .max])
  func budget(total: Int) {
    let budget = MemoryBudget(total: total)
    #expect(budget.thumbnails <= total - budget.enlargedPicture - budget.drawings)
    #expect(budget.idle <= budget.thumbnails)
  }

  @Test("memory is released in steps after a time without activity, until nothing is left")
  func steps() {
    let release = MemoryRelease()
    var remaining = 3
    release.onRelease = {
      remaining -= 1
      return remaining == 0
    }
    release.restart()
    release.timeDidPass()
    #expect(remaining == 3, "the user was active since")
    release.timeDidPass()
    release.timeDidPass()
    #expect(remaining == 1)
    release.restart()
    release.timeDidPass()
    #expect(remaining == 1 && release.isWaiting)
    release.timeDidPass()
    #expect(remaining == 0 && !release.isWaiting, "nothing more happens")
  }

  @Test("released thumbnails are decoded again, those used last are kept")
  func thumbnails() throws {
    let pixels = [UInt8](repeating: 0, count: 64 * 64 * 4)
    let loader = ThumbnailLoader(
      decode: { _, _ in try #require(Bitmap(width: 64, height: 64, pixels: pixels)) }, report: { _ in })
    let size = CGSize(width: 64, height: 64)
    for index in 0..<10 { loader.load(FilePath("\(index)"), covering: size, scale: 1) { _ in } }
    loader.finishLoading()
    // Mip levels of a quarter, a sixteenth and so on take a third more.
    let cost = pixels.count / 3 * 4
    #expect(loader.cachedByteCount == 10 * cost)
    loader.load("0", covering: size, scale: 1) { _ in }
    loader.releasePictures(keeping: 3 * cost)
    #expect((0..<10).filter { loader.pictureAtHand(of: FilePath("\($0)")) != nil } == [0, 8, 9])
    loader.load("5", covering: size, scale: 1) { _ in }
    #expect(loader.pendingCount == 1)
  }
}
