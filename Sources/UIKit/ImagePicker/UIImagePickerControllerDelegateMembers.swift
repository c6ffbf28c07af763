import Foundation

/// The optional methods of `UIImagePickerControllerDelegate` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UIImagePickerControllerDelegateMembers {
  /// The methods with the base name `imagePickerController`.
  @preconcurrency @MainActor
  public struct ImagePickerController {
    let delegate: any UIImagePickerControllerDelegate

    /// Calls the method.
    public func callAsFunction(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }

  }

}

// Calls with a question mark use these properties.
extension UIImagePickerControllerDelegate {
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var imagePickerController: UIImagePickerControllerDelegateMembers.ImagePickerController? {
    .init(delegate: self)
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var imagePickerControllerDidCancel: (@MainActor (UIImagePickerController) -> Void)? {
    { self.imagePickerControllerDidCancel($0) }
  }
}
