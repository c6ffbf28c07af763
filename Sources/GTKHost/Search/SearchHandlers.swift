/// What a program does when the user searches in a window.
public struct SearchHandlers {
  /// Called when the user has opened the search field.
  public var onOpen: @MainActor () -> Void
  /// Called when the text has changed. The text is empty when the user cleared it.
  public var onSearch: @MainActor (_ text: String) -> Void
  /// Called when the user asks for the next match.
  public var onNext: @MainActor () -> Void
  /// Called when the user asks for the previous match.
  public var onPrevious: @MainActor () -> Void

  /// Creates handlers.
  public init(
    onOpen: @escaping @MainActor () -> Void = {}, onSearch: @escaping @MainActor (_ text: String) -> Void,
    onNext: @escaping @MainActor () -> Void,
    onPrevious: @escaping @MainActor () -> Void
  ) {
    self.onOpen = onOpen
    self.onSearch = onSearch
    self.onNext = onNext
    self.onPrevious = onPrevious
  }
}
