/// The colours of tabs.
struct TabColors {
  /// The colour of the tabs that are not selected. Nil for grey.
  var unselected: UIColor?
  var appearance: UITabBarItemAppearance
}
