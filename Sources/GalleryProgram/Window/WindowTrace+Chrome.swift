import GTKHost

extension WindowTrace {
  /// What surrounds the content of a window.
  struct Chrome: Codable, Equatable {
    /// The title of the window.
    var title: String
    /// The line below the title.
    var subtitle: String
    /// The message that is shown.
    var message: String?
    /// Whether the search field is open.
    var isSearching: Bool
    /// The number of the current match and the number of all matches.
    var found: [Int]?
    /// Whether the window covers the screen.
    var isFullscreen: Bool
    /// Whether the header bar is visible.
    var isHeaderBarShown: Bool
    /// Whether a menu of the header bar is open.
    var isHeaderMenuOpen: Bool

    /// Reads the state of a window.
    @MainActor
    init(of host: WindowHost, found: SearchResult?) {
      title = host.title
      subtitle = host.subtitle
      message = host.messageText
      isSearching = host.isSearching
      self.found = found.map { [$0.current, $0.count] }
      isFullscreen = host.isFullscreen
      isHeaderBarShown = host.isHeaderBarShown
      isHeaderMenuOpen = host.isHeaderMenuOpen
    }
  }
}
