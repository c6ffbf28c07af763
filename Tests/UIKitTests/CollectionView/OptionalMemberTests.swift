import TestSupport
import Testing
import UIKit

/// Both sides of an optional member: adopting it or not, and calling it with a question mark.
@MainActor
struct OptionalMemberTests {
  /// Implements nothing that is optional.
  final class Sparse: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Implements members of three protocols and counts the calls; owns a property called `collectionView`.
  final class Full: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var collectionView: UICollectionView?
    var calls: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      calls.append("sections")
      return 3
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("shouldSelect")
      return false
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("didSelect")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewLayout())
  let path = IndexPath(item: 0, section: 0)

  @Test("members that are not implemented answer with their defaults")
  func defaults() {
    let sparse = Sparse()
    let source: (any UICollectionViewDataSource)? = sparse
    let delegate: (any UICollectionViewDelegate)? = sparse
    #expect(source?.numberOfSections?(in: view) == 1)
    #expect(delegate?.collectionView?(view, shouldSelectItemAt: path) == true)
    #expect(delegate?.collectionView?(view, shouldDeselectItemAt: path) == true)
    #expect(delegate?.collectionView?(view, shouldHighlightItemAt: path) == true)
    delegate?.collectionView?(view, didSelectItemAt: path)
    delegate?.scrollViewDidScroll?(view)
    let none: (any UICollectionViewDelegate)? = nil
    #expect(none?.collectionView?(view, shouldSelectItemAt: path) == nil)
  }

  @Test("members that are implemented are called, once, plainly and with a question mark")
  func implemented() {
    let full = Full()
    let source: (any UICollectionViewDataSource)? = full
    let delegate: (any UICollectionViewDelegate)? = full
    #expect(source?.numberOfSections?(in: view) == 3)
    #expect(source?.numberOfSections(in: view) == 3)
    #expect(delegate?.collectionView?(view, shouldSelectItemAt: path) == false)
    #expect(delegate?.collectionView(view, shouldSelectItemAt: path) == false)
    delegate?.collectionView?(view, didSelectItemAt: path)
    delegate?.scrollViewDidScroll?(view)
    #expect(
      full.calls == [
        "sections", "sections", "shouldSelect", "shouldSelect", "didSelect", "scroll",
      ])
  }

  /// Delegate of everything that concerns this issue, implementing one member of each protocol.
  final class Everything: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UICollectionViewDataSourcePrefetching, UIGestureRecognizerDelegate,
    CAAnimationDelegate
  {
    var calls: [String] = []
    func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool { false }
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
    ) -> UIDragPreviewParameters? { UIDragPreviewParameters() }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}
    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      calls.append("cancel")
    }
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    func animationDidStart(_ animation: CAAnimation) { calls.append("start") }
  }

  @Test("focus, editing, dragging, dropping, prefetching, gestures and animations have their forms")
  func everyDelegate() {
    let everything = Everything()
    let delegate: (any UICollectionViewDelegate)? = everything
    #expect(delegate?.collectionView?(view, canFocusItemAt: path) == false)
    #expect(delegate?.collectionView?(view, canEditItemAt: path) == true)
    #expect(delegate?.collectionView?(view, typeSelectStringForItemAt: path) == nil)
    #expect(delegate?.indexPathForPreferredFocusedView?(in: view) == nil)
    delegate?.collectionViewDidEndMultipleSelectionInteraction?(view)
    let drag: (any UICollectionViewDragDelegate)? = everything
    #expect(drag?.collectionView?(view, dragPreviewParametersForItemAt: path) != nil)
    let drop: (any UICollectionViewDropDelegate)? = everything
    #expect(drop?.collectionView?(view, dropPreviewParametersForItemAt: path) == nil)
    let prefetching: (any UICollectionViewDataSourcePrefetching)? = everything
    prefetching?.collectionView?(view, cancelPrefetchingForItemsAt: [path])
    let (recognizer, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    let gestures: (any UIGestureRecognizerDelegate)? = everything
    #expect(gestures?.gestureRecognizerShouldBegin?(recognizer) == false)
    #expect(gestures?.gestureRecognizer?(recognizer, shouldRequireFailureOf: other) == false)
    let animation: (any CAAnimationDelegate)? = everything
    animation?.animationDidStart?(CABasicAnimation(keyPath: "position"))
    animation?.animationDidStop?(CABasicAnimation(keyPath: "position"), finished: true)
    #expect(everything.calls == ["cancel", "start"])
  }

  @Test("a collection view in words: layout, offset and content size")
  func description() {
    view.contentSize = CGSize(width: 100, height: 250.5)
    view.contentOffset = CGPoint(x: 0, y: 12)
    let words = view.description
    #expect(words.hasPrefix("<UICollectionView: 0x"))
    #expect(words.contains("layout: <UICollectionViewLayout: 0x"))
    #expect(words.contains("contentOffset: {0, 12}") && words.contains("contentSize: {100, 250.5}"))
    #expect(words.contains("frame = {{0, 0}, {100, 100}}"))
  }

  @Test("the screen has traits")
  func screenTraits() {
    let screen: any UITraitEnvironment = UIScreen.main
    #expect(screen.traitCollection.displayScale == UIScreen.main.scale)
    #expect(screen.traitCollection.layoutDirection == .leftToRight)
    #expect(screen.traitCollection.userInterfaceStyle == UIScreen.main.userInterfaceStyle)
  }

  @Test("without supplementary views of the data source a plain one is shown, and that is reported")
  func missingSupplementaryView() {
    let source: (any UICollectionViewDataSource)? = Sparse()
    let reported = diagnostics {
      _ = source?.collectionView?(view, viewForSupplementaryElementOfKind: "header", at: path)
    }
    #expect(reported.map(\.code) == [.missingSupplementaryView])
    #expect(reported.first?.message.contains("header") == true)
  }

  // MARK: - The narrower delegate

  final class Observing: UICollectionView {
    var observed = 0
    override var delegate: (any UICollectionViewDelegate)? { didSet { observed += 1 } }
  }

  @Test("the delegate of a collection view is that of its scroll view, narrower, and weak")
  func narrowerDelegate() {
    let scrollView: UIScrollView = view
    var full: Full? = Full()
    view.delegate = full
    #expect(scrollView.delegate === full)
    view.contentOffset.y = 1
    #expect(full?.calls == ["scroll"])
    scrollView.delegate = nil
    #expect(view.delegate == nil)
    scrollView.delegate = full
    #expect(view.delegate === full)
    full = nil
    #expect(view.delegate == nil && scrollView.delegate == nil)
  }

  @Test("a subclass can override it with an observer")
  func overriddenDelegate() {
    let view = Observing(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let full = Full()
    view.delegate = full
    #expect(view.observed == 1)
    #expect(view.delegate === full)
  }

  // MARK: - The controller

  /// As an iOS controller is written: overrides in the class body, no conformance of its own.
  final class Controller: UICollectionViewController {
    var displayed: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      displayed.append(indexPath.short)
    }
  }

  @Test("a controller's overrides are found")
  func controller() {
    let layout = FixedLayout()
    layout.elements = [.cell(0, CGRect(x: 0, y: 0, width: 10, height: 10))]
    let controller = Controller(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(!controller.isViewLoaded)
    controller.collectionView.layoutIfNeeded()
    #expect(controller.collectionView.numberOfSections == 2)
    #expect(controller.displayed == ["0.0"])
    #expect(controller.view.subviews.first === controller.collectionView)
  }

  @Test("the selection is cleared when the view is about to be shown, unless that is turned off")
  func clearsSelection() {
    let controller = Controller(collectionViewLayout: FixedLayout())
    for clears in [false, true] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      controller.viewWillAppear(false)
      #expect(controller.collectionView.indexPathsForSelectedItems == (clears ? [] : [path]))
    }
  }
}
