import CollectionViewTesting
import Geometry
import Testing

@testable import UIKit

extension TimedTests {
  /// Members that public apps use, each by what Apple's documentation says of it.
  @MainActor
  @Suite("Later members")
  struct LaterMembersTests {
    @Test("closures are called for the traits that they were registered for")
    func traits() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let stage = Stage(view)
      var calls: [String] = []
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
        calls.append(
          "\(previous.userInterfaceStyle == .light) \(view.traitCollection.userInterfaceStyle == .dark)")
      }
      let sizes = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in
        calls.append("size")
      }
      view.overrideUserInterfaceStyle = .light
      calls = []
      view.overrideUserInterfaceStyle = .dark
      #expect(calls == ["true true"])
      view.traitOverrides.horizontalSizeClass = .compact
      view.unregisterForTraitChanges(sizes)
      view.traitOverrides.horizontalSizeClass = .regular
      #expect(calls == ["true true", "size"])
      _ = stage
    }

    @Test("a controller is notified before the size classes of its window or the desktop's style change")
    func willTransition() {
      final class Controller: UIViewController {
        var log: [String] = []
        override func willTransition(
          to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.willTransition(to: newCollection, with: coordinator)
          log.append("\(traitCollection.horizontalSizeClass == .regular)")
          if newCollection.userInterfaceStyle != traitCollection.userInterfaceStyle { log.append("style") }
          coordinator.animate(alongsideTransition: nil) { _ in self.log.append("end") }
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("did") }
      }
      let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Controller())
      window.rootViewController = controller
      window.traitOverrides.horizontalSizeClass = .regular
      controller.log = []
      window.traitOverrides.horizontalSizeClass = .compact
      #expect(controller.log == ["true", "did", "end"])
      controller.log = []
      window.desktopTraits.userInterfaceStyle = .dark
      #expect(controller.log == ["false", "style", "did", "end"])
      window.desktopTraits.userInterfaceStyle = .dark
      window.overrideUserInterfaceStyle = .light
      controller.log = []
      window.desktopTraits.userInterfaceStyle = .light
      #expect(controller.log == [], "the app overrides the style, so nothing changes")
    }

    @Test("updateViewConstraints is called before the first layout, and calls the view")
    func viewConstraints() {
      final class Controller: UIViewController {
        var count = 0
        override func updateViewConstraints() {
          count += 1
          super.updateViewConstraints()
        }
      }
      let controller = Controller()
      let stage = Stage(controller, size: CGSize(width: 100, height: 100))
      #expect(controller.count == 1)
      controller.view.setNeedsUpdateConstraints()
      controller.view.layoutIfNeeded()
      #expect(controller.count == 2)
      _ = stage
    }

    @Test("a key command of a responder in the chain performs its action, and the key goes no further")
    func keyCommands() {
      final class Controller: UIViewController, SelectorPerforming {
        var log: [String] = []
        override var keyCommands: [UIKeyCommand]? {
          [
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: "back"),
            UIKeyCommand(input: "n", modifierFlags: .command, action: "new:"),
          ]
        }
        func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
          log.append(selector.description)
          return true
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          log.append("press")
        }
      }
      let controller = Controller()
      let stage = Stage(controller, size: CGSize(width: 100, height: 100))
      stage.keys.press(.leftArrow)
      stage.keys.press(.character("n"), .control)
      stage.keys.press(.character("n"))
      stage.keys.press(.leftArrow, .shift)
      #expect(controller.log == ["back", "new:", "press", "press"])
    }

    @Test("animation images change with the frames and stop after their rounds")
    func animationImages() {
      let images = (1...3).map { n in
        UIGraphicsImageRenderer(size: CGSize(width: n, height: n)).image { _ in }
      }
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let stage = Stage(view)
      view.animationImages = images
      view.animationDuration = 3
      view.animationRepeatCount = 1
      view.startAnimating()
      #expect(view.isAnimating && view.intrinsicContentSize.width == 1)
      stage.advance(by: 1.5)
      #expect(view.intrinsicContentSize.width == 2)
      stage.advance(by: 1)
      #expect(view.intrinsicContentSize.width == 3)
      stage.advance(by: 1)
      #expect(!view.isAnimating)
      view.animationImages = nil
      view.image = UIImage.animatedImage(with: images, duration: 3)
      #expect(view.isAnimating, "an animated image runs in a window")
      view.image = nil
      #expect(!view.isAnimating && UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("an image is mirrored in right-to-left interfaces if it asks for it")
    func flippedImage() {
      let image = UIImage()
      #expect(!image.flipsForRightToLeftLayoutDirection)
      #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    }

    @Test("a thumbnail has the size that was asked for")
    func thumbnail() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 20))
      }
      #expect(
        image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 10))
      #expect(
        image.preparingThumbnail(of: .zero) == nil
          && image.preparingThumbnail(of: CGSize(width: -1, height: 5)) == nil)
      #expect(UIImage().preparingForDisplay() == nil)
    }

    @Test("a descriptor derives bold, italic and other fonts")
    func descriptors() {
      let font = UIFont.systemFont(ofSize: 20)
      let bold = UIFont(descriptor: font.fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)
      #expect(bold == .boldSystemFont(ofSize: 20) && bold.fontDescriptor.symbolicTraits == .traitBold)
      let both = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
      #expect(both?.symbolicTraits == [.traitBold, .traitItalic])
      #expect(UIFont(descriptor: bold.fontDescriptor, size: 9).pointSize == 9)
      #expect(font.fontDescriptor.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
      #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits == .traitBold)
    }

    @Test("a link is blue and underlined, unless it has a colour")
    func links() {
      let link = TextRunStyle([.link: "https://example.org"], color: .black)
      #expect(link.color == .link && link.underline == .single)
      #expect(TextRunStyle([.link: "x", .foregroundColor: UIColor.red], color: .black).color == .red)
    }

    @Test("content that is smaller than the scroll view is aligned at the point")
    func contentAlignment() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      view.contentSize = CGSize(width: 40, height: 400)
      view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
      // (100 − 40) / 2 = 30 points at each side; the height does not fit and starts at the top.
      #expect(view.contentOffset == CGPoint(x: -30, y: 0))
      view.contentSize.width = 80
      #expect(view.contentOffset == CGPoint(x: -10, y: 0))
      view.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 7)
      #expect(view.contentAlignmentPoint == CGPoint(x: 0, y: 1) && view.contentOffset.x == 0)
    }

    @Test("one axis may bounce alone")
    func bounces() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 200, height: 200)
      view.bouncesVertically = false
      #expect(!view.bounces && view.bouncesHorizontally)
      let stage = Stage(view)
      stage.finger.down(at: CGPoint(x: 50, y: 10))
      stage.finger.move(to: CGPoint(x: 50, y: 40))
      stage.finger.move(to: CGPoint(x: 50, y: 90))
      #expect(view.contentOffset.y == 0)
      view.bounces = true
      #expect(view.bouncesVertically)
      stage.finger.up()
    }

    @Test("a wheel at the end of a view that transfers nothing does not scroll the enclosing view")
    func transfers() {
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.contentSize = CGSize(width: 100, height: 1000)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      inner.contentSize = CGSize(width: 100, height: 100)
      outer.addSubview(inner)
      let stage = Stage(outer)
      inner.transfersVerticalScrollingToParent = false
      stage.wheel.pointer = CGPoint(x: 50, y: 50)
      stage.wheel.turn(by: 1)
      stage.settle()
      #expect(outer.contentOffset.y == 0)
      inner.transfersVerticalScrollingToParent = true
      stage.wheel.turn(by: 1)
      stage.settle()
      #expect(outer.contentOffset.y > 0)
    }

    @Test("a drag that begins at the end of a view scrolls the enclosing view")
    func transferredDrag() {
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      outer.isPagingEnabled = true
      outer.contentSize = CGSize(width: 800, height: 400)
      let inner = UIScrollView(frame: outer.bounds)
      inner.contentSize = CGSize(width: 800, height: 800)
      outer.addSubview(inner)
      let stage = Stage(outer)
      let (left, right) = (CGPoint(x: 50, y: 200), CGPoint(x: 350, y: 200))
      inner.contentOffset.x = 400
      stage.finger.drag(from: right, to: left)
      stage.settle()
      #expect(outer.contentOffset.x == 400 && inner.contentOffset.x == 400)
      outer.contentOffset.x = 0
      inner.transfersHorizontalScrollingToParent = false
      stage.finger.drag(from: right, to: left)
      stage.settle()
      #expect(outer.contentOffset.x == 0 && inner.contentOffset.x == 400)
      inner.transfersHorizontalScrollingToParent = true
      stage.finger.drag(from: left, to: right)
      stage.settle()
      #expect(outer.contentOffset.x == 0 && inner.contentOffset.x < 400, "the inner view has room")
    }

    @Test("an exclusive view and others do not receive touches at the same time")
    func exclusiveTouch() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let views = [0, 100].map { UIButton(frame: CGRect(x: $0, y: 0, width: 100, height: 100)) }
      for view in views { root.addSubview(view) }
      views[0].isExclusiveTouch = true
      let stage = Stage(root)
      stage.finger.down(at: CGPoint(x: 50, y: 50), finger: 0)
      stage.finger.down(at: CGPoint(x: 150, y: 50), finger: 1)
      #expect(views[0].isHighlighted && !views[1].isHighlighted)
      stage.finger.up(finger: 1)
      stage.finger.up(finger: 0)
      stage.finger.down(at: CGPoint(x: 150, y: 50), finger: 2)
      stage.finger.down(at: CGPoint(x: 50, y: 50), finger: 3)
      #expect(!views[0].isHighlighted && views[1].isHighlighted)
      stage.finger.up(finger: 3)
      stage.finger.up(finger: 2)
    }

    @Test("while events are ignored, new touches have no effect")
    func ignoredEvents() {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var count = 0
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      let stage = Stage(button)
      UIApplication.shared.beginIgnoringInteractionEvents()
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      UIApplication.shared.endIgnoringInteractionEvents()
      UIApplication.shared.endIgnoringInteractionEvents()
      #expect(count == 0 && !UIApplication.shared.isIgnoringInteractionEvents)
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      #expect(count == 1)
    }

    @Test("subviews are exchanged, and a dimmed tint is grey")
    func viewMembers() {
      let root = UIView()
      let views = (0..<4).map { _ in UIView() }
      for view in views { root.addSubview(view) }
      root.exchangeSubview(at: 0, withSubviewAt: 3)
      root.exchangeSubview(at: 1, withSubviewAt: 9)
      #expect(root.subviews == [views[3], views[1], views[2], views[0]])
      root.tintColor = .red
      root.tintAdjustmentMode = .dimmed
      #expect(views[0].tintColor == .systemGray)
      views[0].tintAdjustmentMode = .normal
      #expect(views[0].tintColor == .red)
    }

    @Test("the device has an identifier that is the same in each run")
    func device() {
      #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
      #expect(Double(UIDevice.current.systemVersion) != nil && UIDevice.current.systemName == "Linux")
      UIScreen.main.scale = 2
      #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * 2)
    }

    @Test("attributes of a text become an attribute container")
    func container() {
      let container = AttributeContainer([
        .font: UIFont.boldSystemFont(ofSize: 9), .kern: 2, .underlineStyle: 1,
      ])
      #expect(container.font == .boldSystemFont(ofSize: 9) && container.kern == 2)
      #expect(container.underlineStyle == .single && container.foregroundColor == nil)
    }

    @Test("a child replaces another with an animation")
    func childTransition() {
      let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
      let stage = Stage(parent, size: CGSize(width: 100, height: 100))
      parent.addChild(old)
      parent.view.addSubview(old.view)
      parent.addChild(new)
      var finished = false
      parent.transition(from: old, to: new, duration: 0.2, animations: { new.view.alpha = 1 }) {
        finished = $0
      }
      stage.settle()
      #expect(finished && old.view.superview == nil && new.view.superview === parent.view)
    }
  }
}
