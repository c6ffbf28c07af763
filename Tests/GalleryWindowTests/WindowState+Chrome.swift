extension WindowState {
  /// What surrounds the content of the window.
  struct Chrome: Decodable {
    var title: String
    var subtitle: String
    var message: String?
    var isSearching: Bool
    var found: [Int]?
    var isFullscreen: Bool
    var isHeaderBarShown: Bool
    var isHeaderMenuOpen: Bool
  }
}
