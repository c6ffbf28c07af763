/// Opens items in windows of their own, if the delegate says what such a window shows.
@MainActor
final class ItemActivation {
  private unowned let host: any ItemHost
  private let data: PresentedData
  private(set) lazy var interaction = UIWindowScene.ActivationInteraction { [weak self] _, point in
    guard let self, let item = self.host.indexPathForItem(at: point) else { return nil }
    return configuration(of: item, at: point)
  }

  init(_ host: any ItemHost, _ data: PresentedData) { (self.host, self.data) = (host, data) }

  /// Opens an item in a new window, because of a key.
  ///
  /// - Returns: Whether the delegate has a window for the item.
  func open(_ item: IndexPath) -> Bool {
    guard let frame = host.layoutAttributesForItem(at: item)?.frame,
      let configuration = configuration(of: item, at: CGPoint(x: frame.midX, y: frame.midY))
    else { return false }
    configuration.activate(from: host.window?.windowScene, errorHandler: nil)
    return true
  }

  private func configuration(
    of item: IndexPath, at point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    guard !data.isPlaceholder(item) else { return nil }
    return host.askDelegate {
      $0.collectionView($1, sceneActivationConfigurationForItemAt: data.dataPath(of: item), point: point)
    } ?? nil
  }
}
