import Foundation

/// Compares what GLib, GTK and others wrote to standard error in two programs.
enum LibraryMessages {
  /// The messages of one text that the other does not have, without numbers, names and addresses that differ each time.
  ///
  /// A message about any widget, which is the one under the pointer, is the same for all classes of widgets.
  ///
  /// Lines that begin with `gallery: ` are those of the program itself.
  static func additional(in text: String, to other: String) -> [String] {
    let known = Set(lines(of: other))
    return lines(of: text).filter { !known.contains($0) }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("gallery: ") }
      .map {
        $0.replacing(#/0x[0-9a-f]+|\d+/#, with: "#")
          .replacing(#/(active state for widget #)\(\w+\)/#) { "\($0.output.1)" }
          .replacing(#/\((gallery|GTKWindowProbe|process):#\)/#, with: "(program)")
      }
  }
}
