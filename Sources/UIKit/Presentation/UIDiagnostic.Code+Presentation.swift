extension UIDiagnostic.Code {
  /// A controller cannot be presented: it is presented already, its presenter presents another one, or the presenter is
  /// in no window. The call has no effect.
  public static let invalidPresentation = Self(rawValue: "invalid-presentation")
  /// A popover has neither a source view nor a bar button item. It is shown in the middle of its presenter.
  public static let popoverWithoutSource = Self(rawValue: "popover-without-source")
  /// A text field was added to an action sheet. It is ignored.
  public static let textFieldInActionSheet = Self(rawValue: "text-field-in-action-sheet")
  /// A second action of the style `cancel` was added to an alert. It is ignored.
  public static let secondCancelAction = Self(rawValue: "second-cancel-action")
}
