import TestSupport
import Testing
import UIKit

/// Behaviour.md 23: what around a collection view invalidates its layout.
@MainActor
struct SurroundingsTests {
  @Test("§23.55 other layout margins invalidate any layout")
  func margins() {
    let stage = CallStage()
    stage.view.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 30)
    #expect(
      stage.log.takeCalls().only("collectionView invalidateLayout") == ["collectionView invalidateLayout"])
    stage.view.layoutIfNeeded()
    #expect(stage.log.takeCalls().only("layout prepare") == ["layout prepare"])
  }

  @Test("§23.56 another safe area invalidates the layout, when the insets follow it")
  func safeArea() {
    let controller = UIViewController()
    let stage = CallStage()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    controller.view.addSubview(stage.view)
    controller.view.layoutIfNeeded()
    _ = stage.log.takeCalls()
    controller.additionalSafeAreaInsets.top = 44
    controller.view.layoutIfNeeded()
    let calls = stage.log.takeCalls()
    #expect(
      !calls.only("collectionView invalidateLayout").isEmpty
        && calls.only("layout prepare") == ["layout prepare"])
    #expect(stage.view.adjustedContentInset.top == 44)
  }

  @Test("§23.57 another appearance or text size does not invalidate a layout")
  func appearance() {
    let stage = CallStage()
    stage.view.overrideUserInterfaceStyle = .dark
    stage.view.layoutIfNeeded()
    let calls = stage.log.takeCalls()
    #expect(
      calls.only("collectionView invalidateLayout") == [] && calls.only("layout prepare") == []
        && calls.only("dataSource cellForItemAt") == [])
  }

  @Test("§23.58 an inset and then another data source before a pass: the pass has both")
  func insetThenSource() {
    let stage = CallStage()
    let second = CompleteSource(sections: [2])
    let reported = diagnostics {
      stage.view.contentInset.top = 30
      stage.view.dataSource = second
      stage.view.layoutIfNeeded()
    }
    #expect(reported == [] && stage.visible == [0, 1] && stage.view.contentOffset.y == -30)
  }

  @Test("§23.59 the view invalidates the layout through `invalidateLayout(with:)` when the bounds change")
  func withContext() {
    final class Layout: ScriptedLayout {
      var plain = 0
      override func invalidateLayout() {
        plain += 1
        super.invalidateLayout()
      }
    }
    let layout = Layout()
    layout.invalidatesOnBoundsChange = true
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.layoutIfNeeded()
    let contexts = layout.contexts.count
    let plain = layout.plain
    view.frame.size.width = 250
    #expect(layout.plain == plain && layout.contexts.count == contexts + 1)
  }
}
