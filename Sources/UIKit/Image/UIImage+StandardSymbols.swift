// Symbols for usual actions.
extension UIImage {
  /// Starts an action: an ellipsis in a circle.
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  /// Adds something: a plus in a filled circle.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// Removes something: a minus in a filled circle.
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// A checkmark.
  public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// A checkmark in a filled circle.
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
}
