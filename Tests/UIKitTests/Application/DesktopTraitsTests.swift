import Testing

@testable import UIKit

/// What the user has set for the desktop, and who follows it.
@MainActor
@Suite(.serialized)
struct DesktopTraitsTests {
  // Body text is 14, 15, 16, 17, 19, 21, 23, 28 … points high. 1.25 · 17 = 21.25, 0.9 · 17 = 15.3, 2 · 17 = 34.
  @Test(
    "a factor is the category whose body text is nearest to it",
    arguments: [
      (1.0, UIContentSizeCategory.large), (1.25, .extraExtraLarge), (0.9, .small), (2, .accessibilityLarge),
      (100, .accessibilityExtraExtraExtraLarge), (0.01, .extraSmall), (-1, .large), (.nan, .large),
    ])
  func factor(textScale: Double, category: UIContentSizeCategory) {
    let traits = UIDesktopTraits(isDark: true, textScale: textScale, isHighContrast: true)
    #expect(traits.preferredContentSizeCategory == category)
    #expect(traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
  }

  @Test("views, fonts, colours and notifications follow the desktop, unless the app has chosen a size itself")
  func following() {
    let scene = UIApplication.shared.hostConnect()
    defer {
      scene.hostDidChange(desktopTraits: UIDesktopTraits())
      UIApplication.shared.hostDidClose(scene)
    }
    var notifications: [String] = []
    let names = [
      UIContentSizeCategory.didChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        MainActor.assumeIsolated { notifications.append(category?.rawValue ?? "colours") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let (window, chosen) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    chosen.traitOverrides.preferredContentSizeCategory = .small
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    scene.hostDidChange(desktopTraits: UIDesktopTraits(isDark: false, textScale: 1.25, isHighContrast: true))
    #expect(window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(label.font.pointSize == 21 && chosen.traitCollection.preferredContentSizeCategory == .small)
    #expect(notifications == [UIContentSizeCategory.extraExtraLarge.rawValue, "colours"])
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(window.traitCollection.accessibilityContrast == .high)
    let blue = UIColor.systemBlue.resolvedColor(with: window.traitCollection)
    #expect(blue == UIColor(red: 0, green: 64.0 / 255, blue: 221.0 / 255, alpha: 1))
    // A window that opens later has them, too.
    #expect(UIWindow(windowScene: scene).traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    scene.hostDidChange(style: .dark)
    #expect(window.traitCollection.userInterfaceStyle == .dark && notifications.count == 2)
    #expect(window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
  }
}
