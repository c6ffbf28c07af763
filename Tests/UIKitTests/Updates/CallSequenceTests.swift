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
    private let layout = TransitionLoggingLayout()
    private let source = LoggingSource(sections: [20])
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let view: UICollectionView
    private let seconds = TestSeconds()
    private let fingers: Fingers

    /// 3 rows of 100 points fit into 300.
    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.isPrefetchingEnabled = false
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      window.addSubview(view)
      window.makeKeyAndVisible()
      fingers = Fingers(in: window)
      window.layoutIfNeeded()
      layout.log = log
      source.log = log
    }

    /// Everything but the questions where the finger is.
    private func tap(_ y: CGFloat) -> [String] {
      fingers.wait(1)
      fingers.tap(50, y)
      fingers.wait(1)
      return log.take().filter { $0 != "elements 50,\(Int(y)) 1×1" }
    }

    @Test("a tap: nothing but highlight and selection")
    func tapping() {
      let calls = [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1",
      ]
      #expect(tap(150) == calls)
      #expect(tap(150) == calls, "in single mode a second tap selects again")
      #expect(
        tap(250) == [
          "shouldHighlight 0.2", "didHighlight 0.2", "shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2",
          "didUnhighlight 0.2",
        ])
    }

    @Test("multiple selection: taps add, and a second tap takes away")
    func multipleSelection() {
      view.allowsMultipleSelection = true
      _ = log.take()
      for item in [0, 2] {
        #expect(
          tap(CGFloat(item) * 100 + 50) == [
            "shouldHighlight 0.\(item)", "didHighlight 0.\(item)", "shouldSelect 0.\(item)",
            "didSelect 0.\(item)", "didUnhighlight 0.\(item)",
          ])
      }
      #expect(
        tap(50) == [
          "shouldHighlight 0.0", "didHighlight 0.0", "shouldDeselect 0.0", "didDeselect 0.0",
          "didUnhighlight 0.0",
        ])
      #expect(view.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test("a reload invalidates at once; the pass lets all views go and asks for all again")
    func reload() {
      view.reloadData()
      #expect(log.take() == ["invalidate"])
      window.layoutIfNeeded()
      #expect(
        log.take() == (0..<3).map { "didEndDisplaying 0.\($0)" } + [
          "prepare", "contentSize", "sections", "items 0", "elements 0,0 200×300", "contentSize",
        ]
          + (0..<3).flatMap { ["cell 0.\($0)", "return 0.\($0)", "willDisplay 0.\($0)"] })
    }

    @Test("a change of layout calls both, prepares the new one, calls both again, and then animates")
    func layoutChange() {
      let next = TransitionLoggingLayout()
      (next.name, next.rowHeight) = ("new ", 150)
      next.log = log
      seconds.tick(0)
      view.setCollectionViewLayout(next, animated: true)
      // Row 1 was in the middle, and is again: its middle at 225 less half of 300. Rows ½ to 2½ are seen.
      #expect(view.contentOffset.y == 75)
      let calls = log.take()
      let order = [
        "to", "new from", "new invalidate", "new prepare", "new contentSize", "new target", "new contentSize",
        "finalize", "new finalize",
      ]
      #expect(calls.filter { order.contains($0) } == order)
      #expect(
        !calls.contains { $0.hasPrefix("cell") || $0.hasPrefix("willDisplay") }, "the same rows are seen")
      #expect(!calls.contains("sections"), "the data is the same")
      seconds.tick(0)
      seconds.tick(0.31)
      #expect(log.take() == [])
    }
  }
}

/// Rows that tell of changes of layout.
private final class TransitionLoggingLayout: LoggingLayout {
  var name = ""

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
