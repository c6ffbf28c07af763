import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  /// A view that is dragged to another one, in a stage of 200 × 200 points.
  @MainActor
  @Suite("Drags from one view to another")
  struct ViewDragTests {
    private final class Mover: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      var log: [String] = []
      var texts: [String] = []
      var operation = UIDropOperation.copy
      /// The views from which items are lifted; without any, one item is lifted from the whole view.
      var parts: [UIView] = []

      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] {
        (0..<max(1, parts.count)).map { index in
          let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "word")))
          item.localObject = parts.isEmpty ? nil : parts[index]
          return item
        }
      }

      func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
      ) -> UITargetedDragPreview? { (item.localObject as? UIView).map { UITargetedDragPreview(view: $0) } }

      func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.append("begin")
      }

      func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
      ) { log.append("end \(operation)") }

      func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
      }

      func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.append("enter")
      }

      func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.append("exit")
      }

      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: operation) }

      func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.append("drop")
        session.loadObjects(ofClass: NSString.self) { self.texts += $0.compactMap { "\($0)" } }
      }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let mover = Mover()

    init() {
      let source = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let target = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      source.addInteraction(UIDragInteraction(delegate: mover))
      target.addInteraction(UIDropInteraction(delegate: mover))
      stage.window.addSubview(source)
      stage.window.addSubview(target)
      stage.settle()
      stage.finger.down(at: CGPoint(x: 25, y: 25))
      stage.finger.wait(0.8)
      stage.finger.move(to: CGPoint(x: 60, y: 60))
    }

    @Test("a drop loads the items, and both sides are notified")
    func drop() {
      stage.finger.move(to: CGPoint(x: 150, y: 150))
      stage.finger.up()
      stage.settle()
      #expect(mover.log == ["begin", "enter", "drop", "end copy"])
      #expect(mover.texts == ["word"])
      #expect(stage.window.subviews.count == 2, "the preview is gone")
    }

    @Test("a drag over no view, or over one that forbids it, is cancelled")
    func cancel() {
      stage.finger.up()
      stage.settle()
      #expect(mover.log == ["begin", "end cancel"])
      mover.operation = .forbidden
      stage.finger.down(at: CGPoint(x: 25, y: 25))
      stage.finger.wait(0.8)
      stage.finger.move(to: CGPoint(x: 150, y: 150))
      stage.finger.up()
      stage.settle()
      #expect(!mover.log.contains("drop") && mover.log.last == "end cancel")
    }

    @Test("the previews of a cancelled drag return to where they were lifted")
    func cancelledPreviews() {
      stage.finger.up()
      stage.settle()
      mover.parts = [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 30, y: 30, width: 20, height: 10)]
        .map {
          UIView(frame: $0)
        }
      for part in mover.parts { stage.window.subviews[0].addSubview(part) }
      stage.finger.down(at: CGPoint(x: 25, y: 25))
      stage.finger.wait(0.8)
      stage.finger.move(to: CGPoint(x: 60, y: 60))
      let previews = Array(stage.window.subviews.suffix(2))
      #expect(previews.allSatisfy { $0.center.x > 25 && $0.center.y > 25 })
      stage.finger.up()
      #expect(previews.map(\.center) == [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 35)])
      stage.settle()
      #expect(stage.window.subviews.count == 2, "the previews are gone")
    }

    @Test("a drag goes on when its view is released, which happens at its end")
    func releasedSource() {
      weak var source: UIView?
      source = stage.window.subviews.first
      source?.removeFromSuperview()
      stage.finger.move(to: CGPoint(x: 150, y: 150))
      #expect(source != nil)
      stage.finger.up()
      stage.settle()
      #expect(mover.log == ["begin", "enter", "drop", "end copy"])
      #expect(source == nil && stage.window.subviews.count == 1, "the preview is gone")
    }

    @Test("the previews of a drag that is cancelled fade if their view has left the window")
    func cancelledWithoutSource() {
      let source = stage.window.subviews[0]
      source.removeFromSuperview()
      stage.finger.cancel()
      stage.settle()
      #expect(mover.log == ["begin", "end cancel"])
      #expect(stage.window.subviews.count == 1)
    }

    @Test("leaving the view is reported")
    func leave() {
      stage.finger.move(to: CGPoint(x: 150, y: 150))
      stage.finger.move(to: CGPoint(x: 60, y: 150))
      #expect(mover.log == ["begin", "enter", "exit"])
    }
  }
}
