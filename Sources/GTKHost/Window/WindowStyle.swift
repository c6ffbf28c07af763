/// The style sheet of windows, in addition to that of libadwaita.
@MainActor
enum WindowStyle {
  // Without a compositor, GTK draws a frame around the window, also if the window covers the screen. In libadwaita 1.2,
  // the labels of a stack switcher have negative margins as large as their padding, but those of round buttons, such as
  // the page numbers of keyboard shortcuts, have no padding: they would be narrower than nothing.
  private static let sheet = """
    window.solid-csd.fullscreen, window.solid-csd.maximized { padding: 0; box-shadow: none; }
    .layout-choices > flowboxchild { padding: 4px; border-radius: 9px; }
    .layout-picture { border-radius: 6px; background-color: alpha(currentColor, 0.08); }
    toast { box-shadow: 0 0 0 1px alpha(white, 0.2); }
    .search-field {
      padding: 6px; background-color: @headerbar_bg_color; color: @headerbar_fg_color;
      box-shadow: inset 0 -1px @headerbar_shade_color;
    }
    .search-field:backdrop { background-color: @headerbar_backdrop_color; }
    .search-result { font-feature-settings: "tnum"; }
    stackswitcher > button.circular > label { margin: 0; }
    """

  private static var isLoaded = false

  /// Loads the style sheet for all windows on the default display. Further calls have no effect.
  static func load() {
    if !isLoaded { isLoaded = StyleSheet.add(sheet) }
  }
}
