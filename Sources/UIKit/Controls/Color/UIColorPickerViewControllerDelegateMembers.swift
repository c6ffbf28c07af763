/// The optional methods of a colour picker's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIColorPickerViewControllerDelegateMembers {
  let delegate: any UIColorPickerViewControllerDelegate

  /// Calls the method.
  public func callAsFunction(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    delegate.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
  }
}

// Calls with a question mark use these properties.
extension UIColorPickerViewControllerDelegate {
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var colorPickerViewController: UIColorPickerViewControllerDelegateMembers? { .init(delegate: self) }
  /// The method of this name, for calls with a question mark. Never nil.
  public var colorPickerViewControllerDidSelectColor: (@MainActor (UIColorPickerViewController) -> Void)? {
    { self.colorPickerViewControllerDidSelectColor($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var colorPickerViewControllerDidFinish: (@MainActor (UIColorPickerViewController) -> Void)? {
    { self.colorPickerViewControllerDidFinish($0) }
  }
}
