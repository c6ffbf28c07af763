import CollectionViewTesting
import TestSupport
import Foundation
import ImageDecoding
import Testing
import UIKit

@MainActor
@Suite("Snapshots")
struct SnapshotTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())")

  /// The reference of a test in a package of its own.
  private func reference(
    _ name: String = "one", _ recording: SnapshotRecording? = nil, _ environment: [String: String] = [:]
  ) throws -> ReferencePicture {
    let folder = root.appendingPathComponent("Tests/SomeTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("Package.swift"))
    return ReferencePicture(
      name, testFile: folder.appendingPathComponent("Some.swift").path, recording: recording,
      environment: environment)
  }

  private func picture(_ color: UIColor, side: CGFloat = 20) throws -> Bitmap {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = color
    return try #require(Stage(view).picture())
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  private func remove() { try? FileManager.default.removeItem(at: root) }

  @Test("a missing reference is recorded, and its test fails once")
  func missing() throws {
    defer { remove() }
    let red = try picture(.red)
    let failure = try #require(try reference().failure(of: red))
    #expect(failure.contains("was recorded") && failure.contains("Tests/SomeTests/Golden/one.png"))
    #expect(try reference().failure(of: red) == nil)
    #expect(try reference().failure(of: nil) != nil)
  }

  @Test("a difference is shown side by side, in a picture and on a page, until it is gone")
  func difference() throws {
    defer { remove() }
    let (red, blue) = (try picture(.red), try picture(.blue))
    #expect(try reference("one", .all).failure(of: red) == nil)
    #expect(try reference("two", .all).failure(of: red) == nil)
    let failure = try #require(try reference().failure(of: blue))
    let results = try reference().results
    #expect(failure.contains("pixel") && failure.contains(results.file("one.comparison").path))
    #expect(failure.contains(results.pageFile.path))
    #expect(results.pageFile.path == root.path + "/.build/snapshots/index.html")

    // Three squares of 40 pixels in frames of 4, with 12 between them.
    let row = try #require(Bitmap(pngFile: results.file("one.comparison")))
    #expect(row.width == 3 * 48 + 2 * 12 && row.height == 48)
    func pixel(_ x: Int) -> [UInt8] {
      Array(row.pixels[(24 * row.width + x) * 4..<(24 * row.width + x) * 4 + 3])
    }
    #expect(pixel(24) == Array(red.pixels[0..<3]) && pixel(60 + 24) == Array(blue.pixels[0..<3]))
    #expect(pixel(120 + 24) != pixel(24) && pixel(54) == [255, 255, 255])

    #expect(try reference("two").failure(of: blue) != nil)
    let page = try String(contentsOf: results.pageFile, encoding: .utf8)
    #expect(page.contains("SomeTests: one") && page.contains("SomeTests: two") && page.contains("2 pictures"))

    #expect(try reference().failure(of: red) == nil)
    #expect(!exists(results.file("one.comparison")) && !exists(results.file("one.actual")))
    #expect(try String(contentsOf: results.pageFile, encoding: .utf8).contains("1 picture differs"))
    #expect(try reference("two").failure(of: red) == nil)
    #expect(!exists(results.pageFile))
  }

  @Test("what is recorded depends on the mode, and on a build server nothing is")
  func modes() throws {
    defer { remove() }
    let (red, blue) = (try picture(.red), try picture(.blue))
    #expect(try reference("one", .never).failure(of: red)?.contains("There is no") == true)
    #expect(try reference("one", nil, ["SNAPSHOT_RECORD": "failed", "CI": "1"]).failure(of: red) != nil)
    #expect(!exists(try reference().file))

    #expect(try reference("one", nil, ["SNAPSHOT_RECORD": "failed"]).failure(of: red) == nil)
    #expect(try reference().failure(of: red) == nil)
    #expect(try reference("one", .missing).failure(of: blue) != nil)
    #expect(try reference("one", .failed).failure(of: blue) == nil)
    #expect(try reference().failure(of: blue) == nil)
    #expect(try reference("one", .all, ["CI": "1"]).failure(of: red) != nil)
    #expect(try reference("one", .all).failure(of: red) == nil)
    #expect(try reference().failure(of: red) == nil)
  }

  @Test("the folder of failures can be chosen")
  func artifacts() throws {
    defer { remove() }
    let folder = root.appendingPathComponent("elsewhere")
    let reference = try reference("one", .never, ["SNAPSHOT_ARTIFACTS": folder.path])
    #expect(reference.failure(of: try picture(.red)) != nil)
    #expect(exists(folder.appendingPathComponent("SomeTests/one.actual.png")))
    #expect(exists(folder.appendingPathComponent("index.html")))
  }

  @Test("a view of another size differs, and the failure names both sizes")
  func sizes() throws {
    defer { remove() }
    #expect(try reference("one", .all).failure(of: try picture(.red)) == nil)
    let failure = try reference().failure(of: try picture(.red, side: 30))
    #expect(failure?.contains("60 × 60") == true && failure?.contains("40 × 40") == true)
  }

  @Test("variants of a view are on one sheet")
  func variants() {
    expectSnapshot(
      of: Self.swatch(), named: "variants",
      sizes: [CGSize(width: 60, height: 40), CGSize(width: 30, height: 80)], styles: [.light, .dark],
      directions: [.leftToRight, .rightToLeft], scales: [1, 2])
  }

  /// A square at the leading edge, in colours that depend on the style.
  private static func swatch() -> UIView {
    final class Swatch: UIView {
      let square = UIView()

      override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = .systemBackground
        square.backgroundColor = .label
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        square.frame = CGRect(x: isReversed ? bounds.width - 15 : 5, y: 5, width: 10, height: 10)
        addSubview(square)
      }
    }
    return Swatch(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("a film shows some moments of an animation, and is written as an animated PNG")
  func film() throws {
    let source = Numbers(4)
    let view = source.makeView()
    view.frame.size = CGSize(width: 100, height: 220)
    let stage = Stage(view)
    expectFilm(of: stage, named: "insertion", at: [0, 0.1, 0.2, 0.5]) {
      source.count = 5
      view.insertItems(at: [[0, 0]])
    }
    let film = ReferencePicture("insertion", testFile: #filePath).results.file("insertion.film")
    let data = try Data(contentsOf: film)
    #expect(data.range(of: Data("acTL".utf8)) != nil)
  }

  @Test("a hundred snapshots of a screen of forty cells are compared")
  func hundred() {
    let source = Numbers(40)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 86, height: 78)
    let view = source.makeView(layout)
    let stage = Stage(view, size: CGSize(width: 390, height: 844))
    #expect(view.visibleCells.count == 40)
    for _ in 0..<100 {
      view.reloadData()
      expectSnapshot(of: stage, named: "forty")
    }
  }
}
