import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Rows 100 points high, three of them on screen.
  @MainActor
  @Suite("Drawing a rectangle with the mouse")
  struct BandSelectionTests {
    final class Record {
      var states: [UIBandSelectionInteraction.State] = []
      var rects: [CGRect?] = []
    }

    let stage: Stage
    var window: UIWindow { stage.window }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
    let source = PlainSource([20])
    let record = Record()
    let interaction: UIBandSelectionInteraction
    var fingers: Fingers { stage.finger }

    init() {
      let record = record
      interaction = UIBandSelectionInteraction {
        record.states.append($0.state)
        record.rects.append($0.selectionRect)
      }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.addInteraction(interaction)
      stage = Stage(view)
      view.becomeFirstResponder()
      fingers.source = .mouse
    }

    /// The rectangle on screen: the view in front of the collection view.
    private var band: UIView? { window.subviews.last.flatMap { $0 === view ? nil : $0 } }

    @Test("from where the button was pressed to where the pointer is, in any direction, and gone at the end")
    func rectangle() {
      fingers.down(120, 150)
      fingers.move(119, 146)
      #expect(record.states == [] && interaction.state == .possible)
      fingers.move(60, 250)
      #expect(record.states == [.began, .selecting])
      #expect(
        record.rects == [
          CGRect(x: 120, y: 150, width: 0, height: 0), CGRect(x: 60, y: 150, width: 60, height: 100),
        ])
      #expect(band?.frame == CGRect(x: 60, y: 150, width: 60, height: 100))
      fingers.move(190, 20)
      #expect(interaction.selectionRect == CGRect(x: 120, y: 20, width: 70, height: 130))
      fingers.up()
      #expect(
        record.states.last == .ended && record.rects.last == CGRect(x: 120, y: 20, width: 70, height: 130))
      #expect(interaction.state == .possible && interaction.selectionRect == nil && band == nil)
      #expect(view.contentOffset.y == 0, "nothing scrolls")
    }

    @Test("fingers scroll")
    func finger() {
      fingers.source = .finger
      fingers.down(120, 250)
      fingers.move(120, 150)
      fingers.up()
      #expect(record.states == [] && view.contentOffset.y > 0)
    }

    @Test("the handler may refuse a place, and is passed where the button was pressed")
    func refused() {
      var places: [CGPoint] = []
      interaction.shouldBeginHandler = { _, point in
        places.append(point)
        return false
      }
      view.contentOffset.y = 500
      fingers.down(120, 250)
      fingers.move(120, 150)
      fingers.up()
      #expect(record.states == [] && places == [CGPoint(x: 120, y: 750)])
      #expect(view.contentOffset.y > 500, "then it is a scroll")
    }

    @Test("the keys held at the beginning are reported")
    func modifiers() {
      fingers.modifiers = .control
      fingers.down(120, 150)
      fingers.modifiers = []
      fingers.move(120, 200)
      #expect(interaction.initialModifierFlags == .control)
      fingers.up()
    }

    @Test("Escape takes the rectangle away; the rest of the drag does nothing")
    func escape() {
      view.delegate = nil
      fingers.down(120, 150)
      fingers.move(60, 250)
      stage.send(.key(.init(code: .escape)))
      #expect(record.states.last == .ended && record.rects.last == .some(nil) && band == nil)
      let count = record.states.count
      fingers.move(60, 150)
      fingers.up()
      #expect(record.states.count == count && view.contentOffset.y == 0)
      fingers.wait(1)
      fingers.down(120, 150)
      fingers.move(120, 200)
      fingers.up()
      #expect(record.states.count == count + 3, "the next one is drawn again")
    }

    @Test("near an edge the content scrolls below the pointer, and the rectangle stays with the content")
    func edge() {
      fingers.down(120, 150)
      fingers.move(60, 299)
      for _ in 0..<60 { fingers.wait(1.0 / 60) }
      let offset = view.contentOffset.y
      #expect(offset > 300)
      #expect(interaction.selectionRect == CGRect(x: 60, y: 150, width: 60, height: offset + 149))
      #expect(band?.frame.minY == -1 && band?.frame.maxY == 299, "one point of it is above the view")
      fingers.up()
      #expect(!view.isDragging)
    }

    @Test("a wheel that turns meanwhile takes the rectangle along")
    func wheel() {
      fingers.down(120, 150)
      fingers.move(60, 200)
      view.contentOffset.y = 400
      window.layoutIfNeeded()
      #expect(interaction.selectionRect == CGRect(x: 60, y: 150, width: 60, height: 450))
      fingers.up()
    }

    @Test("turned off or removed while a rectangle is drawn, it is cancelled", arguments: [true, false])
    func turnedOff(isRemoved: Bool) {
      fingers.down(120, 150)
      fingers.move(60, 200)
      if isRemoved { view.removeInteraction(interaction) } else { interaction.isEnabled = false }
      #expect(record.states.last == .ended && record.rects.last == .some(nil) && band == nil)
      fingers.up()
      fingers.wait(1)
      let count = record.states.count
      fingers.down(120, 150)
      fingers.move(60, 250)
      fingers.up()
      #expect(record.states.count == count)
    }
  }
}
