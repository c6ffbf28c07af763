extension UIView {
  /// Gives the content direction of this view to views that it consists of. Other subviews do not inherit it.
  func shareDirection(with parts: [UIView]) {
    for part in parts where part.semanticContentAttribute != semanticContentAttribute {
      part.semanticContentAttribute = semanticContentAttribute
      part.setNeedsLayout()
    }
  }
}
