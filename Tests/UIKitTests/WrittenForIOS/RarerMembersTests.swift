import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  /// Members that screens of iOS set now and then: that they compile is half of the test.
  @MainActor
  @Suite("Rarer members, as they are written for iOS")
  struct RarerMembersTests {
    private final class Notes: UIViewController, UITextViewDelegate, UISearchBarDelegate {
      let textView = UITextView()
      let searchBar = UISearchBar()
      var events: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        textView.delegate = self
        textView.allowsEditingTextAttributes = true
        textView.smartQuotesType = .no
        textView.smartDashesType = .no
        textView.smartInsertDeleteType = .yes
        textView.inlinePredictionType = .no
        searchBar.frame = CGRect(x: 0, y: 0, width: 200, height: 56)
        searchBar.delegate = self
        searchBar.showsBookmarkButton = true
        searchBar.prompt = "Find a note"
        searchBar.smartQuotesType = .no
        searchBar.inputAccessoryView = UIToolbar()
        for view in [textView, searchBar] as [UIView] { self.view.addSubview(view) }
        addKeyCommand(UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find")))
      }

      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool { interaction == .invokeDefaultAction }

      func textViewDidChange(_ textView: UITextView) { events.append(textView.text) }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { events.append("bookmarks") }
      func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { events.append("results") }
    }

    @Test("a text view has a delegate of its own type, which also follows scrolling")
    func textViewDelegate() throws {
      let notes = Notes()
      let stage = Stage(notes, size: CGSize(width: 200, height: 300))
      stage.settle()
      let delegate: (any UITextViewDelegate)? = notes.textView.delegate
      #expect(delegate === notes)
      let url = try #require(URL(string: "https://example.org"))
      let range = NSRange(location: 0, length: 1)
      #expect(
        delegate?.textView?(notes.textView, shouldInteractWith: url, in: range, interaction: .preview)
          == false)
      #expect(
        delegate?.textView?(
          notes.textView, shouldInteractWith: NSTextAttachment(), in: range, interaction: .preview) == true)
      notes.textView.becomeFirstResponder()
      stage.keys.type("a")
      #expect(notes.events.contains("a"))
      notes.events = []
      notes.textView.contentOffset.y = 5
      #expect(notes.events == ["scroll"])
      (notes.textView as UIScrollView).delegate = nil
      #expect(notes.textView.delegate == nil)
    }

    @Test("a search bar has buttons for bookmarks and results while it has no text, and moves its parts")
    func searchBarButtons() throws {
      let notes = Notes()
      let stage = Stage(notes, size: CGSize(width: 200, height: 300))
      stage.settle()
      let (bar, field) = (notes.searchBar, notes.searchBar.searchTextField)
      let button = try #require(field.rightView as? UIButton)
      let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: stage.window)
      stage.finger.tap(at: place)
      stage.settle()
      #expect(notes.events == ["bookmarks"] && !field.isEditing)
      bar.showsSearchResultsButton = true
      bar.isSearchResultsButtonSelected = true
      stage.settle()
      stage.finger.tap(at: place)
      stage.settle()
      #expect(notes.events == ["bookmarks", "results"] && button.isSelected)
      bar.text = "x"
      stage.settle()
      #expect(button.isHidden)
      (bar.showsBookmarkButton, bar.showsSearchResultsButton) = (false, false)
      #expect(field.rightView == nil)

      let (frame, text) = (field.frame, field.textRect(forBounds: field.bounds))
      bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: 2)
      bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
      stage.settle()
      #expect(field.frame == frame.offsetBy(dx: 3, dy: 2))
      #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 5, dy: 1))
      #expect(bar.inputAccessoryView is UIToolbar && field.inputAccessoryView is UIToolbar)
      bar.isEnabled = false
      #expect(!field.isEnabled)
    }

    @Test("scopes appear with the search, with a text, or never by themselves")
    func scopes() {
      for (activation, expected) in [
        (UISearchController.ScopeBarActivation.automatic, [true, true, false]),
        (.onSearchActivation, [true, true, false]), (.onTextEntry, [false, true, false]),
        (.manual, [false, false, false]),
      ] {
        let search = UISearchController()
        search.scopeBarActivation = activation
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
        search.isActive = true
        var shown = [search.searchBar.showsScopeBar]
        search.searchBar.text = "a"
        shown.append(search.searchBar.showsScopeBar)
        search.isActive = false
        shown.append(search.searchBar.showsScopeBar)
        #expect(shown == expected, "\(activation)")
      }
    }

    /// A responder of an app that declares only some of the traits.
    private final class CodeField: UIView, UIKeyInput {
      var hasText: Bool { false }
      var smartQuotesType: UITextSmartQuotesType = .no
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }

    @Test("text fields keep what the text means, and how it is typed")
    func traits() {
      let field = UITextField()
      field.textContentType = .creditCardExpiration
      field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
      field.inlinePredictionType = .yes
      #expect(field.textContentType.rawValue == "cc-exp" && field.inlinePredictionType == .yes)
      #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 12;")
      let code: any UITextInputTraits = CodeField()
      #expect(code.smartQuotesType == .no && code.smartDashesType == .default && code.passwordRules == nil)
      code.smartDashesType = .no
    }

    private func picture(_ size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    }

    private static func views<View>(_ type: View.Type, in view: UIView) -> [View] {
      view.subviews.flatMap { [$0 as? View].compactMap { $0 } + views(type, in: $0) }
    }

    @Test("a tab bar shows the positions, the badges and the appearance of the selected tab")
    func tabBar() throws {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
      let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      items[0].badgeValue = "3"
      let appearance = UITabBarAppearance()
      let tab = UITabBarItemAppearance(style: .stacked)
      tab.normal.badgeBackgroundColor = .systemGreen
      tab.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
      tab.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
      tab.disabled.iconColor = .systemGray
      tab.focused.iconColor = .systemBlue
      appearance.stackedLayoutAppearance = tab
      appearance.inlineLayoutAppearance = tab
      appearance.compactInlineLayoutAppearance = tab
      appearance.selectionIndicatorTintColor = .systemRed
      appearance.selectionIndicatorImage = picture(CGSize(width: 20, height: 20))
      appearance.stackedItemPositioning = .centered
      appearance.stackedItemWidth = 100
      appearance.stackedItemSpacing = 20
      bar.standardAppearance = appearance
      bar.items = items
      bar.layoutIfNeeded()
      let buttons = Self.views(UIControl.self, in: bar)
      #expect(buttons.map(\.frame.minX) == [90, 210] && buttons.map(\.frame.width) == [100, 100])
      let labels = Self.views(UILabel.self, in: buttons[0])
      let badge = try #require(labels.first { $0.text == "3" })
      #expect(badge.superview?.backgroundColor == .systemGreen)
      let titles = [buttons[0], buttons[1]].compactMap { button in
        Self.views(UILabel.self, in: button).first { $0.text == "One" || $0.text == "Two" }
      }
      #expect(titles.map(\.frame.minY) == [31, 31])

      let other = UITabBarAppearance()
      other.configureWithOpaqueBackground()
      other.stackedItemPositioning = .fill
      items[1].standardAppearance = other
      items[1].scrollEdgeAppearance = other
      bar.selectedItem = items[1]
      bar.layoutIfNeeded()
      #expect(Self.views(UIControl.self, in: bar).map(\.frame.width) == [200, 200])
      bar.selectedItem = items[0]
      bar.layoutIfNeeded()
      #expect(Self.views(UIControl.self, in: bar).map(\.frame.width) == [100, 100])
    }

    @Test("a copy of an appearance has its class, and the buttons of a bar show theirs")
    func barAppearance() throws {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let appearance = bar.standardAppearance.copy()
      appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1)
      appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
      appearance.buttonAppearance.normal.backgroundImage = picture(CGSize(width: 10, height: 10))
      appearance.buttonAppearance.normal.backgroundImagePositionAdjustment.vertical = 1
      appearance.buttonAppearance.focused.titleTextAttributes = [.foregroundColor: UIColor.red]
      let second = appearance.copy()
      #expect(second !== appearance && second.titlePositionAdjustment.vertical == 1)
      #expect(second.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
      bar.standardAppearance = second

      let item = UINavigationItem(title: "Title")
      item.compactScrollEdgeAppearance = second
      let button = UIBarButtonItem(
        image: nil, landscapeImagePhone: nil, style: .plain, target: nil, action: nil)
      button.title = "Edit"
      button.setTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .default)
      button.isSelected = true
      item.rightBarButtonItem = button
      bar.items = [item]
      bar.layoutIfNeeded()
      let control = try #require(Self.views(UIControl.self, in: bar).first)
      control.layoutIfNeeded()
      #expect(control.isSelected && control.backgroundColor != nil)
      let label = try #require(Self.views(UILabel.self, in: control).first)
      #expect(label.frame == control.bounds.offsetBy(dx: 4, dy: 2))
      let background = try #require(Self.views(UIImageView.self, in: control).first { $0.image != nil })
      #expect(background.frame == control.bounds.offsetBy(dx: 0, dy: 1))
    }

    @Test("an image view aligns the part of its image that counts")
    func alignmentRect() {
      let image = picture(CGSize(width: 30, height: 20))
        .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 6))
      #expect(image.alignmentRectInsets.bottom == 4)
      let (container, view) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIImageView(image: image)
      )
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      ])
      container.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 76, y: 84, width: 30, height: 20))
    }

    private final class Row: UITableViewCell {
      var events: [String] = []
      override func willTransition(to state: UITableViewCell.StateMask) {
        super.willTransition(to: state)
        events.append("will \(state.contains(.showingEditControl)) \(isEditing)")
      }
      override func didTransition(to state: UITableViewCell.StateMask) {
        super.didTransition(to: state)
        events.append("did \(state.contains(.showingEditControl)) \(isEditing)")
      }
    }

    private final class Rows: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Row.self, forCellReuseIdentifier: "row")
        tableView.separatorInsetReference = .fromAutomaticInsets
        tableView.separatorEffect = UIBlurEffect(style: .light)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.focusStyle = .custom
        cell.userInteractionEnabledWhileDragging = true
        return cell
      }
    }

    @Test("a row is notified before and after editing begins")
    func rowStates() throws {
      let rows = Rows()
      let stage = Stage(rows, size: CGSize(width: 200, height: 300))
      stage.settle()
      let row = try #require(rows.tableView.visibleCells.first as? Row)
      rows.setEditing(true, animated: true)
      #expect(row.events == ["will true false"])
      stage.settle()
      #expect(row.events == ["will true false", "did true true"])
      row.events = []
      rows.setEditing(false, animated: false)
      #expect(row.events == ["will false true", "did false false"])
    }

    private final class WideBar: UINavigationBar {}

    @Test("a navigation controller has bars of the app's classes, and a tap on its content hides them")
    func navigation() {
      let navigation = UINavigationController(navigationBarClass: WideBar.self, toolbarClass: nil)
      let content = UIViewController()
      navigation.setViewControllers([content], animated: false)
      navigation.hidesBarsOnTap = true
      navigation.hidesBarsWhenKeyboardAppears = true
      navigation.hidesBarsWhenVerticallyCompact = true
      #expect(navigation.navigationBar is WideBar)
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
      let stage = Stage(navigation, size: CGSize(width: 200, height: 300))
      content.view.addSubview(button)
      stage.settle()
      stage.finger.tap(at: CGPoint(x: 100, y: 125))
      stage.settle()
      #expect(!navigation.isNavigationBarHidden)
      stage.finger.tap(at: CGPoint(x: 100, y: 250))
      stage.settle()
      #expect(navigation.isNavigationBarHidden)

      let (key, other) = (
        UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a")),
        UIKeyCommand(input: "b", modifierFlags: [], action: Selector("b"))
      )
      content.addKeyCommand(key)
      content.addKeyCommand(other)
      content.removeKeyCommand(key)
      #expect(content.keyCommands?.map(\.input) == ["b"])
    }

    @Test("a sheet keeps what has no effect")
    func sheet() throws {
      let controller = UIViewController()
      controller.modalPresentationStyle = .pageSheet
      let sheet = try #require(controller.sheetPresentationController)
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      sheet.sourceView = UIView()
      #expect(sheet.prefersEdgeAttachedInCompactHeight && sheet.sourceView != nil)
    }

    @Test("a view limits the content size category of what is in it")
    func contentSizeLimits() {
      let (view, label) = (UIView(), UILabel())
      view.addSubview(label)
      view.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
      view.maximumContentSizeCategory = .large
      #expect(label.traitCollection.preferredContentSizeCategory == .large)
      view.minimumContentSizeCategory = .medium
      view.traitOverrides.preferredContentSizeCategory = .small
      #expect(label.traitCollection.preferredContentSizeCategory == .medium)
      (view.minimumContentSizeCategory, view.maximumContentSizeCategory) = (nil, nil)
      #expect(label.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test("tracking widens text, springs have a duration and a bounce, recognizers choose touches")
    func others() {
      func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
        return NSAttributedString(string: "abc", attributes: attributes.merging([.font: font]) { $1 }).size()
          .width
      }
      #expect(width([.tracking: 5]) == width([.kern: 5]) && width([.tracking: 5]) > width([:]))
      let traits: UIFontDescriptor.SymbolicTraits = [.traitCondensed, .traitExpanded]
      #expect(traits.rawValue == 0x60)

      let spring = UISpringTimingParameters(duration: 0.4, bounce: 0.2)
      #expect(UIViewPropertyAnimator(duration: 0, timingParameters: spring).duration > 0.1)
      #expect(UISpringTimingParameters().initialVelocity == .zero)

      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var taps = 0
      let tap = UITapGestureRecognizer { _ in taps += 1 }
      #expect(tap.allowedTouchTypes == [0, 1, 2, 3])
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      view.addGestureRecognizer(tap)
      let stage = Stage(view, size: view.bounds.size)
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      stage.settle()
      #expect(taps == 0)
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      stage.settle()
      #expect(taps == 1)

      let (bar, progress) = (UIProgressView(), Progress(totalUnitCount: 4))
      progress.completedUnitCount = 1
      bar.observedProgress = progress
      #expect(bar.progress == 0.25)
      bar.observedProgress = nil
    }
  }
}
