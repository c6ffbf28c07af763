import CGTK4

/// The `AdwStyleManager` of the program: light or dark, and the contrast. It notifies of its properties `dark` and
/// `high-contrast`.
final class StyleManager: GObjectReference {
  static var shared: StyleManager { StyleManager(adding: adw_style_manager_get_default()!) }

  var isDark: Bool { adw_style_manager_get_dark(opaque) != 0 }

  var isHighContrast: Bool { adw_style_manager_get_high_contrast(opaque) != 0 }

  func setColorScheme(_ scheme: AdwColorScheme) { adw_style_manager_set_color_scheme(opaque, scheme) }
}
