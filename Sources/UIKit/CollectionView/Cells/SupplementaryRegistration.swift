extension UICollectionView {
  /// The class or nib of the supplementary views of a kind, and how they are filled in: registration and configuration
  /// in one value.
  ///
  /// To be made once, and not while a view is asked for: each has reused views of its own.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills in a view of a kind for a place.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let elementKind: String
    let reuseKey: ReuseKey
    let source: ViewSource
    let handler: Handler

    /// Makes a registration of a class, the one the handler takes.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init(.viewClass(Supplementary.self), elementKind, handler)
    }

    /// Makes a registration of a nib, whose first object is the view.
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

  /// A supplementary view, used before or new, with its layout attributes applied and filled in.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let view = dequeue(
      Supplementary.self, registration.reuseKey,
      for: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath),
      from: registration.source)
    registration.handler(view, kind, indexPath)
    return view
  }
}
