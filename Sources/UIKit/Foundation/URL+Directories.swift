import Foundation

extension URL {
  /// The user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// What can be deleted at any time.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// What apps store.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// What apps and the user store besides documents.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  /// What was downloaded.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// The files of the desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// The user's pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  /// The user's films.
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// The user's music.
  public static var musicDirectory: URL { directory(.musicDirectory) }

  /// The folder that the desktop uses for a purpose, or the user's home folder without one.
  private static func directory(_ purpose: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: purpose, in: .userDomainMask).first ?? homeDirectory
  }
}
