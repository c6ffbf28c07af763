import Geometry
import TestSupport

@testable import UIKit

/// Tests that turn what fills a stage by mouse wheel and keys, without animation.
@MainActor
protocol WheelSuite {
  var stage: Stage { get }
}

extension WheelSuite {
  var window: UIWindow { stage.window }

  /// Shows so many items in a layout, with the keys for them.
  func show(_ layout: UICollectionViewLayout, count: Int) -> UICollectionView {
    let size = window.bounds.size
    let view = NumberedItems([count]).makeView(layout, width: size.width, height: size.height)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.becomeFirstResponder()
    return view
  }

  /// Turns the wheel, or moves two fingers, with the pointer in the middle.
  func turn(_ clicks: Double, _ source: InputEvent.Scroll.Source = .wheel) {
    let middle = Point2D(x: Double(window.bounds.midX), y: Double(window.bounds.midY))
    UIView.performWithoutAnimation {
      stage.send(.scroll(.init(source: source, delta: Point2D(x: 0, y: clicks), location: middle)))
    }
    window.layoutIfNeeded()
  }

  /// Returns the item in focus after a key, when what it set in motion has come to rest.
  func press(_ code: InputEvent.Key.Code, in view: UICollectionView) -> Int? {
    UIView.performWithoutAnimation {
      stage.send(.key(InputEvent.Key(code: code)))
    }
    window.layoutIfNeeded()
    return view.itemFocus.item?.item
  }
}
