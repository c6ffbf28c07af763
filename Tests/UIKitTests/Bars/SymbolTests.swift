import CollectionViewTesting
import Foundation
import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  @MainActor
  @Suite("Symbols from the icons of the desktop")
  struct SymbolTests {
    init() { TestIcons.use() }

    // The default is text of 17 points, for which a symbol is 20 points high; 34-point text doubles that.
    @Test("§27.70 a symbol has the size of its configuration and the tint colour of its view")
    func sizes() throws {
      let image = try #require(UIImage(systemName: "plus"))
      #expect(image.size == CGSize(width: 20, height: 20) && image.isSymbolImage)
      #expect(image.renderingMode == .alwaysTemplate)
      let large = image.applyingSymbolConfiguration(.init(pointSize: 34))
      #expect(large?.size == CGSize(width: 40, height: 40))
      let scaled = large?.applyingSymbolConfiguration(.init(scale: .small))
      #expect(abs((scaled?.size.width ?? 0) - 31.2) < 0.4)
      #expect(
        UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: .nan))?.size
          .width == 20)
    }

    @Test("an icon is found in the theme, in the themes it inherits from, and by its own name")
    func lookup() {
      #expect(SymbolImages.image(of: "plus", side: 20) != nil)
      #expect(SymbolImages.image(of: "star.fill", side: 20) != nil)
      #expect(SymbolImages.image(of: "go-home", side: 20) != nil)
      #expect(SymbolImages.image(of: "trash.circle.fill", side: 20) != nil)
      #expect(SymbolImages.image(of: "../../etc", side: 20) == nil)
    }

    // The icon is a disc of 14 of 16 units; its outline is a ring, whose middle is transparent.
    @Test("an outline and its filled twin are different, although the theme has one icon for both")
    func outlines() throws {
      func alpha(_ name: String, _ x: Int, _ y: Int) throws -> UInt8 {
        let bitmap = try #require(SymbolImages.image(of: name, side: 20)).bitmap
        #expect(bitmap.width == 60)
        return bitmap.pixels[(y * bitmap.width + x) * 4 + 3]
      }
      for name in ["heart", "bookmark"] {
        #expect(try alpha(name + ".fill", 30, 30) == 255)
        #expect(try alpha(name, 30, 30) == 0)
        #expect(try alpha(name, 7, 30) == 255, "the edge of the disc remains")
      }
    }

    @Test("a name without an icon is a visible placeholder of the same size")
    func placeholder() throws {
      let image = try #require(UIImage(systemName: "no.such.symbol"))
      #expect(image.size == CGSize(width: 20, height: 20) && image.isSymbolImage)
      #expect(UIImage(systemName: "") != nil)
    }

    @Test("the folders come from the environment, in the order of the specification")
    func environment() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      func add(_ data: String) throws {
        let icons = folder.appendingPathComponent("\(data)/icons/Adwaita/scalable/actions")
        try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
        try "".write(to: icons.appendingPathComponent("a-symbolic.svg"), atomically: true, encoding: .utf8)
        try "[Icon Theme]\nDirectories=scalable/actions,../../..\nInherits=Adwaita,hicolor\n".write(
          to: folder.appendingPathComponent("\(data)/icons/Adwaita/index.theme"), atomically: true,
          encoding: .utf8)
      }
      try add("first")
      try add("second")
      let icons = SymbolicIcons.ofDesktop([
        "HOME": "/nowhere", "XDG_DATA_DIRS": "relative:\(folder.path)/first:\(folder.path)/second",
      ])
      #expect(icons.path(of: "a") == "\(folder.path)/first/icons/Adwaita/scalable/actions/a-symbolic.svg")
      #expect(icons.path(of: "b") == nil)
    }

    @Test("symbols look sharp in their tint colour")
    func picture() {
      func row() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 60))
        view.backgroundColor = .systemBackground
        view.tintColor = .systemOrange
        let names = ["plus", "trash", "star.fill", "magnifyingglass", "no.such.symbol"]
        for (index, name) in names.enumerated() {
          let imageView = UIImageView(
            image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24)))
          imageView.frame.origin = CGPoint(x: 10 + 42 * index, y: 15)
          view.addSubview(imageView)
        }
        return view
      }
      expectSnapshot(of: row(), named: "symbols", styles: [.light, .dark])
    }
  }
}
