import CollectionViewTesting
import Testing
@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Search")
  struct SearchTests {
    init() { TestIcons.use() }

    final class Delegate: UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
      var log: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append("text \(searchText)")
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
      }
      func updateSearchResults(for searchController: UISearchController) {
        log.append("update \(searchController.searchBar.text ?? "")")
      }
      func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
      func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
      func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
      func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
      func take() -> [String] {
        defer { log = [] }
        return log
      }
    }

    @Test("§31.30 a search bar calls its delegate for typing, Return, Cancel, Escape and scopes")
    func bar() throws {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      let delegate = Delegate()
      bar.delegate = delegate
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      root.addSubview(bar)
      let stage = Stage(root)
      stage.finger.source = .mouse
      #expect(bar.sizeThatFits(.zero).height == 56)
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
      stage.finger.tap(at: CGPoint(x: 150, y: 28))
      stage.keys.type("ab")
      stage.keys.press(.return)
      #expect(delegate.take() == ["begin", "text a", "text ab", "search"])
      bar.setShowsCancelButton(true, animated: true)
      stage.settle()
      #expect(bar.searchTextField.frame.width < 260)
      stage.finger.tap(at: CGPoint(x: 290, y: 28))
      stage.keys.press(.escape)
      #expect(delegate.take() == ["cancel", "cancel"])
      bar.showsCancelButton = false
      stage.keys.press(.escape)
      #expect(bar.text == "" && delegate.take() == ["text "])
      stage.keys.press(.escape)
      #expect(!bar.isFirstResponder && delegate.take() == ["end"])
      bar.scopeButtonTitles = ["All", "New"]
      bar.showsScopeBar = true
      bar.sizeToFit()
      #expect(bar.frame.height == 101)
      stage.window.layoutIfNeeded()
      stage.finger.tap(at: CGPoint(x: 240, y: 74))
      #expect(bar.selectedScopeButtonIndex == 1 && delegate.take() == ["scope 1"])
      bar.text = "set"
      #expect(delegate.take() == ["text set"])
    }

    private func navigation(_ search: UISearchController, large: Bool = false) -> (
      LoggedController, UINavigationController
    ) {
      let root = LoggedController("root")
      root.title = "Fruit"
      root.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = large
      return (root, navigation)
    }

    @Test("§31.31 a search begins in the field, updates the results, and ends with Cancel")
    func controller() throws {
      let search = UISearchController(searchResultsController: nil)
      let delegate = Delegate()
      (search.searchResultsUpdater, search.delegate) = (delegate, delegate)
      let (root, navigation) = self.navigation(search)
      let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(root.view.safeAreaInsets.top == 96)
      let field = search.searchBar.searchTextField
      #expect(stage.window.convert(field.bounds, from: field) == CGRect(x: 16, y: 45, width: 288, height: 36))
      stage.finger.source = .mouse
      stage.finger.tap(at: CGPoint(x: 150, y: 62))
      stage.settle()
      #expect(search.isActive && field.isEditing && search.searchBar.showsCancelButton)
      #expect(delegate.take() == ["will present", "update ", "did present"])
      #expect(navigation.navigationBar.frame.height == 60, "the title is hidden")
      stage.keys.type("a")
      #expect(delegate.take() == ["update a"])
      // The content is dimmed; a click on it ends the search.
      stage.finger.tap(at: CGPoint(x: 150, y: 300))
      stage.settle()
      #expect(!search.isActive && search.searchBar.text == "" && !field.isEditing)
      #expect(delegate.take().first == "will dismiss")
      #expect(navigation.navigationBar.frame.height == 96 && root.children.isEmpty)
      search.obscuresBackgroundDuringPresentation = false
      search.hidesNavigationBarDuringPresentation = false
      search.isActive = true
      stage.settle()
      #expect(field.isEditing && root.children.isEmpty && navigation.navigationBar.frame.height == 96)
      stage.keys.press(.escape)
      #expect(!search.isActive)
    }

    @Test("§31.32 a controller for results is shown over the content while there is a text")
    func results() throws {
      let results = LoggedController("results")
      let search = UISearchController(searchResultsController: results)
      let (_, navigation) = self.navigation(search)
      let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
      search.isActive = true
      stage.settle()
      #expect(!search.showsSearchResultsController && results.viewIfLoaded?.window == nil)
      stage.keys.type("a")
      #expect(search.showsSearchResultsController && results.view.window != nil && !results.view.isHidden)
      #expect(results.parent === search && results.view.safeAreaInsets.top == 60)
      stage.keys.press(.backspace)
      #expect(results.view.isHidden)
      search.showsSearchResultsController = true
      #expect(!results.view.isHidden)
      search.isActive = false
      #expect(results.view.window == nil)
    }

    private final class Suggesting: NSObject, UISearchResultsUpdating {
      var log: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        searchController.searchSuggestions = ["apple", "apricot", "banana"].filter { $0.hasPrefix(text) }
          .map { UISearchSuggestionItem(localizedSuggestion: $0, localizedDescription: "fruit") }
      }
      func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
      ) {
        log.append(searchSuggestion.localizedSuggestion ?? "nil")
        searchController.searchBar.text = searchSuggestion.localizedSuggestion
        searchController.searchSuggestions = nil
      }
    }

    @Test("§31.32 suggestions are in a list over the content and the results, until one is chosen")
    func suggestions() throws {
      let (results, updater) = (LoggedController("results"), Suggesting())
      let search = UISearchController(searchResultsController: results)
      search.searchResultsUpdater = updater
      let (_, navigation) = self.navigation(search)
      let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
      search.isActive = true
      stage.settle()
      let list = try #require(search.children.first as? SearchSuggestionList)
      #expect(list.tableView.numberOfRows(inSection: 0) == 3 && list.view.frame == search.view.bounds)
      stage.keys.type("ap")
      #expect(list.suggestions.map(\.localizedSuggestion) == ["apple", "apricot"])
      #expect(!list.view.isHidden && results.viewIfLoaded?.window == nil)
      let row = try #require(list.tableView.cellForRow(at: [0, 1]))
      stage.finger.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
      stage.settle()
      #expect(updater.log == ["apricot"] && search.searchBar.text == "apricot")
      #expect(list.view.isHidden && results.view.window != nil && !results.view.isHidden)
      search.isActive = false
      stage.settle()
      #expect(list.view.window == nil)
    }

    /// Shows an active search with results in a controller on top of another one.
    private func pushedSearch(_ results: UIViewController? = nil) -> (
      UISearchController, LoggedController, UINavigationController, Stage
    ) {
      let search = UISearchController(searchResultsController: results)
      let (root, searched) = (LoggedController("below"), LoggedController("searched"))
      searched.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: root)
      let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
      navigation.pushViewController(searched, animated: false)
      stage.settle()
      search.isActive = true
      stage.settle()
      return (search, searched, navigation, stage)
    }

    @Test("§31.37 a search moves out with the controller that is popped, and ends")
    func popped() {
      let (search, searched, navigation, stage) = pushedSearch()
      #expect(navigation.content.subviews == [searched.view, search.view])
      navigation.popViewController(animated: true)
      stage.finger.wait(0.1)
      #expect(search.isActive && search.view.superview === searched.view)
      stage.settle()
      #expect(navigation.content.subviews == [navigation.viewControllers[0].view])
      #expect(!search.isActive && searched.children.isEmpty)
    }

    @Test("§31.37 a search that the user begins to leave is there again when the user stays")
    func cancelledPop() {
      let (search, searched, navigation, stage) = pushedSearch()
      stage.finger.down(at: CGPoint(x: 5, y: 300))
      for x in [20, 40, 60] { stage.finger.move(to: CGPoint(x: x, y: 300)) }
      #expect(search.view.superview === searched.view)
      stage.finger.wait(0.5)
      stage.finger.up()
      stage.settle()
      #expect(navigation.topViewController === searched && search.isActive)
      #expect(navigation.content.subviews == [searched.view, search.view])
    }

    @Test("§31.37 the results leave with what they cover, and come back with it", arguments: [false, true])
    func leaveAndReturn(isAnimated: Bool) {
      LoggedController.log = []
      let results = LoggedController("results")
      let (search, searched, navigation, stage) = pushedSearch(results)
      stage.keys.type("a")
      LoggedController.log = []
      let detail = LoggedController("detail")
      results.navigationController?.pushViewController(detail, animated: isAnimated)
      stage.settle()
      #expect(navigation.content.subviews == [detail.view])
      #expect(results.view.window == nil && detail.view.safeAreaInsets.top == 44)
      #expect(
        LoggedController.take() == [
          "searched willNot", "results willNot", "detail will", "searched didNot", "results didNot",
          "detail did",
        ])
      navigation.popViewController(animated: isAnimated)
      stage.settle()
      #expect(search.isActive && search.searchBar.text == "a")
      #expect(navigation.content.subviews == [searched.view, search.view])
      #expect(results.view.window != nil && results.view.safeAreaInsets.top == 60)
      #expect(
        LoggedController.take() == [
          "detail willNot", "searched will", "results will", "detail didNot", "searched did", "results did",
        ])
      navigation.pushViewController(detail, animated: false)
      navigation.popToRootViewController(animated: isAnimated)
      stage.settle()
      #expect(navigation.content.subviews == [navigation.viewControllers[0].view])
      #expect(!search.isActive && search.searchBar.text == "")
    }

    @Test("§31.33 scrolling hides the search bar, then the large title, unless the item says otherwise")
    func scrolling() throws {
      let search = UISearchController(searchResultsController: nil)
      let (root, navigation) = self.navigation(search, large: true)
      let list = UIScrollView()
      list.contentSize = CGSize(width: 100, height: 2000)
      list.alwaysBounceVertical = true
      root.view = list
      let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
      #expect(navigation.navigationBar.frame.height == 148 && list.contentOffset.y == -148)
      list.contentOffset.y += 52
      stage.window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 96 && search.searchBar.isHidden)
      list.contentOffset.y += 100
      stage.window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 44)
      root.navigationItem.hidesSearchBarWhenScrolling = false
      stage.window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 96 && !search.searchBar.isHidden)
      root.navigationItem.searchController = nil
      stage.window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 44 && search.searchBar.superview == nil)
    }

    @Test("search bars in light and dark, and from right to left")
    func pictures() {
      func sheet() -> UIView {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 180))
        sheet.backgroundColor = .systemBackground
        let (first, second) = (
          UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)),
          UISearchBar(frame: CGRect(x: 0, y: 70, width: 300, height: 101))
        )
        first.placeholder = "Search"
        second.text = "Apples"
        second.showsCancelButton = true
        second.scopeButtonTitles = ["All", "New"]
        second.showsScopeBar = true
        second.searchBarStyle = .minimal
        for bar in [first, second] { sheet.addSubview(bar) }
        return sheet
      }
      expectSnapshot(
        of: sheet(), named: "search-bars", styles: [.light, .dark], directions: [.leftToRight, .rightToLeft])
      func controller() -> UIViewController {
        let search = UISearchController(searchResultsController: nil)
        return navigation(search, large: true).1
      }
      expectSnapshot(
        of: controller(), named: "search-controller", sizes: [CGSize(width: 320, height: 220)],
        styles: [.light, .dark], directions: [.leftToRight, .rightToLeft])
    }
  }
}
