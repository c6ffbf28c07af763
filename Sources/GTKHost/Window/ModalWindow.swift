import CGTK4

/// Shows a window over another one, which it blocks. It closes with that window.
@MainActor
func presentModally(_ window: UnsafeMutablePointer<GtkWindow>, over parent: UnsafeMutablePointer<GtkWindow>) {
  gtk_window_set_transient_for(window, parent)
  gtk_window_set_modal(window, 1)
  gtk_window_set_destroy_with_parent(window, 1)
  gtk_window_present(window)
}
