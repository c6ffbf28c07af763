/// The albums that a window showed before, and those that it left by going back, as in a web browser.
package struct FolderHistory: Sendable {
  /// The number of albums to go back to.
  private static let limit = 50

  private var earlier: [Session] = []
  private var later: [Session] = []

  /// Creates an empty history.
  package init() {}

  /// Whether there is an earlier album.
  package var canGoBack: Bool { !earlier.isEmpty }

  /// Whether there is a later album.
  package var canGoForward: Bool { !later.isEmpty }

  /// Notes that another album replaces one. There is none to go forward to any more.
  package mutating func leave(_ session: Session) {
    later = []
    earlier = (earlier + [session]).suffix(Self.limit)
  }

  /// Goes back. Returns the album to show; nil if there is none.
  ///
  /// - Parameter current: The album that is shown, to go forward to.
  package mutating func goBack(from current: Session) -> Session? {
    guard let session = earlier.popLast() else { return nil }
    later.append(current)
    return session
  }

  /// Goes forward. Returns the album to show; nil if there is none.
  ///
  /// - Parameter current: The album that is shown, to go back to.
  package mutating func goForward(from current: Session) -> Session? {
    guard let session = later.popLast() else { return nil }
    earlier.append(current)
    return session
  }
}
