import CGTK4
import Testing

/// The display the tests draw on, if there is one.
@MainActor
public enum Display {
  /// Whether GTK finds a display.
  public static let isAvailable = gtk_init_check() != 0
}

extension Trait where Self == ConditionTrait {
  /// Skips tests where there is no display, and says so.
  public static var needsDisplay: ConditionTrait {
    .enabled("There is no display: run the tests under Xvfb, as `xvfb-run swift test` does.") {
      await Display.isAvailable
    }
  }
}
