import Testing
import UIKit

@MainActor @Suite("Undo manager")
struct UndoManagerTests {
  @MainActor private final class Counter {
    let undo = UndoManager()
    private(set) var value = 0

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test("what is undone can be redone, until something else is done")
  func redo() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.undo.setActionName("Set")
    #expect(counter.undo.undoMenuItemTitle == "Undo Set")
    counter.undo.undo()
    #expect(counter.value == 1 && counter.undo.canRedo)
    #expect(counter.undo.redoActionName == "Set")
    counter.undo.redo()
    #expect(counter.value == 2 && !counter.undo.canRedo)
    counter.undo.undo()
    counter.undo.undo()
    #expect(counter.value == 0 && !counter.undo.canUndo)
    counter.set(5)
    #expect(!counter.undo.canRedo)
  }

  @Test("a group is undone at once, in reverse order, and limits and switches hold")
  func groups() {
    let counter = Counter()
    counter.undo.beginUndoGrouping()
    for value in 1...3 { counter.set(value) }
    counter.undo.endUndoGrouping()
    counter.undo.undo()
    #expect(counter.value == 0)
    counter.undo.redo()
    #expect(counter.value == 3)
    counter.undo.levelsOfUndo = 1
    counter.set(4)
    counter.undo.disableUndoRegistration()
    counter.set(9)
    counter.undo.enableUndoRegistration()
    counter.undo.undo()
    #expect(counter.value == 3 && !counter.undo.canUndo)
  }

  @Test("a responder has the manager of its window; targets are not kept")
  func responder() {
    let window = UIWindow(frame: .zero)
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    var isCalled = false
    window.undoManager?.registerUndo(withTarget: NSObject()) { _ in isCalled = true }
    window.undoManager?.undo()
    #expect(!isCalled)
  }
}
