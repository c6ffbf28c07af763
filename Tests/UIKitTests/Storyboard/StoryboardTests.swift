import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Storyboards", .serialized)
struct StoryboardTests {
  final class List: UIViewController {
    var prepared: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let destination = segue.destination as? Detail
      destination?.text = sender as? String ?? ""
      prepared.append("\(segue.identifier ?? "") \(segue.source === self) \(destination != nil)")
    }
  }

  final class Detail: UIViewController {
    var text = ""
  }

  /// A segue of the app's own class.
  final class Swap: UIStoryboardSegue {
    static var performed: [UIViewController] = []
    override func perform() { Self.performed.append(destination) }
  }

  private func withStoryboard(_ body: () throws -> Void) rethrows {
    UIStoryboard.namedStoryboards["Main"] = UIStoryboard(
      initial: "list", controllers: ["list": { List() }, "detail": { Detail() }],
      segues: [
        "push": .show("detail"), "modal": .present("detail"),
        "swap": .custom("detail") { Swap(identifier: $0, source: $1, destination: $2) },
      ])
    defer { UIStoryboard.namedStoryboards["Main"] = nil }
    try body()
  }

  @Test("closures create the controllers, which know their storyboard")
  func controllers() throws {
    try withStoryboard {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let list = try #require(storyboard.instantiateInitialViewController() as? List)
      #expect(list.storyboard === storyboard)
      #expect(list.storyboard?.instantiateViewController(withIdentifier: "detail") is Detail)
      let typed: Detail = storyboard.instantiateViewController(identifier: "detail")
      #expect(typed.storyboard === storyboard)
      #expect(UIViewController().storyboard == nil)
    }
  }

  @Test("a creator comes before the closure, unless it returns nil as init(coder:) does")
  func creators() {
    withStoryboard {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let own = Detail()
      let created = storyboard.instantiateViewController(identifier: "detail") { _ in own }
      #expect(created === own && own.storyboard === storyboard)
      let decoded = storyboard.instantiateViewController(identifier: "detail") { Detail(coder: $0) }
      #expect(decoded !== own)
    }
  }

  @Test("a segue prepares the source, and then shows its destination")
  func segues() throws {
    try withStoryboard {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let list = try #require(storyboard.instantiateInitialViewController() as? List)
      let navigation = UINavigationController(rootViewController: list)
      list.performSegue(withIdentifier: "push", sender: "hello")
      let shown = try #require(navigation.topViewController as? Detail)
      #expect(shown.text == "hello")
      list.performSegue(withIdentifier: "swap", sender: nil)
      #expect(Swap.performed.count == 1 && Swap.performed.first is Detail)
      #expect(list.prepared == ["push true true", "swap true true"])
    }
  }

  @Test("unknown storyboards, controllers and segues are reported, and an empty controller is used")
  func unknown() {
    let codes = diagnostics {
      let storyboard = UIStoryboard(name: "Nowhere", bundle: nil)
      #expect(storyboard.instantiateInitialViewController() == nil)
      let empty = storyboard.instantiateViewController(withIdentifier: "detail")
      #expect(type(of: empty) == UIViewController.self)
      let typed: Detail = storyboard.instantiateViewController(identifier: "detail")
      typed.performSegue(withIdentifier: "push", sender: nil)
      UIViewController().performSegue(withIdentifier: "push", sender: nil)
    }.map(\.code)
    #expect(codes.allSatisfy { $0 == .unknownStoryboard } && !codes.isEmpty)
  }

  @Test("a nib is loaded by a bundle, too")
  func bundle() {
    UINib.namedNibs["Pair"] = { _ in [UIView(), UILabel()] }
    defer { UINib.namedNibs["Pair"] = nil }
    #expect(Bundle.main.loadNibNamed("Pair", owner: nil)?.last is UILabel)
  }
}
