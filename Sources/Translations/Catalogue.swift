import CGettext
import Glibc

/// The catalogue of texts, which gettext reads.
enum Catalogue {
  /// The name of the catalogue's files.
  static let domain = "opencollectionview"

  /// Finds the catalogue of the user's language, before the first text.
  static func use() { _ = isFound }

  private static let isFound: Bool = {
    // GTK does the same for all categories, later.
    setlocale(LC_MESSAGES, "")
    bind_textdomain_codeset(domain, "UTF-8")
    if let folder { bindtextdomain(domain, folder) }
    return true
  }()

  /// The folder of the catalogues: that of the environment variable `TEXTDOMAINDIR`, or `share/locale` beside the folder of
  /// the program; nil for that of the system.
  private static var folder: String? {
    if let name = getenv("TEXTDOMAINDIR") { return String(cString: name) }
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let components = String(cString: program).split(separator: "/").dropLast(2)
    let folder = "/" + (components + ["share", "locale"]).joined(separator: "/")
    return access(folder, R_OK) == 0 ? folder : nil
  }
}
