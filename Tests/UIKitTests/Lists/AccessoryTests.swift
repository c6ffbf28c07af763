import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  /// Accessories that the user operates, in a list of rows that are 320 points wide.
  @MainActor
  @Suite("Accessories")
  struct AccessoryTests {
    private func cell(_ item: Int, _ list: SwipedList) throws -> UICollectionViewListCell {
      try #require(list.cell(item) as? UICollectionViewListCell)
    }

    private func show(_ accessories: [UICellAccessory], in list: SwipedList) {
      list.accessories = accessories
      list.view.reloadData()
      list.stage.settle()
    }

    // MARK: - Touches

    /// What configures a row again while a finger is on its accessory.
    enum Configuration: CaseIterable {
      case reload, reconfigure, updateHandler
    }

    private func configureAgain(_ list: SwipedList, by configuration: Configuration) throws {
      switch configuration {
      case .reload: list.view.reloadData()
      case .reconfigure: list.view.reconfigureItems(at: [[0, 0]])
      case .updateHandler: try cell(0, list).accessories = list.accessories
      }
      list.stage.window.layoutIfNeeded()
    }

    @Test(
      "§25.26 a tap performs the action of the accessory that was touched, also if the row is configured again",
      arguments: Configuration.allCases)
    func configuredDuringTap(by configuration: Configuration) throws {
      let list = SwipedList()
      var taps = 0
      show([.detail { taps += 1 }], in: list)
      list.stage.finger.down(at: CGPoint(x: 293, y: 22))
      list.stage.finger.wait(0.2)
      try configureAgain(list, by: configuration)
      list.stage.finger.up()
      #expect(taps == 1)
      #expect(list.view.visibleCells.allSatisfy { !$0.isHighlighted } && list.log == [])
      // The list follows the next touch.
      list.stage.finger.tap(at: CGPoint(x: 100, y: 66))
      #expect(list.log == ["select 1"])
    }

    @Test(
      "§25.26 the drag of a handle goes on when the row is configured again, unless an update cancels it",
      arguments: Configuration.allCases)
    func configuredDuringMovement(by configuration: Configuration) throws {
      let list = SwipedList()
      show([.reorder(displayed: .always)], in: list)
      list.stage.finger.down(at: CGPoint(x: 293, y: 22))
      list.stage.finger.move(to: CGPoint(x: 293, y: 34))
      try configureAgain(list, by: configuration)
      list.stage.finger.move(to: CGPoint(x: 293, y: 80))
      list.stage.finger.up()
      list.stage.settle()
      #expect(list.log == (configuration == .updateHandler ? ["move 0 to 1"] : []))
      #expect(!list.view.hasUncommittedUpdates)
      list.stage.finger.tap(at: CGPoint(x: 100, y: 66))
      #expect(list.log.last == "select 1")
    }

    // MARK: - Pop-up menus

    private func menu(
      _ states: [UIMenuElement.State] = [.off, .off], log: @escaping (String) -> Void = { _ in }
    )
      -> UIMenu
    {
      UIMenu(
        children: zip(["Short", "A longer title"], states).map { title, state in
          UIAction(title: title, state: state) { _ in log(title) }
        })
    }

    @Test("a pop-up menu shows the chosen element, and the first one if none is chosen")
    func popUpTitle() throws {
      let list = SwipedList()
      show([.popUpMenu(menu([.off, .on]))], in: list)
      let button = try #require(try cell(0, list).accessoryViews.first?.subviews.first as? UIButton)
      #expect(button.titleLabel?.text == "A longer title")
      show([.popUpMenu(menu())], in: list)
      let other = try #require(try cell(0, list).accessoryViews.first?.subviews.first as? UIButton)
      #expect(other.titleLabel?.text == "Short")
    }

    @Test("another choice is reported once, before its action, and the content makes room for the title")
    func popUpChoice() throws {
      let list = SwipedList()
      let presenter = RecordingMenuPresenter()
      list.stage.window.menuPresenter = presenter
      var log: [String] = []
      let menu = menu { log.append($0) }
      show(
        [
          .popUpMenu(menu) { menu in log.append("chosen: \(menu.selectedElements.map(\.title))") }
        ], in: list)
      let width = try cell(0, list).contentView.frame.width
      // The button is 16 points from the edge.
      list.stage.finger.tap(at: CGPoint(x: 290, y: 22))
      #expect(presenter.titles == ["Short", "A longer title"])
      presenter.choose("A longer title")
      list.stage.settle()
      #expect(log == ["chosen: [\"A longer title\"]", "A longer title"])
      #expect(try cell(0, list).contentView.frame.width < width - 20)
      list.stage.finger.tap(at: CGPoint(x: 290, y: 22))
      presenter.choose("A longer title")
      #expect(log.dropFirst(2) == ["A longer title"])
      // The row was not selected.
      #expect(list.log == [])
    }

    // MARK: - Keyboard

    @Test("§25.19 Tab goes through the accessories of the focused row, and Shift+Tab returns to the row")
    func tab() throws {
      let list = SwipedList()
      var log: [String] = []
      let toggle = UISwitch()
      toggle.addAction(UIAction { _ in log.append("switch") }, for: .valueChanged)
      show([.detail { log.append("detail") }], in: list)
      try cell(1, list).accessories = [
        .detail { log.append("detail 1") },
        .customView(configuration: .init(customView: toggle, placement: .trailing())),
      ]
      list.stage.settle()
      let (keys, window) = (list.stage.keys, list.stage.window)
      // The first key gives the first row the focus, the second one moves it.
      keys.press(.downArrow)
      keys.press(.downArrow)
      keys.press(.tab)
      #expect(window.controlFocus.view === toggle)
      keys.press(.space)
      keys.press(.tab)
      keys.press(.return)
      #expect(log == ["switch", "detail 1"])
      keys.press(.tab, .shift)
      #expect(window.controlFocus.view === toggle)
      keys.press(.tab, .shift)
      #expect(window.controlFocus.view == nil)
      // The row itself has the keys again.
      keys.press(.space)
      #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("§25.19 the arrow keys enter and leave the accessories, and the others stay where they are")
    func arrows() throws {
      let list = SwipedList()
      var log: [String] = []
      show(
        [.insert(displayed: .always) { log.append("insert") }, .detail { log.append("detail") }], in: list)
      let (keys, window) = (list.stage.keys, list.stage.window)
      // Before a row has the focus, no accessory can have it.
      keys.press(.tab)
      #expect(window.controlFocus.view == nil)
      keys.press(.downArrow)
      keys.press(.rightArrow)
      keys.press(.space)
      keys.press(.rightArrow)
      keys.press(.space)
      #expect(log == ["insert", "detail"])
      // To the right of the last accessory is the row.
      keys.press(.rightArrow)
      #expect(window.controlFocus.view == nil)
      keys.press(.leftArrow)
      keys.press(.space)
      #expect(log == ["insert", "detail", "detail"])
      // Down is the next row, whose accessories are reached in the same way.
      keys.press(.downArrow)
      #expect(window.controlFocus.view == nil)
      #expect(list.view.focusedCell === list.cell(1))
      keys.press(.leftArrow)
      #expect(window.controlFocus.view?.isDescendant(of: try cell(1, list)) == true)
    }

    @Test("§25.19 a row that disappears takes the focus of its accessory along")
    func scrolledAway() throws {
      let list = SwipedList()
      show([.detail {}], in: list)
      list.stage.keys.press(.downArrow)
      list.stage.keys.press(.rightArrow)
      #expect(list.stage.window.controlFocus.view != nil)
      list.view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
      list.stage.settle()
      #expect(list.stage.window.controlFocus.view == nil)
      list.stage.keys.press(.downArrow)
      list.stage.settle()
      #expect(list.view.focusedCell != nil)
    }

    // MARK: - Editing

    /// A text that fits in one line of 320 − 32 points, but not beside the controls, which leave 224 or less.
    private static var textThatEditingBreaks: String {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      var text = ""
      repeat {
        text += "ab "
        label.text = text
      } while label.intrinsicContentSize.width < 245
      return text
    }

    @Test("§25.20 rows are measured again when editing begins and ends")
    func heights() throws {
      let list = SwipedList()
      let text = Self.textThatEditingBreaks
      list.rows[0] = text
      show([.delete(), .reorder()], in: list)
      #expect(try cell(0, list).frame.height == 44)
      list.view.isEditing = true
      list.stage.settle()
      let height = try cell(0, list).frame.height
      #expect(height > 60)
      #expect(try cell(1, list).frame == CGRect(x: 0, y: height, width: 320, height: 44))
      list.view.isEditing = false
      list.stage.settle()
      #expect(try cell(0, list).frame.height == 44)
    }

    // MARK: - Fonts

    // Headline and body are 17 points, and 28 in the category accessibilityMedium; title 3 is 20 and 31.
    @Test("§25.20 a row that editing changes while it is out of sight has its new height when it returns")
    func heightsOutOfSight() throws {
      let list = SwipedList(rows: 60)
      list.rows[1] = Self.textThatEditingBreaks
      show([.delete(), .reorder()], in: list)
      let height = try cell(1, list).frame.height
      func scroll(to y: CGFloat) {
        list.view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
        list.stage.settle()
      }
      scroll(to: 1500)
      list.view.isEditing = true
      list.stage.settle()
      scroll(to: 0)
      #expect(try cell(1, list).frame.height > height)
      #expect(try cell(1, list).frame.maxY == cell(2, list).frame.minY)
      scroll(to: 1500)
      list.view.isEditing = false
      list.stage.settle()
      scroll(to: 0)
      #expect(try cell(1, list).frame.height == height)
    }

    @Test("§25.22 a row that is inserted while the list is edited is edited, too")
    func insertedWhileEditing() throws {
      let list = SwipedList(rows: 3)
      show([.insert {}], in: list)
      list.view.isEditing = true
      list.stage.settle()
      let known = try cell(0, list)
      list.rows.append("new")
      list.view.performBatchUpdates { list.view.insertItems(at: [IndexPath(item: 3, section: 0)]) }
      list.stage.settle()
      let new = try cell(3, list)
      #expect(new.configurationState.isEditing)
      #expect(new.contentView.frame.minX == known.contentView.frame.minX && new.contentView.frame.minX > 20)
    }

    @Test("separators have an effect over their colour")
    func separatorEffect() throws {
      let list = SwipedList(rows: 3)
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.separatorConfiguration.visualEffect = UIBlurEffect(style: .systemThickMaterial)
      list.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
      list.stage.settle()
      func effects(in view: UIView) -> [UIVisualEffectView] {
        view.subviews.flatMap { effects(in: $0) } + [view as? UIVisualEffectView].compactMap { $0 }
      }
      // The background of a row has a view without an effect.
      let shown = effects(in: try cell(0, list)).filter { $0.effect != nil }
      #expect(shown.count == 2 && shown.allSatisfy { $0.bounds.width > 200 })
    }

    @Test("§25.23 a long label among the accessories leaves room for the text of the row")
    func longLabel() throws {
      let list = SwipedList(rows: 3)
      show([.label(text: String(repeating: "long ", count: 20))], in: list)
      #expect(try cell(0, list).contentView.frame.width > 320 / 2)
    }

    @Test("fonts with another weight or slant scale with the text size, and keep weight and slant")
    func fonts() throws {
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      let stage = Stage(label, size: CGSize(width: 320, height: 100))
      let bold = try #require(
        UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits([
          .traitBold, .traitItalic,
        ]))
      let fonts: [(UIFont, CGFloat)] = [
        (UIFont(descriptor: bold, size: 0), 28), (.preferredFont(forTextStyle: .headline), 28),
        (UIListContentConfiguration.sidebarHeader().textProperties.font, 31),
      ]
      for (font, size) in fonts {
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        label.font = font
        let traits = label.font.fontDescriptor.symbolicTraits
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        #expect(label.font.pointSize == size)
        #expect(label.font.fontDescriptor.symbolicTraits == traits)
      }
      label.font = UIFont(descriptor: bold, size: 15)
      #expect(label.font.pointSize == 15)
    }
  }
}
