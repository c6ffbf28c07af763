import Foundation
import UIKit

/// Connects the general pasteboard to the clipboard of the desktop.
@MainActor
final class Clipboard {
  private let clipboard: DesktopClipboard
  /// Identifies the current clipboard contents, so that late results for older contents are dropped.
  private var generation = 0
  /// Whether the contents have changed since they were last read.
  private var isStale = false
  private var activation: (any NSObjectProtocol)?

  /// Connects to the clipboard of a widget's display.
  init(of widget: Widget) {
    clipboard = DesktopClipboard(of: widget)
    UIPasteboard.general.onCopy = { [weak self] in self?.offer($0) }
    UIPasteboard.general.onPromise = { [weak self] in self?.offer($0) }
    clipboard.connect("changed") { [weak self] in self?.didChange() }
    activation = NotificationCenter.default.addObserver(
      forName: UIScene.didActivateNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.readIfActive() } }
    didChange()
  }

  isolated deinit { activation.map(NotificationCenter.default.removeObserver) }

  /// Offers the copied items to other programs.
  private func offer(_ items: [[String: Any]]) {
    contentsWillBeOwn()
    setContent(ClipboardContents(items).makeProviders())
  }

  /// Offers contents that are made when another program asks for them.
  private func offer(_ promise: PasteboardPromise) {
    contentsWillBeOwn()
    setContent(promise.makeProviders())
  }

  private func contentsWillBeOwn() {
    generation += 1
    isStale = false
  }

  private func setContent(_ providers: [ContentProvider]) {
    clipboard.setContent(providers.isEmpty ? nil : ContentProvider(union: providers))
  }

  /// Another program has copied something.
  private func didChange() {
    guard !clipboard.isLocal else { return }
    generation += 1
    isStale = true
    readIfActive()
  }

  /// Reads what another program has copied. Reading takes time, so it starts before the user pastes. Pictures are read once the
  /// user is in this program: in the background, it need not read each one that is copied elsewhere.
  private func readIfActive() {
    guard isStale else { return }
    let isActive = UIApplication.shared.connectedScenes.contains { $0.activationState == .foregroundActive }
    let offer = ContentOffer.clipboard(clipboard)
    guard isActive || offer.pictureType == nil else {
      // What was there before is not pasted any more.
      if !UIPasteboard.general.items.isEmpty { UIPasteboard.general.receive([]) }
      return
    }
    isStale = false
    let own = generation
    let receive = { [weak self] (items: [[String: Any]]) in
      if self?.generation == own { UIPasteboard.general.receive(items) }
    }
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
