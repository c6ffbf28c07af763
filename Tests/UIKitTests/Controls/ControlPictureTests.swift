import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  /// Every control on sheets, in light and dark.
  @MainActor
  @Suite("Pictures of controls")
  struct ControlPictureTests {
    /// Places views below each other, in columns.
    private final class Sheet: UIView {
      private var place = CGPoint(x: 16, y: 16)
      private var columnWidth: CGFloat = 0

      convenience init(_ size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = .systemBackground
      }

      func add(_ view: UIView, width: CGFloat? = nil) {
        var size = view.sizeThatFits(CGSize(width: width ?? 0, height: 0))
        if let width { size.width = width }
        if place.y + size.height > bounds.height - 16 {
          place = CGPoint(x: place.x + columnWidth + 16, y: 16)
          columnWidth = 0
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
          x: isMirrored ? bounds.width - place.x - size.width : place.x, y: place.y, width: size.width,
          height: size.height)
        columnWidth = max(columnWidth, size.width)
        place.y += size.height + 12
        addSubview(view)
      }
    }

    private static let star = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { context in
      let path = UIBezierPath()
      for index in 0..<10 {
        let angle = CGFloat(index) * .pi / 5
        let radius: CGFloat = index.isMultiple(of: 2) ? 9 : 4
        let point = CGPoint(x: 9 + radius * sin(angle), y: 9 - radius * cos(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      UIColor.black.setFill()
      path.fill()
    }

    private func configurations() -> Sheet {
      let sheet = Sheet(CGSize(width: 470, height: 420))
      let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
      for style in styles {
        for state in 0..<4 {
          var configuration = style
          configuration.title = ["Normal", "Selected", "Touched", "Disabled"][state]
          let button = UIButton(configuration: configuration)
          button.isSelected = state == 1
          button.isHighlighted = state == 2
          button.isEnabled = state != 3
          sheet.add(button)
        }
      }
      var image = UIButton.Configuration.filled()
      image.title = "Star"
      image.image = Self.star
      image.imagePadding = 6
      for placement: NSDirectionalRectEdge in [.leading, .trailing, .top, .bottom] {
        image.imagePlacement = placement
        sheet.add(UIButton(configuration: image))
      }
      var subtitle = UIButton.Configuration.tinted()
      subtitle.title = "Download"
      subtitle.subtitle = "24 MB"
      subtitle.cornerStyle = .capsule
      sheet.add(UIButton(configuration: subtitle))
      var busy = UIButton.Configuration.gray()
      busy.title = "Wait"
      busy.showsActivityIndicator = true
      busy.imagePadding = 6
      sheet.add(UIButton(configuration: busy))
      for size: UIButton.Configuration.Size in [.mini, .small, .medium, .large] {
        var configuration = UIButton.Configuration.bordered()
        configuration.buttonSize = size
        configuration.title = "Size"
        sheet.add(UIButton(configuration: configuration))
      }
      var destructive = UIButton.Configuration.filled()
      destructive.title = "Delete"
      let delete = UIButton(configuration: destructive)
      delete.role = .destructive
      sheet.add(delete)
      let choice = UIButton(configuration: .gray())
      choice.menu = UIMenu(children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date") { _ in }])
      choice.showsMenuAsPrimaryAction = true
      choice.changesSelectionAsPrimaryAction = true
      sheet.add(choice)
      return sheet
    }

    private func buttons() -> Sheet {
      let sheet = Sheet(CGSize(width: 300, height: 200))
      for (title, isEnabled, isHighlighted) in [
        ("System", true, false), ("Disabled", false, false), ("Touched", true, true),
      ] {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setImage(Self.star, for: .normal)
        button.isEnabled = isEnabled
        button.isHighlighted = isHighlighted
        sheet.add(button)
      }
      let custom = UIButton()
      custom.setTitle("Custom", for: .normal)
      custom.backgroundColor = .systemIndigo
      custom.layer.cornerRadius = 10
      custom.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
      sheet.add(custom)
      let types: [UIButton.ButtonType] = [.detailDisclosure, .contactAdd, .close]
      for type in types { sheet.add(UIButton(type: type)) }
      let background = UIButton()
      background.setTitle("Image behind", for: .normal)
      background.setTitleColor(.label, for: .normal)
      background.setBackgroundImage(Self.star.withTintColor(.systemYellow), for: .normal)
      sheet.add(background)
      return sheet
    }

    private func others() -> Sheet {
      let sheet = Sheet(CGSize(width: 660, height: 270))
      for (isOn, isEnabled) in [(true, true), (false, true), (true, false)] {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.isEnabled = isEnabled
        sheet.add(toggle)
      }
      let tinted = UISwitch()
      tinted.isOn = true
      tinted.onTintColor = .systemPurple
      sheet.add(tinted)
      for style: UIActivityIndicatorView.Style in [.medium, .large] {
        let indicator = UIActivityIndicatorView(style: style)
        indicator.startAnimating()
        sheet.add(indicator)
      }
      for (value, isEnabled) in [(Float(0), true), (0.3, true), (1, true), (0.6, false)] {
        let slider = UISlider()
        slider.value = value
        slider.isEnabled = isEnabled
        sheet.add(slider, width: 180)
      }
      for progress: Float in [0, 0.02, 0.4, 1] {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = progress
        sheet.add(view, width: 180)
      }
      let segmented = UISegmentedControl(items: ["Day", "Week", "Month"])
      segmented.selectedSegmentIndex = 0
      sheet.add(segmented, width: 200)
      let pictures = UISegmentedControl(items: [Self.star, "Text", "Off", "Last"])
      pictures.selectedSegmentIndex = 1
      pictures.setEnabled(false, forSegmentAt: 2)
      sheet.add(pictures, width: 200)
      let stepper = UIStepper()
      sheet.add(stepper)
      let full = UIStepper()
      full.value = 100
      sheet.add(full)
      let pages = UIPageControl()
      pages.numberOfPages = 5
      pages.currentPage = 2
      pages.backgroundStyle = .prominent
      sheet.add(pages)
      let colored = UIPageControl()
      colored.numberOfPages = 4
      colored.pageIndicatorTintColor = .systemGray4
      colored.currentPageIndicatorTintColor = .systemBlue
      sheet.add(colored)
      let many = UIPageControl()
      many.numberOfPages = 40
      many.currentPage = 20
      many.pageIndicatorTintColor = .systemGray4
      many.currentPageIndicatorTintColor = .label
      sheet.add(many, width: 140)
      return sheet
    }

    @Test("buttons with configurations, in all states, placements and sizes")
    func configuredButtons() {
      expectSnapshot(of: configurations(), named: "button-configurations", styles: [.light, .dark])
    }

    @Test("buttons without a configuration")
    func plainButtons() { expectSnapshot(of: buttons(), named: "buttons", styles: [.light, .dark]) }

    @Test("switches, sliders, segments, steppers, pages, progress and activity")
    func allOthers() { expectSnapshot(of: others(), named: "controls", styles: [.light, .dark]) }

    @Test("right to left, the first end of everything is the right one")
    func mirrored() {
      expectSnapshot(of: mirror(others()), named: "controls-mirrored")
      expectSnapshot(of: mirror(configurations()), named: "button-configurations-mirrored")
    }

    /// A sheet in right-to-left, with the places of its views.
    private func mirror(_ sheet: Sheet) -> Sheet {
      sheet.traitOverrides.layoutDirection = .rightToLeft
      return sheet
    }

    @Test("with large text, the titles of configured buttons and their corners grow, and nothing is cut")
    func largeText() {
      var sheet = Sheet(CGSize(width: 420, height: 330))
      UITraitCollection(preferredContentSizeCategory: .accessibilityMedium).performAsCurrent {
        sheet = Sheet(CGSize(width: 420, height: 330))
        for size: UIButton.Configuration.Size in [.small, .medium, .large] {
          var configuration = UIButton.Configuration.filled()
          configuration.buttonSize = size
          configuration.title = "Title"
          configuration.subtitle = "Subtitle"
          configuration.image = Self.star
          configuration.imagePadding = 6
          sheet.add(UIButton(configuration: configuration))
        }
        var long = UIButton.Configuration.tinted()
        long.title = "A long title that needs several lines"
        let button = UIButton(configuration: long)
        sheet.add(button, width: 200)
      }
      let stage = Stage(sheet, in: StageSurroundings(textSize: .accessibilityMedium))
      expectSnapshot(of: stage, named: "button-configurations-large")
    }

    @Test("the focus ring surrounds the shape of each control")
    func focus() {
      let sheet = others()
      let stage = Stage(sheet)
      var rings = 0
      for _ in 0..<14 {
        stage.keys.press(.tab)
        let focused = sheet.subviews.compactMap { $0 as? UIControl }.filter(\.isFocused)
        rings += focused.count
      }
      #expect(rings == 14)
      expectSnapshot(of: stage, named: "controls-focus")
    }
  }
}
