/// The folder in the gallery's window, and one of another program, with pictures to tell apart by their colours.
struct PhotoFolders {
  /// Channels in the middle of sixteen, so that the last digits may be others.
  static let (own, other): (UInt32, UInt32) = (0x3838D8, 0xD83838)

  /// One photo in the own colour, and two white ones.
  let shown: PhotoFolder
  /// One photo in the other colour.
  let elsewhere: PhotoFolder

  init() throws {
    shown = try PhotoFolder(photos: [("a", Self.own), ("b", 0xFFFFFF), ("c", 0xFFFFFF)])
    elsewhere = try PhotoFolder(photos: [("x", Self.other)])
  }
}
