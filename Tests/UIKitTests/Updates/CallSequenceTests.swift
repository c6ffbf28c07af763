import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 1.10, 4.2 and 13: every call to data source, delegate and layout, in order, where nothing comes or
  /// goes. (Updates and bounds: `UpdateSequenceTests`; first display and scrolling: `CollectionViewPassTests`.)
  @MainActor
  @Suite("The calls of touches, reloads and layout changes")
  struct CallSequenceTests {
    private let log = CallLog()
    private let layout = TransitionLayout()
    private let source = CompleteSource(sections: [20])
    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let view: UICollectionView
    private var seconds: TestSeconds { stage.seconds }
    private var fingers: Fingers { stage.finger }

    /// 3 rows of 100 points fit into 300.
    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.isPrefetchingEnabled = false
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      stage = Stage(view)
      source.onReturn = { [log] in log.add("return \($0.short)") }
      log.observe(view)
    }

    /// Everything but the questions where the finger is.
    private func tap(_ y: CGFloat) -> [String] {
      fingers.wait(1)
      fingers.tap(50, y)
      fingers.wait(1)
      return log.takeCalls().filter { $0 != "layout layoutAttributesForElements (50, \(Int(y)), 1 × 1)" }
    }

    @Test("a tap: nothing but highlight and selection")
    func tapping() {
      let calls = [
        "delegate shouldHighlightItemAt 0,1", "delegate didHighlightItemAt 0,1",
        "delegate shouldSelectItemAt 0,1", "delegate didSelectItemAt 0,1",
        "delegate didUnhighlightItemAt 0,1",
      ]
      #expect(tap(150) == calls)
      #expect(tap(150) == calls, "in single mode a second tap selects again")
      #expect(
        tap(250) == [
          "delegate shouldHighlightItemAt 0,2", "delegate didHighlightItemAt 0,2",
          "delegate shouldSelectItemAt 0,2", "delegate didDeselectItemAt 0,1", "delegate didSelectItemAt 0,2",
          "delegate didUnhighlightItemAt 0,2",
        ])
    }

    @Test("multiple selection: taps add, and a second tap takes away")
    func multipleSelection() {
      view.allowsMultipleSelection = true
      _ = log.takeCalls()
      for item in [0, 2] {
        #expect(
          tap(CGFloat(item) * 100 + 50) == [
            "delegate shouldHighlightItemAt 0,\(item)", "delegate didHighlightItemAt 0,\(item)",
            "delegate shouldSelectItemAt 0,\(item)",
            "delegate didSelectItemAt 0,\(item)", "delegate didUnhighlightItemAt 0,\(item)",
          ])
      }
      #expect(
        tap(50) == [
          "delegate shouldHighlightItemAt 0,0", "delegate didHighlightItemAt 0,0",
          "delegate shouldDeselectItemAt 0,0", "delegate didDeselectItemAt 0,0",
          "delegate didUnhighlightItemAt 0,0",
        ])
      #expect(view.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test("a reload invalidates at once; the pass lets all views go and asks for all again")
    func reload() {
      view.reloadData()
      #expect(log.takeCalls() == ["collectionView invalidateLayout"])
      window.layoutIfNeeded()
      #expect(
        log.takeCalls() == (0..<3).map { "delegate didEndDisplaying 0,\($0)" } + [
          "layout prepare", "layout collectionViewContentSize", "dataSource numberOfSections",
          "dataSource numberOfItemsInSection 0", "layout layoutAttributesForElements (0, 0, 200 × 300)",
          "layout collectionViewContentSize",
        ]
          + (0..<3).flatMap {
            ["dataSource cellForItemAt 0,\($0)", "return 0.\($0)", "delegate willDisplay 0,\($0)"]
          })
    }

    @Test("a change of layout calls both, prepares the new one, calls both again, and then animates")
    func layoutChange() {
      let next = TransitionLayout()
      (next.name, next.rowHeight) = ("new ", 150)
      (layout.log, next.log) = (log, log)
      seconds.tick(0)
      view.setCollectionViewLayout(next, animated: true)
      // Row 1 was in the middle, and is again: its middle at 225 less half of 300. Rows ½ to 2½ are seen.
      #expect(view.contentOffset.y == 75)
      let calls = log.takeCalls()
      let order = [
        "to", "new from", "new invalidate", "new prepare", "new contentSize", "new target", "new contentSize",
        "finalize", "new finalize",
      ]
      #expect(calls.filter { order.contains($0) } == order)
      #expect(
        !calls.contains { $0.hasPrefix("dataSource cellForItemAt") || $0.hasPrefix("delegate willDisplay") },
        "the same rows are seen")
      #expect(!calls.contains("dataSource numberOfSections"), "the data is the same")
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.takeCalls() == [])
    }
  }
}

/// Rows that tell of changes of layout.
private final class TransitionLayout: ScriptedLayout {
  var name = ""
  var log: CallLog?

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    log?.add("\(name)to")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    log?.add("\(name)from")
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log?.add("\(name)target")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    log?.add("\(name)finalize")
  }

  override func prepare() {
    super.prepare()
    if !name.isEmpty { log?.add("\(name)prepare") }
  }

  override var collectionViewContentSize: CGSize {
    if !name.isEmpty { log?.add("\(name)contentSize") }
    return super.collectionViewContentSize
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if !name.isEmpty { log?.add("\(name)invalidate") }
  }
}
