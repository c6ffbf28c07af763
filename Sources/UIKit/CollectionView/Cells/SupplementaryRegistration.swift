extension UICollectionView {
  /// A registration of supplementary views of a kind, with a handler that configures them.
  ///
  /// Create a registration once, not while a view is requested: each registration reuses only its own views.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind for an index path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let elementKind: String
    let reuseKey: ReuseKey
    let source: ViewSource
    let handler: Handler

    /// Creates a registration of the handler's view class.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init(.viewClass(Supplementary.self), elementKind, handler)
    }

    /// Creates a registration of a nib whose first object is the view.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(.nib(supplementaryNib), elementKind, handler)
    }

    private init(_ source: ViewSource, _ elementKind: String, _ handler: @escaping Handler) {
      self.elementKind = elementKind
      self.source = source
      self.handler = handler
      reuseKey = .supplementaryView(
        ofKind: elementKind, ReuseKey.makeIdentifier(for: Supplementary.self))
    }
  }

  /// Returns a reused or new supplementary view, with its layout attributes applied, configured by the registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let view = dequeueSupplementaryView(
      Supplementary.self, registration.reuseKey, ofKind: kind, at: indexPath, from: registration.source)
    registration.handler(view, kind, indexPath)
    return view
  }
}
