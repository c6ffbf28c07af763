import CGTK4
import Foundation
import UIKit

/// Connects the general pasteboard with the desktop's clipboard.
@MainActor
final class Clipboard {
  private let clipboard: OpaquePointer
  /// Distinguishes what is read now from what was read of contents that have been replaced since.
  private var generation = 0

  /// Connects the clipboard of a widget's display.
  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    clipboard = gtk_widget_get_clipboard(widget)
    UIPasteboard.general.onCopy = { [weak self] in self?.offer($0) }
    connect(clipboard, "changed") { [weak self] in self?.didChange() }
    didChange()
  }

  /// Offers what the program has copied to others.
  private func offer(_ items: [[String: Any]]) {
    generation += 1
    var providers = ClipboardContents(items).makeProviders()
    guard !providers.isEmpty else {
      gdk_clipboard_set_content(clipboard, nil)
      return
    }
    // The union takes the references to its parts.
    let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gdk_clipboard_set_content(clipboard, union)
    g_object_unref(union)
  }

  /// Reads what another program has copied: asking for it takes time, so that it is done before anybody pastes.
  private func didChange() {
    guard gdk_clipboard_is_local(clipboard) == 0 else { return }
    generation += 1
    let own = generation
    let reading = ContentReading { [weak self] items in
      if self?.generation == own { UIPasteboard.general.receive(items) }
    }
    reading.read(.clipboard(clipboard))
  }
}
