/// Follows the changes of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has selected another detent; not when the app has. Optional.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UISheetPresentationControllerDelegate {
  /// The method with this name. Never nil; optional so that code can call it with a question mark.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  { { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) } }
}
