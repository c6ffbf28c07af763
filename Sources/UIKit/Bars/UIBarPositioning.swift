/// A bar that has a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar is. All methods are optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar is. The default, `any`, is the usual position of the bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }

  /// The position that the delegate chooses. Nil for the usual one.
  func chosenPosition(for bar: any UIBarPositioning) -> UIBarPosition? {
    let position = position(for: bar)
    return position == .any ? nil : position
  }
}
