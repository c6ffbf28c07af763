/// The view of a controller with bars, which it lays out.
final class BarContainerView: UIView {
  /// Lays out the bars and the content.
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onLayout()
  }
}
