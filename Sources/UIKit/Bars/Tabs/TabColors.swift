/// The colours of tabs.
struct TabColors {
  /// The colour of the selected tab. Nil for the tint colour.
  var selected: UIColor?
  /// The colour of the other tabs. Nil for grey.
  var unselected: UIColor?
  var appearance: UITabBarItemAppearance
}
