import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Properties by name")
struct KeyValueCodingTests {
  @Test("a name that public code asks for is answered; others are reported, and nothing changes")
  func names() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let controller = UIViewController()
    controller.setValue(true, forKey: "modalInPresentation")
    #expect(controller.isModalInPresentation)
    let codes = diagnostics {
      #expect(UIScreen.main.value(forKey: "_displayCornerRadius") == nil)
      UIDevice.current.setValue(1, forKey: "orientation")
      UITextField().setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
      #expect(UIView().value(forKeyPath: "layer.name") == nil)
    }
    .map(\.code)
    #expect(codes == Array(repeating: .unknownKey, count: 4))
  }

  @Test("animations keep values of the app, and their copies do")
  func animations() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade")
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy.value(forKey: "name") as? String == "fade" && copy.value(forKey: "other") == nil)
  }

  @Test("transactions have settings by name")
  func transactions() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(NSNumber(value: 2.5), forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2.5)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test("the defaults of the user have their values by name")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "KeyValueCodingTests"))
    defer { defaults.removePersistentDomain(forName: "KeyValueCodingTests") }
    defaults.setValue("a", forKey: "letter")
    #expect(defaults.value(forKey: "letter") as? String == "a" && defaults.value(forKey: "none") == nil)
  }

  @Test("any object that conforms to KeyPathObserver observes views")
  func observer() {
    final class Refresher: NSObject, KeyPathObserver {
      var log: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { log.append("\(keyPath ?? "") \((object as? UIScrollView)?.contentOffset.y ?? -1)") }
    }
    let (view, refresher) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Refresher())
    view.contentSize = CGSize(width: 10, height: 100)
    view.addObserver(refresher, forKeyPath: "contentOffset", options: .initial, context: nil)
    view.contentOffset.y = 5
    view.removeObserver(refresher, forKeyPath: "contentOffset")
    view.contentOffset.y = 7
    #expect(refresher.log == ["contentOffset 0.0", "contentOffset 5.0"])
    #expect(diagnostics { view.addObserver(NSObject(), forKeyPath: "frame", context: nil) }.count == 1)
  }

  @Test("objects that are no responders respond to nothing; classes name themselves")
  func classes() {
    let source: any NSObjectProtocol = NSObject()
    #expect(!source.responds(to: "reload"))
    #expect(UILabel.classForCoder() == UILabel.self)
    #expect(UIColor().cgColor.alpha == 0)
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
    #expect(MSEC_PER_SEC * NSEC_PER_MSEC == NSEC_PER_SEC && USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }
}
