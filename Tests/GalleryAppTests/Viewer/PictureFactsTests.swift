import Foundation
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp
@testable import ImageDecoding

@Suite("Facts about a picture")
@MainActor
struct PictureFactsTests {
  private func metadata(_ width: Int = 6000, _ height: Int = 4000) -> ImageMetadata {
    ImageMetadata(
      properties: ImageProperties(
        width: width, height: height, orientation: .up, format: "jpeg", isScalable: false), formatName: "JPEG"
    )
  }

  private func value(_ name: String, _ facts: PictureFacts) -> String? {
    facts.rows.first { $0.name == name }?.value
  }

  @Test("a photo of a camera has all facts, in order")
  func photo() {
    var metadata = metadata()
    metadata.date = CaptureDate(exif: "2026:11:22 19:07:02", offset: nil)
    (metadata.cameraMake, metadata.cameraModel) = ("Canon", "Canon EOS R6")
    metadata.lens = "RF35mm F1.8"
    (metadata.exposureTime, metadata.aperture, metadata.isoSpeed) = (1.0 / 250, 2.8, 400)
    (metadata.focalLength, metadata.focalLengthIn35mmFilm) = (35, 56)
    let facts = PictureFacts(
      file: "/photos/trip/a.jpg", byteCount: 8_400_000, modified: nil, metadata: metadata)
    #expect(
      facts.rows.map(\.name) == [
        "Name", "Folder", "Size", "Format", "Dimensions", "Taken", "Camera", "Lens", "Exposure",
        "Focal length",
      ])
    #expect(value("Name", facts) == "a.jpg" && value("Folder", facts) == "/photos/trip")
    #expect(value("Size", facts) == "8.4 MB" && value("Dimensions", facts) == "6000 × 4000, 24 megapixels")
    #expect(value("Camera", facts) == "Canon EOS R6" && value("Exposure", facts) == "1/250 s, f/2.8, ISO 400")
    #expect(value("Focal length", facts) == "35 mm (56 mm on 35 mm film)")
    // The clock of the camera, wherever the program runs.
    #expect(value("Taken", facts)?.contains("22") == true && value("Taken", facts)?.contains("7:07") == true)
  }

  @Test(
    "sizes in decimal units",
    arguments: [
      (0, "0 bytes"), (999, "999 bytes"), (1000, "1 kB"), (1500, "1.5 kB"), (999_999, "1 MB"),
      (12_345_678, "12 MB"),
    ])
  func sizes(bytes: Int, text: String) {
    let facts = PictureFacts(file: "/a", byteCount: bytes, modified: nil, metadata: nil)
    #expect(value("Size", facts) == text)
  }

  @Test(
    "long exposures, and numbers that make no sense",
    arguments: [(2.5, "2.5 s"), (0, nil), (.infinity, nil), (.nan, nil)])
  func exposures(time: Double, text: String?) {
    var metadata = metadata()
    metadata.exposureTime = time
    #expect(
      value("Exposure", PictureFacts(file: "/a", byteCount: nil, modified: nil, metadata: metadata)) == text)
  }

  @Test("a file that is gone has a name, a folder, and the reason")
  func missing() {
    #expect(PictureFacts.read("/not/here.jpg").rows.map(\.name) == ["Name", "Folder", "Cannot be shown"])
  }

  @Test("in a wide window, the picture makes room for the panel, and flies to its cell from there")
  func room() throws {
    let window = ViewerWindow(.grid)
    let path = try #require(window.controller.album.indexPath(ofItem: 3))
    window.resize(900, 600)
    window.open(path)
    let viewer = try #require(window.viewer)
    func edges() throws -> (left: CGFloat, right: CGFloat) {
      let x = try #require(viewer.visibleCorners).map(\.x)
      return (x.min() ?? .nan, x.max() ?? .nan)
    }
    let alone = try edges()
    #expect(abs(alone.left + alone.right - 900) < 0.01)
    window.press(.character("i"))
    window.settle()
    let beside = try edges()
    #expect(abs(beside.left + beside.right - 600) < 0.01 && beside.right <= 600)
    window.press(.character("i"))
    window.settle()
    #expect(try edges() == alone)
    window.press(.character("i"))
    window.settle()
    window.press(.escape)
    #expect(try edges() == beside, "the flight begins where the picture is")
    window.settle()
    window.open(path)
    window.resize(590, 600)
    window.press(.character("i"))
    window.settle()
    let narrow = try #require(window.viewer?.visibleCorners).map(\.x)
    #expect(abs((narrow.min() ?? 0) + (narrow.max() ?? 0) - 590) < 0.01)
  }

  @Test("the panel comes and goes with I, follows the pictures, and closes with the viewer")
  func panel() throws {
    let window = ViewerWindow(.grid)
    let path = try #require(window.controller.album.indexPath(ofItem: 3))
    window.open(path)
    let viewer = try #require(window.viewer)
    func names() -> [String] {
      viewer.view.subviews.compactMap { $0 as? InformationPanel }.flatMap(\.subviews)
        .compactMap { ($0 as? UILabel)?.text }
    }
    window.press(.character("i"))
    window.settle()
    #expect(names().contains("p4.jpg"))
    window.press(.rightArrow)
    window.settle()
    #expect(names().contains("p5.jpg") && !names().contains("p4.jpg"))
    window.resize(400, 300)
    let panel = try #require(viewer.view.subviews.compactMap { $0 as? InformationPanel }.first)
    #expect(panel.frame == CGRect(x: 100, y: 0, width: 300, height: 300))
    window.press(.return, .alternate)
    window.settle()
    #expect(names().isEmpty)
    window.press(.character("i"))
    window.press(.escape)
    window.settle()
    #expect(window.viewer == nil)
  }
}
