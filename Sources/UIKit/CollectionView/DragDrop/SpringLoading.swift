/// Selects an item when a drag rests on it, as a tap would.
@MainActor
final class SpringLoading {
  /// The time for which the drag must rest on the item.
  private static var delay: CFTimeInterval { 0.8 }

  private unowned let host: any DropHost
  private let data: PresentedData
  private let selection: ItemSelection
  private var context: Context?
  private var opening: FrameClock.Deadline?

  init(_ host: any DropHost, _ data: PresentedData, _ selection: ItemSelection) {
    (self.host, self.data, self.selection) = (host, data, selection)
  }

  /// Called when the drag or the content has moved.
  func hover(_ session: DropSession) {
    let item = host.indexPathForItem(at: session.location(in: host))
    guard context?.item != item || context?.session !== session else { return }
    stop()
    guard let item, host.isSpringLoaded, !data.isPlaceholder(item) else { return }
    let context = Context(session, over: item, in: host)
    self.context = context
    let isAllowed = host.askDelegate {
      $0.collectionView($1, shouldSpringLoadItemAt: data.dataPath(of: item), with: context)
    }
    guard isAllowed != false else { return }
    highlight(true)
    let clock = host.motionClock
    opening = clock.schedule(at: clock.time + Self.delay) { [weak self] in self?.open() }
  }

  /// Called when the drag has left the view.
  func stop() {
    opening?.cancel()
    if context?.state == .possible { highlight(false) }
    (context, opening) = (nil, nil)
  }

  /// Updates the index path of the item after an update.
  func carry(through map: UpdateMap) {
    guard let item = context?.item else { return }
    context?.targetItem = map.path(after: item)
    if context?.item == nil { stop() }
  }

  private func open() {
    guard let context, let item = context.item else { return }
    highlight(false)
    context.state = .activated
    selection.selectByUser(item)
  }

  private func highlight(_ isHighlighted: Bool) {
    guard let context, let item = context.item else { return }
    context.state = isHighlighted ? .possible : .inactive
    host.visibleCell(at: item)?.isHighlighted = isHighlighted
  }

  private final class Context: NSObject, UISpringLoadedInteractionContext {
    let session: DropSession
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ session: DropSession, over item: IndexPath, in view: UIView) {
      self.session = session
      targetView = view
      targetItem = item
    }

    var item: IndexPath? { targetItem as? IndexPath }

    func location(in view: UIView?) -> CGPoint {
      guard let targetView else { return .zero }
      let point = session.location(in: targetView)
      return targetView.window.map { $0.convert(targetView.convert(point, to: $0), to: view ?? $0) } ?? point
    }
  }
}
