import Foundation

/// The optional methods of `UIPickerViewDelegate` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UIPickerViewDelegateMembers {
  /// The methods with the base name `pickerView`.
  @preconcurrency @MainActor
  public struct PickerView {
    let delegate: any UIPickerViewDelegate

    /// Calls the method.
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      delegate.pickerView(pickerView, widthForComponent: component)
    }

    /// Calls the method.
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      delegate.pickerView(pickerView, rowHeightForComponent: component)
    }

    /// Calls the method.
    public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    {
      delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
    }

    /// Calls the method.
    public func callAsFunction(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }

    /// Calls the method.
    public func callAsFunction(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }

    /// Calls the method.
    public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    {
      delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }

  }

}

// Calls with a question mark use these properties.
extension UIPickerViewDelegate {
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var pickerView: UIPickerViewDelegateMembers.PickerView? { .init(delegate: self) }
}
