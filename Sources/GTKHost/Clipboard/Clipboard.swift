import CGTK4
import Foundation
import UIKit

/// Connects the general pasteboard to the clipboard of the desktop.
@MainActor
final class Clipboard {
  private let clipboard: OpaquePointer
  /// Identifies the current clipboard contents, so that late results for older contents are dropped.
  private var generation = 0

  /// Connects to the clipboard of a widget's display.
  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    clipboard = gtk_widget_get_clipboard(widget)
    UIPasteboard.general.onCopy = { [weak self] in self?.offer($0) }
    UIPasteboard.general.onPromise = { [weak self] in self?.offer($0) }
    connect(clipboard, "changed") { [weak self] in self?.didChange() }
    didChange()
  }

  /// Offers the copied items to other programs.
  private func offer(_ items: [[String: Any]]) {
    generation += 1
    setContent(ClipboardContents(items).makeProviders())
  }

  /// Offers contents that are made when another program asks for them.
  private func offer(_ promise: PasteboardPromise) {
    generation += 1
    let (makeURLs, makePicture) = (promise.makeURLs, promise.makePicture)
    var providers = [PromisedData { PromisedData.list(of: makeURLs()) }.makeProvider(as: .urls)]
    if let makePicture { providers.append(PromisedData(makePicture).makeProvider(as: .picture)) }
    setContent(providers)
  }

  /// Offers the contents of providers, and takes over the references to them.
  private func setContent(_ providers: [UnsafeMutablePointer<GdkContentProvider>?]) {
    guard !providers.isEmpty else {
      gdk_clipboard_set_content(clipboard, nil)
      return
    }
    var providers = providers
    let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gdk_clipboard_set_content(clipboard, union)
    g_object_unref(union)
  }

  /// Reads the contents that another program copied. Reading takes time, so it starts before the user pastes.
  private func didChange() {
    guard gdk_clipboard_is_local(clipboard) == 0 else { return }
    generation += 1
    let own = generation
    let receive = { [weak self] (items: [[String: Any]]) in
      if self?.generation == own { UIPasteboard.general.receive(items) }
    }
    let offer = ContentOffer.clipboard(clipboard)
    if offer.isEmpty {
      // On X11, GDK reports new contents before it knows their types, and again when it does. A paste in between
      // must not find the clipboard empty. One that was cleared stays empty.
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.typesDelay) {
        if !UIPasteboard.general.items.isEmpty { receive([]) }
      }
    } else {
      ContentReading(onEnd: receive).read(offer)
    }
  }

  /// How long the types of new contents may take, in seconds.
  private static let typesDelay = 0.5
}
