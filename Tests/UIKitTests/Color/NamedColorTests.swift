import Foundation
import Testing

@testable import UIKit

@Suite("Named colours")
struct NamedColorTests {
  // In Display P3, the primaries of sRGB have these components (CSS Color Module Level 4, sample code of section 17).
  @Test(
    "a colour of Display P3 in sRGB",
    arguments: [
      ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
      ([0.9175, 0.2003, 0.1386], [1, 0, 0]), ([0.4584, 0.9853, 0.2983], [0, 1, 0]),
      ([0, 0, 0.9596], [0, 0, 1]),
    ] as [([CGFloat], [CGFloat])])
  func displayP3(components: [CGFloat], expected: [CGFloat]) {
    let color = UIColor(displayP3Red: components[0], green: components[1], blue: components[2], alpha: 0.5)
    let found = color.cgColor.components ?? []
    for (one, two) in zip(found, expected + [0.5]) { #expect(abs(one - two) < 2e-3, "\(found)") }
  }

  private func contents(_ colors: String) -> Data {
    Data("{\"colors\": [\(colors)], \"info\": {\"author\": \"xcode\", \"version\": 1}}".utf8)
  }

  private func color(_ components: String, _ more: String = "") -> String {
    "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": {\(components)}}\(more)}"
  }

  @Test("fractions, bytes and hexadecimal bytes mean the same")
  func components() throws {
    let set = try #require(
      ColorSet(
        contents(color("\"red\": \"1.000\", \"green\": \"0x80\", \"blue\": \"51\", \"alpha\": \"0.500\""))))
    #expect(set.light == UIColor(red: 1, green: 128 / 255, blue: 0.2, alpha: 0.5) && set.dark == nil)
    let gray = try #require(ColorSet(contents(color("\"white\": \"0.25\""))))
    #expect(gray.light == UIColor(white: 0.25, alpha: 1))
  }

  @Test("invalid contents give no colour")
  func invalid() {
    #expect(ColorSet(Data("{".utf8)) == nil)
    #expect(ColorSet(contents("")) == nil)
    #expect(ColorSet(contents(color("\"red\": \"much\", \"green\": \"nan\", \"blue\": \"0x\""))) == nil)
  }

  @Test("a colour of a catalogue in a bundle follows the appearance")
  func catalogue() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("colours-\(UUID())")
    let folder = root.appendingPathComponent("Assets.xcassets/Brand/Accent.colorset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    try contents(
      color("\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\"") + ","
        + color("\"red\": \"0.0\", \"green\": \"0.0\", \"blue\": \"1.0\"", dark)
    ).write(to: folder.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: root.path))
    let accent = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
    let resolved = [UIUserInterfaceStyle.light, .dark].map {
      accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).cgColor.components
    }
    #expect(resolved == [[1, 0, 0, 1], [0, 0, 1, 1]])
    #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Missing") == nil)
  }
}
