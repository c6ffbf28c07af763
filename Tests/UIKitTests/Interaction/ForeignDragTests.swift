import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Drags that come from other programs, and go to them.
  @MainActor
  @Suite("Drags between programs")
  struct ForeignDragTests {
    /// Takes over what leaves the window, or not.
    final class Exporter: DragExporter {
      var isWilling = true
      var words: [String] = []

      func export(_ itemProviders: [NSItemProvider]) -> Bool {
        for provider in itemProviders {
          provider.loadObject(ofClass: NSString.self) { word, _ in
            if let word = word as? NSString { self.words.append("\(word)") }
          }
        }
        return isWilling
      }
    }

    let stage = StagedTests.DragAndDropTests()
    let exporter = Exporter()

    init() { stage.window.dragExporter = exporter }

    private func provider(_ word: String) -> NSItemProvider { NSItemProvider(object: NSString(string: word)) }

    @Test(
      "what comes from another program enters, is proposed and dropped as a copy, and has no other side here")
    func incoming() {
      stage.right.operation = .copy
      let drag = ForeignDrag([provider("n"), provider("m")], over: stage.window)
      #expect(drag.move(to: CGPoint(x: 150, y: 75)) == .copy)
      #expect(stage.right.take() == ["enter -", "update 1 at 50 75"] && stage.left.take() == [])
      #expect(stage.right.view.hasActiveDrop)
      #expect(drag.drop())
      #expect(stage.right.take() == ["perform 1", "dropDidEnd"] && !stage.right.view.hasActiveDrop)
    }

    @Test("a move is not allowed, and who is not interested is not asked")
    func refused() {
      let drag = ForeignDrag([provider("n")], over: stage.window)
      stage.right.operation = .move
      #expect(drag.move(to: CGPoint(x: 150, y: 75)) == .forbidden && !drag.drop())
      stage.right.isInterested = false
      _ = stage.right.take()
      #expect(drag.move(to: CGPoint(x: 150, y: 75)) == .cancel && stage.right.take() == [])
    }

    @Test("from one view to another, and out of the window")
    func leaving() {
      (stage.left.operation, stage.right.operation) = (.copy, .copy)
      let drag = ForeignDrag([provider("n")], over: stage.window)
      _ = drag.move(to: CGPoint(x: 50, y: 25))
      _ = drag.move(to: CGPoint(x: 150, y: 25))
      #expect(stage.left.take() == ["enter -", "update 0 at 50 25", "exit"])
      drag.leave()
      #expect(stage.right.take() == ["enter -", "update 0 at 50 25", "exit"])
      #expect(!drag.drop() && stage.right.take() == [])
    }

    @Test(
      "an item dragged out of the window is the desktop's: the drag in the window is over, and nothing is left of it"
    )
    func outgoing() {
      stage.lift(1)
      stage.fingers.move(50, 100)
      _ = stage.left.take()
      stage.fingers.move(50, -10)
      #expect(exporter.words == ["b"])
      #expect(stage.left.take() == ["exit", "dragDidEnd left"] && stage.previews.isEmpty)
      stage.fingers.move(50, 60)
      stage.fingers.up()
      stage.settle()
      #expect(stage.left.take() == [] && stage.left.words == ["a", "b", "c", "fixed"])
      #expect(stage.left.cell(1)?.states.last == UICollectionViewCell.DragState.none)
    }

    @Test("where the desktop does not take it, it goes on in the window")
    func unwilling() {
      exporter.isWilling = false
      stage.lift(1)
      stage.fingers.move(50, -10)
      #expect(stage.left.view.hasActiveDrag && stage.previews.count == 1)
      stage.fingers.move(50, 25)
      stage.fingers.up()
      stage.settle()
      #expect(stage.left.words == ["b", "a", "c", "fixed"])
    }

    @Test("data is handed over as it was registered, and becomes pictures and text where it is such")
    func data() throws {
      let provider = NSItemProvider()
      for (type, text) in [("public.html", "<b>"), ("public.utf8-plain-text", "word"), ("public.png", "no")] {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { receive in
          receive(Data(text.utf8), nil)
          return nil
        }
      }
      #expect(
        provider.registeredTypeIdentifiers == ["public.html", "public.utf8-plain-text", "public.png"])
      #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: UIImage.self))
      #expect(!provider.canLoadObject(ofClass: NSURL.self))
      var found: [String] = []
      provider.loadDataRepresentation(forTypeIdentifier: "public.html") { data, _ in
        found.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "-")
      }
      provider.loadDataRepresentation(forTypeIdentifier: "public.rtf") { data, error in
        found.append("\(data == nil && error != nil)")
      }
      provider.loadObject(ofClass: NSString.self) { text, _ in found.append("\(text as? NSString ?? "-")") }
      provider.loadObject(ofClass: UIImage.self) { image, error in
        found.append("\(image == nil && error != nil)")
      }
      provider.loadObject(ofClass: NSURL.self) { url, error in found.append("\(url == nil && error != nil)") }
      #expect(found == ["<b>", "true", "word", "true", "true"])
    }
  }
}
