import CollectionViewTesting
import Testing
import UIKit

/// A trait of an app, as iOS code declares it.
private enum UnreadTrait: UITraitDefinition {
  static let defaultValue = false
}

/// A trait on which colours depend.
private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

extension UIMutableTraits {
  fileprivate var isUnread: Bool {
    get { self[UnreadTrait.self] }
    set { self[UnreadTrait.self] = newValue }
  }
}

extension UITraitCollection {
  fileprivate var isUnread: Bool { self[UnreadTrait.self] }
}

extension StagedTests {
  @MainActor
  @Suite("Traits of the system and of an app")
  struct SystemTraitTests {
    private final class Row: UIView {
      let label = UILabel()
      var changes: [String] = []

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        registerForTraitChanges([UnreadTrait.self]) { (row: Row, previous: UITraitCollection) in
          row.changes.append("\(previous.isUnread) \(row.traitCollection.isUnread)")
        }
        registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
          (row: Self, previous) in row.changes.append("colours")
        }
      }

      required init?(coder: NSCoder) { nil }
    }

    @Test("a trait of the app is inherited, and reports its changes")
    func ownTrait() {
      let row = Row()
      let stage = Stage(row, size: CGSize(width: 100, height: 100))
      #expect(!row.label.traitCollection.isUnread)
      stage.window.traitOverrides.isUnread = true
      #expect(row.label.traitCollection.isUnread && row.changes == ["false true"])
      stage.window.traitOverrides.isUnread = true
      #expect(row.changes.count == 1)
      row.traitOverrides[UnreadTrait.self] = false
      #expect(!row.label.traitCollection.isUnread && row.changes == ["false true", "true false"])
      #expect(row.traitOverrides.contains(UnreadTrait.self))
      row.traitOverrides.remove(UnreadTrait.self)
      #expect(row.label.traitCollection.isUnread && !row.traitOverrides.contains(UnreadTrait.self))
      row.overrideUserInterfaceStyle = .dark
      #expect(row.changes.last == "colours")
      row.updateTraitsIfNeeded()
    }

    @Test("the traits of the system are inherited as well")
    func systemTraits() {
      let (view, label) = (UIView(), UILabel())
      view.addSubview(label)
      let traits = label.traitCollection
      #expect(traits.userInterfaceIdiom == .pad && traits.userInterfaceLevel == .base)
      #expect(traits.accessibilityContrast == .normal && traits.legibilityWeight == .regular)
      #expect(traits.displayGamut == .SRGB)
      view.traitOverrides.userInterfaceLevel = .elevated
      view.traitOverrides.accessibilityContrast = .high
      view.traitOverrides.userInterfaceIdiom = .phone
      view.traitOverrides.userInterfaceStyle = .dark
      #expect(label.traitCollection.userInterfaceLevel == .elevated)
      #expect(label.traitCollection.accessibilityContrast == .high)
      #expect(label.traitCollection.userInterfaceIdiom == .phone)
      #expect(label.traitCollection[UITraitUserInterfaceStyle.self] == .dark)
      #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      #expect(view.traitOverrides.userInterfaceStyle == nil)
    }

    @Test("collections specify what closures set, and are equal by their values")
    func mutations() {
      let traits = UITraitCollection { mutableTraits in
        mutableTraits.userInterfaceStyle = .dark
        mutableTraits.displayScale = 3
        mutableTraits.isUnread = true
      }
      #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3 && traits.isUnread)
      #expect(traits.horizontalSizeClass == .unspecified && traits.userInterfaceIdiom == .unspecified)
      let changed = traits.modifyingTraits { mutableTraits in
        #expect(mutableTraits.displayScale == 3 && mutableTraits.isUnread)
        mutableTraits.isUnread = false
        mutableTraits.legibilityWeight = .bold
      }
      #expect(!changed.isUnread && changed.legibilityWeight == .bold && changed.userInterfaceStyle == .dark)
      #expect(traits != changed && traits.isUnread)
      #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
      #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
      #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
      #expect(UITraitCollection(legibilityWeight: .bold) != UITraitCollection())
      #expect(UITraitCollection { $0.isUnread = false } == UITraitCollection())
      let phone = UITraitCollection(userInterfaceIdiom: .phone)
      let both = UITraitCollection(traitsFrom: [traits, phone])
      #expect(both.userInterfaceIdiom == .phone && both.isUnread && both.displayScale == 3)
    }

    @Test("colours may depend on the style, the level, the contrast, and traits that say so")
    func colorAppearance() {
      let traits = UITraitCollection()
      for (changed, expected) in [
        (UITraitCollection(userInterfaceStyle: .dark), true),
        (UITraitCollection(userInterfaceLevel: .elevated), true),
        (UITraitCollection(accessibilityContrast: .high), true), (UITraitCollection(displayScale: 3), false),
        (UITraitCollection(legibilityWeight: .bold), false),
        (UITraitCollection { $0[ThemeTrait.self] = "sepia" }, true),
        (UITraitCollection { $0[UnreadTrait.self] = true }, false),
      ] {
        #expect(changed.hasDifferentColorAppearance(comparedTo: traits) == expected, "\(changed)")
        #expect(traits.hasDifferentColorAppearance(comparedTo: changed) == expected, "\(changed)")
      }
      #expect(
        UITraitCollection.systemTraitsAffectingColorAppearance.contains {
          $0 == UITraitUserInterfaceStyle.self
        })
      #expect(UITraitCollection.systemTraitsAffectingImageLookup.contains { $0 == UITraitDisplayScale.self })
      #expect(ThemeTrait.name == "ThemeTrait" && UnreadTrait.identifier.hasSuffix("UnreadTrait"))
    }
  }
}
