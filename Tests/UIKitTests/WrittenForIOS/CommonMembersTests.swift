import CollectionViewTesting
import Foundation
import Testing
import UIKit

/// What a search of public code written for iOS found missing. The expressions are as they are written there.
extension TimedTests {
  @MainActor
  @Suite("Written for iOS: common members")
  struct CommonMembersTests {
    // MARK: - Values

    @Test("attributed texts without text")
    func emptyTexts() {
      let text = NSMutableAttributedString()
      text.append(NSAttributedString())
      text.append(NSAttributedString(string: "a"))
      #expect(text.string == "a" && NSAttributedString().length == 0)
    }

    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
      let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
      let object = try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
      return try #require(object)
    }

    @Test("colours and fonts are archived and read again")
    func archives() throws {
      let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
      #expect(try archived(color) == color)
      let font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .bold)
      #expect(try archived(font) == font)
      let style = UIFont.preferredFont(forTextStyle: .headline)
      #expect(try archived(style) == style)
    }

    @Test("geometry is coded as arrays of numbers")
    func coding() throws {
      func json<Value: Codable>(_ value: Value) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
      }
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(try json(insets) == "[1,2,3,4]")
      #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: Data("[1,2,3,4]".utf8)) == insets)
      #expect(try json(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) == "[1,2,3,4]")
      #expect(try json(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)) == "[1,2,3,4,5,6]")
      #expect(try json(CGVector(dx: 1, dy: 2)) == "[1,2]")
      #expect(try json(UIOffset(horizontal: 1, vertical: 2)) == "[1,2]")
    }

    @Test("folders of the user, and numbers in texts")
    func foundation() {
      #expect(URL.documentsDirectory.isFileURL && URL.cachesDirectory != URL.documentsDirectory)
      #expect(NSString.localizedStringWithFormat("%d of %@", 3, "x" as NSString) == "3 of x")
    }

    // MARK: - Item providers

    @Test("texts and URLs are loaded as values")
    func providedValues() {
      var values: [String] = []
      let text = NSItemProvider(object: NSString(string: "hello"))
      #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
      text.loadObject(ofClass: String.self) { text, _ in values.append(text ?? "nil") }
      if let url = NSURL(string: "https://example.com/a") {
        NSItemProvider(object: url).loadObject(ofClass: URL.self) { url, _ in
          values.append(url?.absoluteString ?? "nil")
        }
      }
      #expect(values == ["hello", "https://example.com/a"])
    }

    @Test("an object is also loaded as data of its types")
    func providedData() {
      var texts: [String?] = []
      let provider = NSItemProvider(object: NSString(string: "hello"))
      for type in ["public.utf8-plain-text", "public.png"] {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
          #expect((data == nil) != (error == nil))
          texts.append(data.map { String(decoding: $0, as: UTF8.self) })
        }
      }
      #expect(texts == ["hello", nil])
    }

    /// A class of an app, which other programs send as text.
    private final class Card: NSObject, NSItemProviderReading, NSItemProviderWriting {
      let name: String
      init(_ name: String) { self.name = name }
      static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.card"] }
      static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.card"] }
      static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
        Card(String(decoding: data, as: UTF8.self))
      }
      func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress? {
        completionHandler(Data(name.utf8), nil)
        return nil
      }
    }

    @Test("an app's class is read from data, and written as data when it is needed")
    func providedClass() {
      var log: [String] = []
      let foreign = NSItemProvider()
      foreign.registerDataRepresentation(forTypeIdentifier: "com.example.card", visibility: .all) {
        $0(Data("ace".utf8), nil)
        return nil
      }
      foreign.loadObject(ofClass: Card.self) { card, _ in log.append((card as? Card)?.name ?? "nil") }
      let lazy = NSItemProvider()
      lazy.registerObject(ofClass: Card.self, visibility: .all) { receive in
        log.append("made")
        receive(Card("king"), nil)
        return nil
      }
      #expect(lazy.registeredTypeIdentifiers == ["com.example.card"] && log == ["ace"])
      lazy.loadDataRepresentation(forTypeIdentifier: "com.example.card") { data, _ in
        log.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "nil")
      }
      #expect(log == ["ace", "made", "king"])
    }

    @Test("items: objects, URLs and texts from data, the data of files")
    func items() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("note.txt")
      try Data("note".utf8).write(to: file)
      let provider = try #require(NSItemProvider(contentsOf: file))
      #expect(provider.suggestedName == "note" && provider.registeredTypeIdentifiers == ["public.plain-text"])
      #expect(try await provider.loadItem(forTypeIdentifier: "public.plain-text") as? NSString == "note")
      #expect(NSItemProvider(contentsOf: folder.appendingPathComponent("missing")) == nil)

      let link = NSItemProvider(item: NSURL(string: "https://example.com"), typeIdentifier: "public.url")
      #expect(
        (try await link.loadItem(forTypeIdentifier: "public.url") as? NSURL)?.absoluteString
          == "https://example.com")
      let bytes = NSItemProvider(item: NSData(data: Data([1, 2])), typeIdentifier: "com.example.bytes")
      #expect(
        try await bytes.loadItem(forTypeIdentifier: "com.example.bytes") as? NSData
          == NSData(data: Data([1, 2])))
      await #expect(throws: (any Error).self) { try await bytes.loadItem(forTypeIdentifier: "public.png") }
    }

    // MARK: - Overriding

    private final class Player: NSObject, SelectorPerforming {
      var log: [String] = []
      func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
        log.append("\(selector)\(arguments.first.flatMap { $0 as? String } ?? "")")
        return true
      }
    }

    @Test("a method is called on the main thread, at once if the caller waits there")
    func mainThread() {
      let player = Player()
      player.performSelector(onMainThread: "play:", with: "now", waitUntilDone: true)
      #expect(player.log == ["play:now"])
    }

    private final class Menu: UIAlertController {
      override var preferredStyle: UIAlertController.Style { .alert }
    }
    private final class Tabs: UITabBarController {
      let bar = UITabBar()
      override var tabBar: UITabBar { bar }
    }
    private final class Page: UIViewController {
      var navigation: UINavigationController?
      override var navigationController: UINavigationController? { navigation ?? super.navigationController }
    }
    private final class Segments: UISegmentedControl {
      override init(items: [Any]?) {
        super.init(items: items)
        selectedSegmentIndex = 0
      }
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }
    private final class Icon: UIImageView {
      override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
        tag = 5
      }
      override init(image: UIImage?) { super.init(image: image) }
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }

    @Test("subclasses override what UIKit lets them override")
    func overrides() {
      #expect(Menu(title: nil, message: nil, preferredStyle: .actionSheet).preferredStyle == .alert)
      let tabs = Tabs()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      #expect(tabs.tabBar === tabs.bar && tabs.bar.items?.count == 2)
      let page = Page()
      let navigation = UINavigationController(rootViewController: page)
      #expect(page.navigationController === navigation)
      page.navigation = UINavigationController()
      #expect(page.navigationController === page.navigation)
      let segments = Segments(items: ["a", "b"])
      #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 0)
      #expect(segments.layer.cornerRadius == UISegmentedControl().layer.cornerRadius)
      #expect(Icon(image: nil, highlightedImage: nil).tag == 5)
    }

    // MARK: - Traits

    @Test("a presentation and a parent override traits")
    func traits() {
      let (presenter, presented) = (UIViewController(), UIViewController())
      let stage = Stage(presenter, size: CGSize(width: 300, height: 300))
      presented.modalPresentationStyle = .fullScreen
      presented.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
      presenter.present(presented, animated: false)
      stage.settle()
      #expect(presented.traitCollection.userInterfaceStyle == .dark)
      #expect(presenter.traitCollection.userInterfaceStyle == .light)
      presented.presentationController?.overrideTraitCollection = nil
      #expect(presented.traitCollection.userInterfaceStyle == .light)

      let child = UIViewController()
      presenter.addChild(child)
      #expect(presenter.overrideTraitCollection(forChild: child) == nil)
      presenter.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
      #expect(presenter.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .compact)
    }

    @Test("a command may have alternates, and the visible size is that without insets")
    func others() {
      let alternate = UICommandAlternate(title: "All", action: "all:", modifierFlags: .alternate)
      let command = UIKeyCommand(
        title: "One", action: "one:", input: "o", modifierFlags: .command, alternates: [alternate])
      #expect(command.alternates == [alternate])
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      scrollView.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 5, right: 2)
      #expect(scrollView.visibleSize == CGSize(width: 97, height: 65))
      #expect(UIButton.Configuration.prominentGlass().cornerStyle == .capsule)
    }
  }
}
