#if os(Linux)
  /// An object that takes part in the conversation of a collection view. `expectCalls` compares what it was called for.
  public enum CallReceiver: String, CaseIterable, Sendable {
    /// The layout, called by the collection view.
    case layout
    /// The data source, or the prefetching data source.
    case dataSource
    /// The delegate, called by the collection view, a flow layout or the scroll view.
    case delegate
    /// The drag delegate.
    case dragDelegate
    /// The drop delegate.
    case dropDelegate
    /// The collection view, called by the layout: it asks for numbers of items, and says that it is invalid.
    case collectionView
  }
#endif
