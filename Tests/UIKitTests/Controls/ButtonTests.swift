import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  // Inter at 18 points has lines of 3408/2816 · 18 = 21.78 points, at 15 points 18.15, and at 17 points 20.57; rounded up to
  // pixels of a half point: 22, 18.5 and 21.
  @MainActor
  @Suite("Buttons")
  struct ButtonTests {
    private func stage(_ button: UIButton) -> Stage {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      button.frame = CGRect(x: 50, y: 50, width: 200, height: 44)
      root.addSubview(button)
      return Stage(root)
    }

    // Apple, setTitle(_:for:): a state without a value of its own has that of the normal state.
    @Test("a state without its own value shows that of the normal state, also a combined one")
    func states() {
      let button = UIButton()
      button.setTitle("normal", for: .normal)
      button.setTitle("selected", for: .selected)
      button.setTitleColor(.red, for: .highlighted)
      #expect(button.currentTitle == "normal" && button.title(for: .disabled) == "normal")
      button.isSelected = true
      #expect(button.currentTitle == "selected" && button.titleLabel?.text == "selected")
      button.isHighlighted = true
      #expect(button.currentTitle == "normal", "selected and highlighted is a state of its own")
      button.isSelected = false
      #expect(button.currentTitleColor == .red)
      button.isHighlighted = false
      #expect(button.currentTitleColor == .white, "the title of a custom button is white")
    }

    @Test("a system button has the tint colour of its superview, and one that is disabled is grey")
    func tint() {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      let stage = stage(button)
      stage.window.tintColor = .systemPink
      #expect(button.currentTitleColor == .systemPink && button.titleLabel?.textColor == .systemPink)
      button.isEnabled = false
      #expect(button.currentTitleColor == .tertiaryLabel)
    }

    // 18 and 15 points, and 6 points above and below a title, are well known from Interface Builder.
    @Test("a title has 6 points above and below it unless the insets say otherwise")
    func sizes() {
      let custom = UIButton()
      custom.setTitle("Wide enough", for: .normal)
      #expect(custom.titleLabel?.font.pointSize == 18)
      let text = custom.titleLabel?.intrinsicContentSize ?? .zero
      #expect(custom.intrinsicContentSize == CGSize(width: text.width, height: text.height + 12))
      custom.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(custom.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
      let system = UIButton(type: .system)
      system.setTitle("x", for: .normal)
      #expect(system.titleLabel?.font.pointSize == 15)
      #expect(system.intrinsicContentSize.width == 30, "the minimum")
      let image = UIButton()
      image.setImage(
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }, for: .normal)
      #expect(image.intrinsicContentSize == CGSize(width: 20, height: 10))
    }

    // A button of 200 × 44 with an image of 20 points and a title of width w: together 20 + w, in the middle.
    @Test("image and title are side by side in the middle, and mirrored from right to left")
    func arrangement() {
      let button = UIButton()
      button.setTitle("Title", for: .normal)
      button.setImage(
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
      let stage = stage(button)
      let width = button.titleLabel?.frame.width ?? 0
      #expect(button.imageView?.frame == CGRect(x: (180 - width) / 2, y: 12, width: 20, height: 20))
      #expect(button.titleLabel?.frame.minX == (180 - width) / 2 + 20)
      button.contentHorizontalAlignment = .trailing
      stage.window.layoutIfNeeded()
      #expect(button.titleLabel?.frame.maxX == 200)
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      stage.window.layoutIfNeeded()
      #expect(button.titleLabel?.frame.minX == 0)
      #expect(button.imageView?.frame.minX == width, "the image leads")
      // Equal and opposite insets move a part by their length.
      button.contentHorizontalAlignment = .center
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
      stage.window.layoutIfNeeded()
      #expect(button.imageView?.frame.minX == (180 - width) / 2 + width + 8)
    }

    // Widths: image 20, padding 6, title w, insets 12 on both sides.
    @Test("a configuration determines the size: insets, padding, image and subtitle")
    func configuration() throws {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      let button = UIButton(configuration: configuration)
      let text = try #require(button.titleLabel?.intrinsicContentSize)
      #expect(button.titleLabel?.font.pointSize == 17)
      #expect(button.intrinsicContentSize == CGSize(width: text.width + 24, height: text.height + 14))
      configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
      configuration.imagePadding = 6
      button.configuration = configuration
      #expect(button.intrinsicContentSize == CGSize(width: text.width + 24 + 26, height: 44))
      configuration.imagePlacement = .top
      button.configuration = configuration
      #expect(button.intrinsicContentSize.height == text.height + 14 + 36)
      configuration.buttonSize = .large
      button.configuration = configuration
      #expect(button.intrinsicContentSize.height == text.height + 30 + 36)
      configuration.image = nil
      configuration.subtitle = "Subtitle"
      button.configuration = configuration
      let subtitle = try #require(button.subtitleLabel?.intrinsicContentSize)
      #expect(button.intrinsicContentSize.height == text.height + 1 + subtitle.height + 30)
    }

    @Test("titles that were set for a state take precedence over the configuration")
    func precedence() {
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Action") { _ in })
      #expect(button.titleLabel?.text == "Action")
      button.setTitle("Set", for: .normal)
      #expect(button.titleLabel?.text == "Set")
    }

    @Test("an alignment changes an attributed text that was put together from parts")
    func alignedLabel() {
      let text = NSMutableAttributedString(string: "")
      text.append(NSAttributedString(string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
      let label = UILabel()
      label.attributedText = text
      label.textAlignment = .center
      #expect(label.text == "Title")
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      let button = UIButton(configuration: configuration)
      button.titleLabel?.textAlignment = .center
      button.titleLabel?.font = .systemFont(ofSize: 9)
      #expect(button.titleLabel?.text == "Title")
    }

    @Test("a transformer and an attributed title change the font")
    func attributes() {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = .systemFont(ofSize: 30)
        return attributes
      }
      let button = UIButton(configuration: configuration)
      let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 30)
    }

    @Test("the handler runs when the state changes, and what it sets is shown before the next frame")
    func handler() {
      let button = UIButton(configuration: .gray())
      var calls = 0
      button.configurationUpdateHandler = { button in
        calls += 1
        button.configuration?.title = button.isSelected ? "on" : "off"
      }
      let stage = stage(button)
      #expect(button.titleLabel?.text == "off")
      let before = calls
      button.isSelected = true
      stage.window.layoutIfNeeded()
      #expect(button.titleLabel?.text == "on")
      #expect(calls == before + 1)
    }

    @Test("a tap sends touchUpInside and primaryActionTriggered, and runs a primary action once")
    func actions() {
      var log: [String] = []
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
      button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
      let stage = stage(button)
      #expect(button.currentTitle == "Go")
      stage.finger.tap(at: CGPoint(x: 100, y: 70))
      #expect(log == ["primary", "up"])
      stage.keys.press(.tab)
      stage.keys.press(.return)
      #expect(log == ["primary", "up", "primary", "up"])
    }

    @Test("a toggle button changes its selection before the action runs")
    func toggle() {
      var values: [Bool] = []
      let button = UIButton(
        configuration: .gray(),
        primaryAction: UIAction(title: "Toggle") {
          values.append(($0.sender as? UIButton)?.isSelected ?? false)
        })
      button.changesSelectionAsPrimaryAction = true
      let stage = stage(button)
      stage.finger.tap(at: CGPoint(x: 100, y: 70))
      stage.advance(by: 1)
      stage.finger.tap(at: CGPoint(x: 100, y: 70))
      #expect(values == [true, false])
    }

    @Test("a menu opens at the touch, beside the button, and the choice becomes the title")
    func menu() throws {
      let button = UIButton(configuration: .gray())
      var chosen: [String] = []
      button.menu = UIMenu(
        children: ["Name", "Date"].map { title in UIAction(title: title) { chosen.append($0.title) } })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      let stage = stage(button)
      let presenter = RecordingMenuPresenter()
      stage.window.menuPresenter = presenter
      #expect(button.currentTitle == "Name", "one is always chosen")
      var opened = 0
      button.addAction(UIAction { _ in opened += 1 }, for: .menuActionTriggered)
      stage.finger.down(at: CGPoint(x: 100, y: 70))
      let presented = try #require(presenter.menu)
      #expect(opened == 1 && !button.isTracking)
      #expect(presented.anchor == CGRect(x: 50, y: 50, width: 200, height: 44))
      presenter.choose("Date")
      stage.finger.up()
      #expect(chosen == ["Date"] && button.currentTitle == "Date" && button.titleLabel?.text == "Date")
    }

    @Test("the symbol of a button has the configuration of the state, or of the button's configuration")
    func symbols() throws {
      let small = UIImage.SymbolConfiguration(pointSize: 8.5)
      let large = UIImage.SymbolConfiguration(pointSize: 34)
      let plain = UIButton(type: .system)
      plain.setImage(UIImage(systemName: "plus"), for: .normal)
      plain.setPreferredSymbolConfiguration(large, forImageIn: .highlighted)
      // A symbol is 20 points large for text of 17 points (Behaviour.md 27.70).
      #expect(plain.imageView?.image?.size == CGSize(width: 20, height: 20))
      plain.isHighlighted = true
      #expect(plain.imageView?.image?.size == CGSize(width: 40, height: 40))
      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "plus")
      configuration.preferredSymbolConfigurationForImage = small
      let button = UIButton(configuration: configuration)
      #expect(button.imageView?.image?.size == CGSize(width: 10, height: 10))
      #expect(button.currentImage?.size == CGSize(width: 20, height: 20), "the image itself stays")
    }

    @Test("bad input is survived: an empty title, no image, a size of nothing, invalid insets")
    func badInput() {
      let button = UIButton(configuration: .filled())
      button.setTitle("", for: .normal)
      button.setImage(nil, for: .normal)
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: -100, leading: -100, bottom: -100, trailing: -100)
      let stage = stage(button)
      button.frame = .zero
      stage.window.layoutIfNeeded()
      let plain = UIButton()
      plain.setTitle("x", for: .normal)
      plain.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      stage.window.addSubview(plain)
      stage.window.layoutIfNeeded()
      #expect(plain.titleLabel?.frame.width ?? -1 >= 0)
    }
  }
}
