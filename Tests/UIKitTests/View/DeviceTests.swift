import Testing
import UIKit

@MainActor
@Suite("Device")
struct DeviceTests {
  @Test("the idiom is the pad's, the orientation that of the screen")
  func device() {
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    let bounds = UIScreen.main.bounds
    defer { UIScreen.main.bounds = bounds }
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(UIDevice.current.orientation.isLandscape)
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
    #expect(UIDevice.current.orientation.isPortrait)
  }

  @Test("an NSIndexPath made of item and section has both, and equals the IndexPath")
  func indexPath() {
    let path = NSIndexPath(item: 3, section: 2)
    #expect((path.section, path.item, path.row) == (2, 3, 3))
    #expect(path as IndexPath == IndexPath(item: 3, section: 2))
  }

  @Test("a deceleration rate without a label, insets of both indicators")
  func spellings() {
    let view = UIScrollView()
    view.decelerationRate = UIScrollView.DecelerationRate(0.99)
    #expect(view.decelerationRate == .fast)
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.horizontalScrollIndicatorInsets.left == 2)
    #expect(view.verticalScrollIndicatorInsets == view.scrollIndicatorInsets)
  }
}
