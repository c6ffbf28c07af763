import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Other members that iOS code uses")
  struct OtherMemberTests {
    /// A card whose baseline is that of its label.
    private final class Card: UIView {
      let label = UILabel()
      override var forLastBaselineLayout: UIView { label }
    }

    @Test("a view has the baseline of its subview")
    func baseline() {
      let (container, card, label) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Card(), UILabel()
      )
      (card.label.font, label.font) = (.systemFont(ofSize: 30), .systemFont(ofSize: 10))
      (card.label.text, label.text) = ("Card", "note")
      card.frame = CGRect(x: 0, y: 10, width: 100, height: 60)
      card.label.frame = CGRect(x: 0, y: 12, width: 100, height: 40)
      card.addSubview(card.label)
      label.translatesAutoresizingMaskIntoConstraints = false
      for view in [card, label] { container.addSubview(view) }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: card.trailingAnchor),
        label.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
      ])
      container.layoutIfNeeded()
      // Both baselines in the container: the ascender below the upper edge of each label.
      let expected = 10 + 12 + card.label.font.ascender
      #expect(abs(label.frame.minY + label.font.ascender - expected) < 1)
      #expect(card.forFirstBaselineLayout === card.label && label.forLastBaselineLayout === label)
      #expect(!container.hasAmbiguousLayout)
    }

    @Test("distances between anchors can be equal")
    func distances() {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let views = [UIView(), UIView()]
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
          view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      // As wide before the first view as between both, and twice as wide after the second one: 15, 15 and 30.
      let before = container.leftAnchor.anchorWithOffset(to: views[0].leftAnchor)
      let between = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
      let after = views[1].rightAnchor.anchorWithOffset(to: container.rightAnchor)
      NSLayoutConstraint.activate([
        before.constraint(equalTo: between), after.constraint(equalTo: between, multiplier: 2),
      ])
      let above = container.topAnchor.anchorWithOffset(to: views[0].topAnchor)
      NSLayoutConstraint.activate([
        above.constraint(equalToConstant: 5),
        views[0].bottomAnchor.anchorWithOffset(to: views[1].topAnchor).constraint(
          equalTo: above, multiplier: 3),
      ])
      container.layoutIfNeeded()
      #expect(
        views.map(\.frame) == [
          CGRect(x: 15, y: 5, width: 20, height: 10), CGRect(x: 50, y: 30, width: 20, height: 10),
        ])
    }

    @Test("what a desktop does not have is kept, or has its usual value")
    func settings() {
      let view = UIView()
      view.showsLargeContentViewer = true
      view.largeContentTitle = "Share"
      view.addInteraction(UILargeContentViewerInteraction(delegate: nil))
      view.accessibilityContainerType = .list
      #expect(
        view.showsLargeContentViewer && view.largeContentTitle == "Share" && view.largeContentImage == nil)
      #expect(view.accessibilityContainerType == .list && !view.accessibilityScroll(.down))
      #expect(!view.accessibilityPerformMagicTap() && !UILargeContentViewerInteraction.isEnabled)
      #expect(
        !UIAccessibility.prefersCrossFadeTransitions && !UIAccessibility.shouldDifferentiateWithoutColor)
      UIApplication.shared.applicationIconBadgeNumber = 3
      #expect(UIApplication.shared.applicationIconBadgeNumber == 3 && !UIScreen.main.isCaptured)
      UIApplication.shared.applicationIconBadgeNumber = 0
      if let settings = URL(string: UIApplication.openNotificationSettingsURLString) {
        #expect(!UIApplication.shared.canOpenURL(settings))
      }
      let names = [
        UIScreen.capturedDidChangeNotification, UIScreen.brightnessDidChangeNotification,
        UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
        UIDevice.proximityStateDidChangeNotification,
      ]
      #expect(Set(names).count == 5)
      let options: NSLayoutConstraint.FormatOptions = [.directionLeadingToTrailing, .alignAllCenterY]
      #expect(options == .alignAllCenterY)
    }

    @Test("images have formats, stretch, and come from resources")
    func images() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 11)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 21, height: 11))
      }
      #expect(image.imageRendererFormat.scale == image.scale && !image.imageRendererFormat.opaque)
      let stretched = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
      #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
      #expect(stretched.resizingMode == .stretch)
      let format = UIGraphicsImageRendererFormat()
      format.prefersExtendedRange = true
      #expect(format.preferredRange == .extended)
      let configuration = UIImage.SymbolConfiguration(pointSize: 20).applying(
        UIImage.SymbolConfiguration.preferringMulticolor())
      #expect(
        UIImage(systemName: "wifi", variableValue: 0.5, configuration: configuration)?.isSymbolImage == true)
      #expect(UIImage(resource: ImageResource(name: "none", bundle: .main)).size == .zero)
      #expect(UIColor(resource: ColorResource(name: "none", bundle: .main)).cgColor.alpha == 0)
      #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }

    @Test("a pattern is its mean colour")
    func pattern() throws {
      let data = NSData(data: Data([200, 0, 0, 255, 0, 100, 0, 255]))
      let provider = try #require(CGDataProvider(data: data))
      let image = try #require(
        CGImage(
          width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
          decode: nil, shouldInterpolate: true, intent: .defaultIntent))
      let components = try #require(UIColor(patternImage: UIImage(cgImage: image)).cgColor.components)
      #expect(abs(components[0] * 255 - 100) <= 1 && abs(components[1] * 255 - 50) <= 1 && components[3] == 1)
    }

    @Test("font descriptions have attributes")
    func fontAttributes() throws {
      let descriptor = UIFont.systemFont(ofSize: 13, weight: .semibold).fontDescriptor
      let traits = try #require(descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
      let weight = try #require(traits[.weight] as? NSNumber)
      #expect(abs(weight.doubleValue - UIFont.Weight.semibold.rawValue) < 1e-9)
      #expect((descriptor.fontAttributes[.size] as? NSNumber)?.doubleValue == 13)
      let style = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.object(forKey: .textStyle)
      #expect(style as? UIFont.TextStyle == .body && descriptor.object(forKey: .textStyle) == nil)
      let copy = UIFontDescriptor(fontAttributes: descriptor.fontAttributes)
      #expect(UIFont(descriptor: copy, size: 0).fontDescriptor.symbolicTraits.contains(.traitBold))
      _ = descriptor.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.type: 1]]])
      #expect(UIFontDescriptor.SymbolicTraits.traitLooseLeading.rawValue == 1 << 16)
    }

    @Test("providers load files, and pasteboards have colours and providers")
    func transfer() throws {
      let provider = NSItemProvider()
      provider.suggestedName = "../Photo"
      provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { load in
        load(Data([1, 2, 3]), nil)
        return nil
      }
      var file: URL?
      provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
        #expect(error == nil && url.flatMap { try? Data(contentsOf: $0) } == Data([1, 2, 3]))
        file = url
      }
      #expect(file?.lastPathComponent == "Photo.png")
      #expect(file.map { FileManager.default.fileExists(atPath: $0.path) } == false)
      provider.loadFileRepresentation(forTypeIdentifier: "public.jpeg") { url, error in
        #expect(url == nil && error != nil)
      }

      let pasteboard = UIPasteboard()
      pasteboard.color = .red
      #expect(pasteboard.hasColors && pasteboard.colors == [.red] && !pasteboard.hasStrings)
      pasteboard.setItems([["public.utf8-plain-text": "text"]], options: [.localOnly: true])
      #expect(pasteboard.string == "text" && !pasteboard.hasColors)
      var loaded: String?
      try #require(pasteboard.itemProviders.first).loadObject(ofClass: NSString.self) { object, _ in
        loaded = (object as? NSString).map { String(describing: $0) }
      }
      #expect(loaded == "text")
    }

    /// A report that is made only when the user has chosen what to do with it.
    private final class Report: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "report for \(activityType?.rawValue ?? "nobody")" }
    }

    @Test("an item is made for the chosen activity")
    func activityItem() {
      let report = Report(placeholderItem: "report")
      let controller = UIActivityViewController(activityItems: [report], applicationActivities: nil)
      #expect(report.activityViewControllerPlaceholderItem(controller) as? String == "report")
      let item = report.activityViewController(controller, itemForActivityType: .mail)
      #expect(item as? String == "report for com.apple.UIKit.activity.Mail" && report.activityType == .mail)
    }
  }
}
