import Geometry
import Testing

@testable import UIKit

@MainActor @Suite("Image assets")
struct UIImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func image(_ width: Int) throws -> UIImage { try UIImageViewTests.image(width: width, height: 10) }

  @Test("§35.4 an asset returns the image for the traits, or the first one")
  func choice() throws {
    let asset = UIImageAsset()
    #expect(asset.image(with: light).size == .zero)
    asset.register(try image(10), with: light)
    asset.register(try image(20), with: dark)
    let darkAndLarge = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    asset.register(try image(30), with: darkAndLarge)
    #expect(asset.image(with: light).size.width == 10)
    #expect(asset.image(with: dark).size.width == 20)
    #expect(asset.image(with: darkAndLarge).size.width == 30, "the one that specifies most")
    #expect(asset.image(with: UITraitCollection()).size.width == 10)
    #expect(asset.image(with: dark).imageAsset === asset)
    asset.register(try image(21), with: dark)
    #expect(asset.image(with: dark).size.width == 21, "it replaces the one for equal traits")
    asset.unregister(with: dark)
    #expect(asset.image(with: dark).size.width == 10)
  }

  @Test("§35.4 an image view shows the image for its traits")
  func imageView() throws {
    let image = try image(10)
    let asset = try #require(image.imageAsset)
    #expect(image.imageAsset === asset && asset.image(with: dark) == image)
    asset.register(try self.image(20), with: dark)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .light
    let tinted = UIImageView(image: asset.image(with: light).withRenderingMode(.alwaysTemplate))
    tinted.tintColor = .red
    let plain = UIImageView(image: image)
    for view in [tinted, plain] { window.addSubview(view) }
    #expect(plain.intrinsicContentSize.width == 10 && tinted.intrinsicContentSize.width == 10)
    window.overrideUserInterfaceStyle = .dark
    #expect(plain.intrinsicContentSize.width == 20 && tinted.intrinsicContentSize.width == 20)
    #expect(UIImageViewTests.shown(by: tinted)?.1 != nil, "it keeps the rendering mode")
    plain.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    plain.contentMode = .center
    // (40 − 20) / 2 = 10
    #expect(UIImageViewTests.shown(by: plain)?.0 == Rectangle(x: 10, y: 15, width: 20, height: 10))
    window.overrideUserInterfaceStyle = .light
    #expect(plain.intrinsicContentSize.width == 10)
    #expect(UIImageViewTests.shown(by: plain)?.0 == Rectangle(x: 15, y: 15, width: 10, height: 10))
  }
}
