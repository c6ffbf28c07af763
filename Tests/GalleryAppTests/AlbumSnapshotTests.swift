import CairoRenderer
import Foundation
import ImageDecoding
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("Snapshots of albums")
@MainActor
struct AlbumSnapshotTests {
  private func picture(
    _ album: Album, _ layout: GalleryLayout?, size: CGSize = CGSize(width: 360, height: 260),
    change: (inout AlbumSnapshot) -> Void = { _ in }
  ) throws -> Bitmap {
    var snapshot = AlbumSnapshot(album: album, layout: layout, size: size)
    snapshot.scale = 1
    change(&snapshot)
    let frame = snapshot.makeDisplayList { Issue.record("\($0)") }
    return try #require(CairoRenderer().render(frame, scale: snapshot.scale))
  }

  @Test("the built-in album in every layout", arguments: GalleryLayout.allCases)
  func layouts(layout: GalleryLayout) throws {
    expectSnapshot(of: try picture(.builtIn, layout), named: layout.rawValue)
  }

  @Test("the sheet, in dark colours")
  func sheet() throws {
    let bitmap = try picture(.builtIn, nil, size: CGSize(width: 1000, height: 700)) {
      $0.style = .dark
      $0.scale = 0.5
    }
    expectSnapshot(of: bitmap, named: "sheet")
  }

  @Test("from right to left, the sheet and the layouts on it begin at the right")
  func rightToLeft() throws {
    let bitmap = try picture(.builtIn, nil, size: CGSize(width: 1000, height: 700)) {
      $0.direction = .rightToLeft
      $0.scale = 0.5
    }
    expectSnapshot(of: bitmap, named: "sheet-right-to-left")
  }

  @Test("the same album is drawn the same twice")
  func determinism() throws {
    #expect(try picture(.builtIn, .grid) == picture(.builtIn, .grid))
  }

  @Test("scrolling ends where the content ends", arguments: [GalleryLayout.grid, .waterfall])
  func scrollLimits(layout: GalleryLayout) throws {
    let far = try picture(.builtIn, layout) { $0.scroll = CGPoint(x: 1e9, y: 1e9) }
    let farther = try picture(.builtIn, layout) { $0.scroll = CGPoint(x: 1e12, y: 1e12) }
    #expect(far == farther)
    let back = try picture(.builtIn, layout) { $0.scroll = CGPoint(x: -50, y: -1e9) }
    #expect(try back == picture(.builtIn, layout))
  }

  @Test("the picker comes round: after as many rows as there are, the first is in front again")
  func pickerTurn() throws {
    let rows = Double(Album.builtIn.itemCount)
    let turned = try picture(.builtIn, .picker) { $0.scroll = CGPoint(x: 0, y: rows * 260) }
    #expect(try turned == picture(.builtIn, .picker))
    let next = try picture(.builtIn, .picker) { $0.scroll = CGPoint(x: 0, y: (3 * rows + 1) * 260) }
    #expect(try next == picture(.builtIn, .picker) { $0.scroll = CGPoint(x: 0, y: 260) })
    #expect(try next != picture(.builtIn, .picker))
  }

  @Test("an album of one small file fills the view with its colour, whatever its size")
  func file() throws {
    let temporary = TemporaryFolder()
    temporary.file("red.png", SamplePictures.red)
    let album = try Album(folders: [temporary.path]) { Issue.record("\($0)") }
    let bitmap = try picture(album, .wheel)
    // The middle of the view is the middle of the picture; the sample is (200, 60, 40).
    let middle = (130 * bitmap.width + 180) * 4
    #expect(Array(bitmap.pixels[middle..<(middle + 4)]) == [40, 60, 200, 255])
  }

  @Test(
    "views hardly larger than nothing do no harm",
    arguments: [nil, .grid, .picker, .wheel] as [GalleryLayout?])
  func tiny(layout: GalleryLayout?) throws {
    let bitmap = try picture(.builtIn, layout, size: CGSize(width: 1, height: 1))
    #expect(bitmap.width == 1 && bitmap.height == 1)
  }
}
