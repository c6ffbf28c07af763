import CollectionViewTesting
import Testing

@testable import UIKit

extension TimedTests {
  /// Apple, UIAppearance: a view takes over the values when it enters a window, and values of its own take precedence.
  @MainActor
  @Suite("Appearance proxies")
  struct AppearanceProxyTests {
    final class Badge: UIView {}
    final class SmallBadge: UILabel {}
    final class Panel: UIView {}
    final class Bar: UINavigationBar {}
    final class Item: UIBarButtonItem {}

    private func stage(_ views: UIView...) -> Stage {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      for view in views { root.addSubview(view) }
      return Stage(root)
    }

    @Test("views of the class take the colour over, unless they have one")
    func colors() {
      Badge.appearance().backgroundColor = .red
      #expect(Badge.appearance() === Badge.appearance())
      let (plain, own, other) = (Badge(), Badge(), UIView())
      own.backgroundColor = .blue
      #expect(plain.backgroundColor == nil, "not in a window yet")
      let stage = stage(plain, own, other)
      #expect(plain.backgroundColor == .red && own.backgroundColor == .blue && other.backgroundColor == nil)
      _ = stage
    }

    @Test("a direction, and what tables and scroll views show")
    func otherProperties() {
      final class Mirrored: UIView {}
      final class Row: UITableViewCell {}
      final class Scroller: UIScrollView {}
      Mirrored.appearance().semanticContentAttribute = .forceRightToLeft
      Row.appearance().selectionStyle = .none
      Scroller.appearance().showsVerticalScrollIndicator = false
      let (mirrored, row, scroller) = (Mirrored(), Row(), Scroller())
      let stage = stage(mirrored, row, scroller)
      #expect(mirrored.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(row.selectionStyle == .none && !scroller.showsVerticalScrollIndicator)
      _ = stage
    }

    @Test("a label takes font and colour over")
    func label() {
      SmallBadge.appearance().font = .boldSystemFont(ofSize: 9)
      SmallBadge.appearance().textColor = .green
      let (badge, label) = (SmallBadge(), UILabel())
      let stage = stage(badge, label)
      #expect(badge.font == .boldSystemFont(ofSize: 9) && badge.textColor == .green)
      #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
      _ = stage
    }

    @Test("values for views in a container precede the others")
    func containers() {
      Badge.appearance().tintColor = .green
      Badge.appearance(whenContainedInInstancesOf: [Panel.self]).tintColor = .purple
      let (inside, outside, panel) = (Badge(), Badge(), Panel())
      panel.addSubview(inside)
      let stage = stage(panel, outside)
      #expect(inside.tintColor == .purple && outside.tintColor == .green)
      _ = stage
    }

    @Test("a bar takes over older properties and appearance objects")
    func bars() {
      Bar.appearance().barTintColor = .orange
      Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      let (bar, own) = (Bar(), Bar())
      own.barTintColor = .black
      let stage = stage(bar, own)
      #expect(bar.standardAppearance.backgroundColor == .orange)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(own.standardAppearance.backgroundColor == .black)
      _ = stage
    }

    @Test("items of bars take attributes and colour over")
    func items() {
      Item.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
      Item.appearance().tintColor = .brown
      let (item, own, other) = (Item(), Item(), UIBarButtonItem())
      own.tintColor = .cyan
      own.setTitleTextAttributes([.kern: 3], for: .normal)
      #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2 && item.tintColor == .brown)
      #expect(own.titleTextAttributes(for: .normal)?[.kern] as? Int == 3 && own.tintColor == .cyan)
      #expect(other.titleTextAttributes(for: .normal) == nil && other.tintColor == nil)
    }

    @Test("rows, text and buttons take over what apps set in common")
    func commonProperties() {
      final class Table: UITableView {}
      final class Field: UITextField {}
      final class Segments: UISegmentedControl {}
      final class Button: UIButton {}
      Table.appearance().sectionHeaderTopPadding = 0
      Table.appearance().separatorColor = .red
      Table.appearance().separatorStyle = .none
      Table.appearance().separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
      Table.appearance().contentInsetAdjustmentBehavior = .never
      Field.appearance().keyboardAppearance = .dark
      Field.appearance().defaultTextAttributes = [
        .font: UIFont.boldSystemFont(ofSize: 11), .foregroundColor: UIColor.green,
      ]
      Segments.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
      Segments.appearance().setTitleTextAttributes([.kern: 2], for: .selected)
      Button.appearance().setTitleColor(.purple, for: .normal)
      Button.appearance().setTitleColor(.gray, for: .disabled)
      let (table, field, segments) = (Table(), Field(), Segments())
      let (button, own) = (Button(), Button())
      segments.setTitleTextAttributes([.kern: 3], for: .selected)
      own.setTitleColor(.brown, for: .normal)
      let stage = stage(table, field, segments, button, own)
      #expect(table.sectionHeaderTopPadding == 0 && table.separatorColor == .red)
      #expect(table.separatorStyle == .none && table.separatorInset.left == 3)
      #expect(table.contentInsetAdjustmentBehavior == .never)
      #expect(field.keyboardAppearance == .dark && field.font == .boldSystemFont(ofSize: 11))
      #expect(field.textColor == .green)
      #expect(segments.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
      #expect(segments.titleTextAttributes(for: .selected)?[.kern] as? Int == 3)
      #expect(button.titleColor(for: .normal) == .purple && button.titleColor(for: .disabled) == .gray)
      #expect(own.titleColor(for: .normal) == .brown && own.titleColor(for: .disabled) == .gray)
      _ = stage
    }

    @Test("an empty background image makes a bar transparent, and an empty shadow removes its line")
    func transparentBar() {
      let bar = UINavigationBar()
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
      #expect(bar.standardAppearance.backgroundEffect == nil && bar.standardAppearance.backgroundColor == nil)
      #expect(bar.backgroundImage(for: .default)?.size == .zero && bar.shadowImage?.size == .zero)
      bar.setBackgroundImage(nil, for: .default)
      #expect(bar.standardAppearance.backgroundEffect != nil && bar.shadowImage != nil)
    }
  }
}
