import CollectionViewTesting
import DisplayList
import Foundation
import Geometry
import ImageDecoding
import Testing

@testable import UIKit

extension StagedTests {
  /// What whole screens name besides: handlers of traits, groups of bar buttons, images of bars, hidden carets.
  @MainActor
  @Suite("Members that screens from iOS name")
  struct ScreenMembersTests {
    /// A picture of one colour.
    private func picture(_ size: CGSize) throws -> UIImage {
      let (width, height) = (Int(size.width), Int(size.height))
      let pixels = [UInt8](repeating: 255, count: width * height * 4)
      return UIImage(cgImage: CGImage(try #require(Bitmap(width: width, height: height, pixels: pixels))))
    }

    @Test("a handler of traits may name its type Self, and a controller overrides traits")
    func traits() {
      final class Controller: UIViewController {
        var log: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, previous: UITraitCollection) in self.log.append("self")
          }
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: Controller, _) in
            controller.log.append("controller")
          }
        }
      }
      let controller = Controller()
      controller.traitOverrides.userInterfaceStyle = .light
      let stage = Stage(controller, size: CGSize(width: 100, height: 100))
      #expect(controller.view.traitCollection.userInterfaceStyle == .light)
      controller.traitOverrides.userInterfaceStyle = .dark
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
      #expect(controller.log == ["self", "controller"])
      withExtendedLifetime(stage) {}
    }

    @Test("groups of bar buttons are shown with the other buttons, in the order of reading")
    func groups() {
      let item = UINavigationItem(title: "Page")
      let buttons = (0..<6).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
      item.leftBarButtonItem = buttons[0]
      item.leadingItemGroups = [.fixedGroup(items: [buttons[1]])]
      item.rightBarButtonItem = buttons[2]
      item.trailingItemGroups = [
        .movableGroup(customizationIdentifier: "m", items: [buttons[3]]),
        buttons[4].creatingOptionalGroup(customizationIdentifier: "o"),
        .optionalGroup(
          customizationIdentifier: "x", isInDefaultCustomization: false, items: [UIBarButtonItem()]),
      ]
      item.pinnedTrailingGroup = buttons[5].creatingFixedGroup()
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      let stage = Stage(bar)
      bar.items = [item]
      bar.layoutIfNeeded()
      let shown = buttons.compactMap { button in button.view.map { bar.convert($0.bounds, from: $0).midX } }
      #expect(shown.count == 6 && shown == shown.sorted())
      buttons[3].isHidden = true
      bar.layoutIfNeeded()
      #expect(buttons[3].view?.window == nil)
      withExtendedLifetime(stage) {}
    }

    @Test("a back action replaces going back")
    func backAction() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let top = UIViewController()
      let stage = Stage(navigation, size: CGSize(width: 300, height: 400))
      navigation.pushViewController(top, animated: false)
      var count = 0
      top.navigationItem.backAction = UIAction { _ in count += 1 }
      stage.keys.press(.leftArrow, .alternate)
      #expect(count == 1 && navigation.topViewController === top)
      top.navigationItem.backAction = nil
      stage.keys.press(.leftArrow, .alternate)
      stage.settle()
      #expect(navigation.topViewController !== top)
    }

    @Test("the indicator of a tab bar is behind the selected tab")
    func selectionIndicator() throws {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      let stage = Stage(bar)
      bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      bar.selectionIndicatorImage = try picture(CGSize(width: 30, height: 40))
      let indicator = try #require(bar.subviews.compactMap { $0 as? UIImageView }.first)
      bar.layoutIfNeeded()
      #expect(indicator.isHidden)
      bar.selectedItem = bar.items?[2]
      bar.layoutIfNeeded()
      #expect(!indicator.isHidden && indicator.frame == CGRect(x: 235, y: 4.5, width: 30, height: 40))
      stage.finger.tap(at: CGPoint(x: 50, y: 20))
      bar.layoutIfNeeded()
      #expect(indicator.center.x == 50)
      bar.semanticContentAttribute = .forceRightToLeft
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      #expect(indicator.center.x == 250)
      bar.selectionIndicatorImage = nil
      bar.layoutIfNeeded()
      #expect(indicator.frame.size == .zero)
    }

    @Test("the magnifying glass of a search bar moves, and the text with it")
    func searchIcon() throws {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
      let stage = Stage(bar)
      bar.layoutIfNeeded()
      let field = bar.searchTextField
      let (glass, text) = (
        field.leftViewRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds)
      )
      bar.setPositionAdjustment(UIOffset(horizontal: 12, vertical: 2), for: .search)
      #expect(field.leftViewRect(forBounds: field.bounds) == glass.offsetBy(dx: 12, dy: 2))
      #expect(field.textRect(forBounds: field.bounds).minX == text.minX + 12)
      #expect(
        bar.positionAdjustment(for: .search).horizontal == 12 && bar.positionAdjustment(for: .clear) == .zero)
      field.semanticContentAttribute = .forceRightToLeft
      #expect(field.leftViewRect(forBounds: field.bounds).midX < field.bounds.width - glass.midX)
      withExtendedLifetime(stage) {}
    }

    @Test("a popover points to the view or the item that was set")
    func sourceItem() throws {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      let popover = try #require(controller.popoverPresentationController)
      let view = UIView()
      let item = UIBarButtonItem()
      popover.sourceItem = view
      #expect(popover.sourceView === view && popover.sourceItem === view)
      popover.sourceItem = item
      #expect(popover.barButtonItem === item && popover.sourceView == nil && popover.sourceItem === item)
    }

    @Test("an app that asks for another orientation gets an error")
    func geometry() {
      let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
      scene.hostDidResize(to: CGSize(width: 300, height: 400), scale: 1)
      var errors = 0
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.portrait, .landscapeLeft])) { _ in errors += 1
      }
      #expect(errors == 1 && scene.effectiveGeometry.interfaceOrientation == .portrait)
    }

    // MARK: - Text input

    @Test(
      "an override of caretRect hides the caret, and the rectangles of a selection are those of its lines")
    func carets() throws {
      final class Field: UITextField {
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
      }
      let fields = [UITextField(), Field()]
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      for (index, field) in fields.enumerated() {
        field.frame = CGRect(x: 0, y: index * 40, width: 200, height: 30)
        field.text = "text"
        root.addSubview(field)
      }
      let stage = Stage(root)
      func caretWidth(_ field: UITextField) -> CGFloat? {
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        return field.editor.subviews.filter { $0.backgroundColor == field.editor.tintColor && !$0.isHidden }
          .map(\.frame.width).max()
      }
      #expect(caretWidth(fields[0]) == 2 && caretWidth(fields[1]) == 0)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      root.addSubview(text)
      text.text = "one\ntwo"
      let all = try #require(text.textRange(from: text.beginningOfDocument, to: text.endOfDocument))
      let rects = text.selectionRects(for: all)
      // The line end of the first line has a rectangle of its own.
      #expect(rects.map(\.containsStart) == [true, false, false])
      #expect(rects.map(\.containsEnd) == [false, false, true])
      #expect(rects[0].rect.maxY <= rects[2].rect.minY + 0.01)
      withExtendedLifetime(stage) {}
    }

    @Test("a subclass of an attachment chooses the place of its picture")
    func attachmentBounds() throws {
      final class Small: NSTextAttachment, @unchecked Sendable {
        override func attachmentBounds(
          for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
          glyphPosition position: CGPoint, characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: -3, width: 12, height: 10) }
      }
      let attachment = Small(image: try picture(CGSize(width: 100, height: 100)))
      #expect(NSAttributedString(attachment: attachment).size().width == 12)
      #expect(attachment.room.ascent == 7 && attachment.room.descent == 3)
      #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)?.size.width == 100)
    }

    // MARK: - Pictures

    /// The places of the pictures that a view draws.
    private func places(_ view: UIView) -> [(source: Rectangle?, place: Rectangle)] {
      view.makeDisplayList().root.commands.compactMap { command in
        guard case .image(_, let source, let place, _) = command else { return nil }
        return (source, place)
      }
    }

    // 40 × 20 pixels in 100 × 60 points: the outer parts of 10 × 5 keep their size.
    @Test("only the centre of the contents is stretched")
    func contentsCenter() throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let bitmap = try #require(
        Bitmap(width: 40, height: 20, pixels: [UInt8](repeating: 255, count: 40 * 20 * 4)))
      view.layer.contents = CGImage(bitmap)
      view.layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
      let nine = places(view)
      #expect(nine.count == 9)
      #expect(nine.first?.source == Rectangle(x: 0, y: 0, width: 10, height: 5))
      #expect(nine.first?.place == Rectangle(x: 0, y: 0, width: 10, height: 5))
      #expect(nine.dropFirst(4).first?.source == Rectangle(x: 10, y: 5, width: 20, height: 10))
      #expect(nine.dropFirst(4).first?.place == Rectangle(x: 10, y: 5, width: 80, height: 50))
      view.layer.contentsCenter = CGRect(x: -3, y: CGFloat.nan, width: 9, height: 2)
      #expect(!places(view).isEmpty)
      view.layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
      #expect(places(view).count == 1)
    }

    @Test("images of a segmented control are behind all segments, behind the selected one, and between them")
    func segments() throws {
      let control = UISegmentedControl(items: ["A", "B"])
      control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
      let (all, selected) = (
        try picture(CGSize(width: 4, height: 4)), try picture(CGSize(width: 6, height: 6))
      )
      let line = try picture(CGSize(width: 2, height: 8))
      control.setBackgroundImage(all, for: .normal, barMetrics: .default)
      control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
      control.setDividerImage(
        line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      control.selectedSegmentIndex = 1
      #expect(control.backgroundImage(for: .normal, barMetrics: .default) === all)
      #expect(control.backgroundImage(for: .selected, barMetrics: .default) === selected)
      let stage = Stage(control)
      control.layoutIfNeeded()
      func contents(of view: UIView) -> [(image: CGImage, frame: CGRect)] {
        let own =
          (view.layer.contents as? CGImage).map { [($0, control.convert(view.bounds, from: view))] } ?? []
        let shown =
          (view as? UIImageView)?.image?.cgImage.map { [($0, control.convert(view.bounds, from: view))] }
          ?? []
        return own + shown + view.subviews.flatMap(contents)
      }
      let shown = contents(of: control)
      func frame(_ image: UIImage) -> CGRect? {
        shown.first { $0.image.width == image.cgImage?.width }?.frame
      }
      #expect(frame(all) == control.bounds)
      #expect(frame(selected)?.minX ?? 0 >= 100 && frame(selected)?.maxX ?? 0 <= 200)
      #expect(frame(line)?.midX == 100)
      control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
      #expect(control.backgroundColor == .tertiarySystemFill)
      withExtendedLifetime(stage) {}
    }

    @Test("the image of a toolbar replaces its background, and an empty one removes it")
    func toolbarImage() throws {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      let stage = Stage(bar)
      let image = try picture(CGSize(width: 4, height: 4))
      bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
      #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
      bar.layoutIfNeeded()
      func images(in view: UIView) -> [UIImageView] {
        ([view] + view.subviews.flatMap(images)).compactMap { $0 as? UIImageView }
      }
      let shown = images(in: bar).filter { $0.image === image }
      #expect(shown.map { bar.convert($0.bounds, from: $0) } == [bar.bounds])
      bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
      bar.layoutIfNeeded()
      #expect(images(in: bar).allSatisfy { $0.image !== image })
      withExtendedLifetime(stage) {}
    }

    @Test("attributes are added to the description of a font")
    func fontAttributes() {
      let base = UIFont.systemFont(ofSize: 12).fontDescriptor
      let large = UIFont(descriptor: base.addingAttributes([.size: 20]), size: 0)
      #expect(large.pointSize == 20 && large.familyName == UIFont.systemFont(ofSize: 12).familyName)
      let bold = base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
      #expect(UIFont(descriptor: bold, size: 0) == UIFont.systemFont(ofSize: 12, weight: .bold))
      let heavier = base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: 0.4]])
      #expect(UIFont(descriptor: heavier, size: 0) == UIFont.systemFont(ofSize: 12, weight: .bold))
      let slanted = base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: NSNumber(value: 0.1)]])
      #expect(UIFont(descriptor: slanted, size: 0).fontDescriptor.symbolicTraits.contains(.traitItalic))
      let style = base.addingAttributes([.textStyle: UIFont.TextStyle.title1])
      #expect(
        UIFont(descriptor: style, size: 0).pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
      #expect(UIFont(descriptor: base.addingAttributes(), size: 0) == UIFont.systemFont(ofSize: 12))
    }

    @Test("glass is a translucent panel, with its own colour or that of the interface")
    func glass() {
      let view = UIVisualEffectView(effect: UIGlassEffect())
      #expect((0.1..<1).contains(view.backgroundColor?.cgColor.alpha ?? 0))
      let effect = UIGlassEffect(style: .clear)
      effect.tintColor = .red
      view.effect = effect
      #expect(view.backgroundColor == UIColor.red.withAlphaComponent(0.4))
      view.effect = UIGlassContainerEffect()
      #expect(view.backgroundColor == nil)
    }
  }
}
