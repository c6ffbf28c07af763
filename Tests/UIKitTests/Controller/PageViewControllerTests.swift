import CollectionViewTesting
import Testing
@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Page view controllers")
  struct PageViewControllerTests {
    /// A book of numbered pages.
    final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      var pages: [LoggedController]
      var showsDots = false
      var log: [String] = []

      init(_ count: Int) { pages = (0..<count).map { LoggedController("\($0)") } }

      private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
      }
      func pageViewController(_ book: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
      { self.page(page, -1) }
      func pageViewController(_ book: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
      { self.page(page, 1) }
      func presentationCount(for book: UIPageViewController) -> Int { showsDots ? pages.count : 0 }
      func presentationIndex(for book: UIPageViewController) -> Int {
        pages.firstIndex { $0 === book.viewControllers?.first } ?? 0
      }
      func pageViewController(_ book: UIPageViewController, willTransitionTo pending: [UIViewController]) {
        log.append("to \(names(pending))")
      }
      func pageViewController(
        _ book: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
      ) { log.append("from \(names(previousViewControllers)) \(completed)") }
      func takeLog() -> [String] {
        defer { log = [] }
        return log
      }
    }

    private static func names(_ controllers: [UIViewController]?) -> String {
      (controllers ?? []).map { ($0 as? LoggedController)?.name ?? "?" }.joined(separator: " ")
    }

    private func show(
      _ book: Book, _ orientation: UIPageViewController.NavigationOrientation = .horizontal, first: Int = 0,
      direction: UITraitEnvironmentLayoutDirection = .leftToRight,
      options: [UIPageViewController.OptionsKey: Any]? = nil,
      style: UIPageViewController.TransitionStyle = .scroll
    ) -> (UIPageViewController, Stage) {
      LoggedController.log = []
      let pages = UIPageViewController(
        transitionStyle: style, navigationOrientation: orientation, options: options)
      pages.dataSource = book
      pages.delegate = book
      let shown =
        options?[.spineLocation] == nil ? [book.pages[first]] : Array(book.pages[first...(first + 1)])
      pages.setViewControllers(shown, direction: .forward, animated: false)
      return (
        pages,
        Stage(pages, size: CGSize(width: 300, height: 400), in: StageSurroundings(direction: direction))
      )
    }

    private func swipe(_ stage: Stage, dx: CGFloat = 0, dy: CGFloat = 0) {
      stage.finger.drag(
        from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150 + dx, y: 200 + dy), duration: 0.15)
      stage.settle()
    }

    private func place(_ page: LoggedController) -> CGRect? {
      page.viewIfLoaded.flatMap { $0.window?.convert($0.bounds, from: $0) }
    }

    @Test("a page that is set when the page view controller appears gets its calls")
    func pageOnAppearance() {
      final class SecondFirst: UIPageViewController {
        let other = LoggedController("1")
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          setViewControllers([other], direction: .forward, animated: true)
        }
      }
      LoggedController.log = []
      let pages = SecondFirst(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([LoggedController("0")], direction: .forward, animated: false)
      let stage = Stage(pages)
      #expect(LoggedController.take() == ["0 will", "0 willNot", "1 will", "0 didNot", "1 did"])
      #expect(pages.other.view.window === stage.window)
    }

    @Test("§30.10 pages scroll by one, appear when they move in, and the delegate follows")
    func swipes() throws {
      let book = Book(3)
      let (pages, stage) = show(book)
      #expect(LoggedController.take() == ["0 will", "0 did"])
      #expect(book.takeLog().isEmpty, "the app has set the first page")
      swipe(stage, dx: -200)
      #expect(Self.names(pages.viewControllers) == "1")
      #expect(book.takeLog() == ["to 1", "from 0 true"])
      #expect(LoggedController.take() == ["0 willNot", "1 will", "0 didNot", "1 did"])
      #expect(place(book.pages[1]) == CGRect(x: 0, y: 0, width: 300, height: 400))
      // A drag that returns.
      stage.finger.down(at: CGPoint(x: 150, y: 200))
      for step in 1...5 { stage.finger.move(to: CGPoint(x: 150 - CGFloat(step) * 10, y: 200)) }
      stage.finger.wait(0.3)
      stage.finger.up()
      stage.settle()
      #expect(Self.names(pages.viewControllers) == "1" && book.takeLog() == ["to 2", "from 1 false"])
      #expect(LoggedController.take() == ["1 willNot", "2 will", "2 willNot", "1 will", "2 didNot", "1 did"])
      swipe(stage, dx: 200)
      swipe(stage, dx: 200)
      #expect(Self.names(pages.viewControllers) == "0", "there is nothing before the first page")
      #expect(pages.children.count == 2 && book.pages[2].parent == nil, "only neighbours are loaded")
    }

    @Test("§30.10 from right to left the next page is at the left")
    func mirrored() throws {
      let book = Book(3)
      let (pages, stage) = show(book, direction: .rightToLeft)
      swipe(stage, dx: -200)
      #expect(Self.names(pages.viewControllers) == "0")
      swipe(stage, dx: 200)
      #expect(Self.names(pages.viewControllers) == "1")
      stage.keys.press(.leftArrow)
      stage.settle()
      #expect(Self.names(pages.viewControllers) == "2")
      #expect(place(book.pages[2]) == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test("a second swipe during the first one goes on from the page that came")
    func quickSwipes() throws {
      let book = Book(6)
      let (pages, stage) = show(book)
      for _ in 0..<3 {
        stage.finger.fling(from: CGPoint(x: 250, y: 200), velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.12)
      }
      stage.settle()
      #expect(Self.names(pages.viewControllers) == "3")
      #expect(place(book.pages[3]) == CGRect(x: 0, y: 0, width: 300, height: 400))
      #expect(book.takeLog().last == "from 2 true")
    }

    @Test("the window changes its size during a swipe")
    func resize() throws {
      let book = Book(3)
      let (pages, stage) = show(book)
      stage.finger.down(at: CGPoint(x: 250, y: 200))
      for step in 1...10 { stage.finger.move(to: CGPoint(x: 250 - CGFloat(step) * 20, y: 200)) }
      stage.resize(to: CGSize(width: 500, height: 300))
      stage.finger.up()
      stage.settle()
      let shown = try #require(pages.viewControllers?.first as? LoggedController)
      #expect(place(shown) == CGRect(x: 0, y: 0, width: 500, height: 300))
    }

    @Test("§30.11 the app changes the page, with animation and without, and the delegate is not called")
    func byApp() throws {
      let book = Book(5)
      let (pages, stage) = show(book)
      _ = LoggedController.take()
      var finished: [Bool] = []
      pages.setViewControllers([book.pages[3]], direction: .forward, animated: true) { finished.append($0) }
      stage.advance(by: 0.05)
      #expect(finished.isEmpty && (place(book.pages[3])?.minX ?? 0) > 0, "it comes from the right")
      stage.settle()
      #expect(finished == [true] && Self.names(pages.viewControllers) == "3")
      #expect(LoggedController.take() == ["0 willNot", "3 will", "0 didNot", "3 did"])
      // Another change while one is in progress.
      pages.setViewControllers([book.pages[4]], direction: .forward, animated: true) { finished.append($0) }
      stage.advance(by: 0.05)
      pages.setViewControllers([book.pages[1]], direction: .reverse, animated: false) { finished.append($0) }
      stage.settle()
      #expect(finished == [true, false, true] && Self.names(pages.viewControllers) == "1")
      #expect(book.takeLog().isEmpty)
      swipe(stage, dx: -200)
      #expect(Self.names(pages.viewControllers) == "2")
      pages.setViewControllers(nil, direction: .forward, animated: false)
      #expect(pages.viewControllers == nil && pages.children.isEmpty)
    }

    @Test("the wrong number of controllers is reported")
    func wrongCount() {
      let book = Book(3)
      let (pages, _) = show(book)
      let found = diagnostics {
        pages.setViewControllers(book.pages, direction: .forward, animated: false) { #expect(!$0) }
      }
      #expect(found.map(\.code) == [.invalidPages] && Self.names(pages.viewControllers) == "0")
    }

    @Test("§30.12 a page control is below the pages, follows them, and changes them")
    func dots() throws {
      let book = Book(3)
      book.showsDots = true
      let (pages, stage) = show(book, first: 1)
      let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
      #expect(control.frame == CGRect(x: 0, y: 363, width: 300, height: 37))
      #expect(control.numberOfPages == 3 && control.currentPage == 1)
      #expect(place(book.pages[1]) == CGRect(x: 0, y: 0, width: 300, height: 363))
      swipe(stage, dx: -200)
      #expect(control.currentPage == 2)
      stage.finger.tap(at: CGPoint(x: 60, y: 380))
      stage.settle()
      #expect(control.currentPage == 1 && Self.names(pages.viewControllers) == "1")
    }

    @Test("§30.13 pages below each other, a space between pages, and two pages at a time")
    func variants() throws {
      var book = Book(3)
      var (pages, stage) = show(book, .vertical)
      swipe(stage, dy: -250)
      #expect(Self.names(pages.viewControllers) == "1")
      stage.keys.press(.pageUp)
      stage.settle()
      #expect(Self.names(pages.viewControllers) == "0")

      book = Book(3)
      (pages, stage) = show(book, options: [.interPageSpacing: 20])
      #expect(place(book.pages[0]) == CGRect(x: 0, y: 0, width: 300, height: 400))
      #expect(place(book.pages[1]) == CGRect(x: 320, y: 0, width: 300, height: 400))

      book = Book(6)
      (pages, stage) = show(
        book, options: [.spineLocation: UIPageViewController.SpineLocation.mid], style: .pageCurl)
      #expect(place(book.pages[1]) == CGRect(x: 150, y: 0, width: 150, height: 400))
      swipe(stage, dx: -200)
      #expect(Self.names(pages.viewControllers) == "2 3" && book.takeLog() == ["to 2 3", "from 0 1 true"])
    }

    @Test("the first page of a data source that is released stays, and others do not come")
    func withoutData() {
      var book: Book? = Book(2)
      let (pages, stage) = show(book ?? Book(0))
      book = nil
      pages.dataSource = nil
      swipe(stage, dx: -200)
      #expect(Self.names(pages.viewControllers) == "0" && pages.children.count == 1)
    }

    @Test("two pages with dots during a swipe, in light and in dark from right to left")
    func pictures() {
      for (name, style, direction) in [
        ("light", UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight),
        ("dark-rtl", .dark, .rightToLeft),
      ] {
        let book = Book(3)
        book.showsDots = true
        for (index, page) in book.pages.enumerated() {
          page.onLoad = { $0.view.backgroundColor = [.systemOrange, .systemTeal, .systemPurple][index] }
        }
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let stage = Stage(
          pages, size: CGSize(width: 200, height: 160),
          in: StageSurroundings(style: style, direction: direction))
        pages.view.backgroundColor = .systemBackground
        let sign: CGFloat = direction == .rightToLeft ? 1 : -1
        stage.finger.down(at: CGPoint(x: 100, y: 60))
        for step in 1...8 { stage.finger.move(to: CGPoint(x: 100 + sign * CGFloat(step) * 10, y: 60)) }
        expectSnapshot(of: stage, named: "page-view-controller-\(name)")
        stage.finger.up()
      }
    }
  }
}
