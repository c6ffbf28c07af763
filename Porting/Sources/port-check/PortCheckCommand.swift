import ArgumentParser
import Foundation
import PortCheck

@main
struct PortCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port-check",
    abstract: "Shows what Swift files written for iOS need before they compile on Linux.",
    discussion: """
      Prints one line for each place: the file, the line, the column, what to change and why. Lines that end with \
      [--fix] are changes that --fix makes. The changed files still compile for iOS, \
      with the exceptions that Porting/README.md lists.

      Pass all files of a target at once. A class, its extensions and its subclasses may be in different files.

      Exit status: 0 if nothing is left to do, 1 if something is left to do, 2 if a file cannot be read, written or \
      parsed, 64 if the arguments are wrong. A file with syntax errors is not changed.
      """)

  @Flag(help: "Make the mechanical changes, and print what is left to do.")
  var fix = false

  @Argument(
    help:
      "The Swift files. A single - reads from the standard input; with --fix, it writes the result to the standard output."
  )
  var files: [String]

  mutating func validate() throws {
    if files.contains("-"), files.count > 1 {
      throw ValidationError("- cannot be combined with other files.")
    }
  }

  mutating func run() throws {
    var failed = false
    var sources: [SourceFile] = []
    // The same file twice would be fixed twice.
    var seen: Set<String> = []
    for path in files where seen.insert(path).inserted {
      guard let text = Self.read(path) else {
        Self.complain("\(path): the file cannot be read as UTF-8 text.")
        failed = true
        continue
      }
      let source = SourceFile(name: path == "-" ? "<stdin>" : path, text: text)
      if let line = source.firstErrorLine {
        Self.complain("\(source.name):\(line): the file has a syntax error, and is not checked.")
        failed = true
      }
      sources.append(source)
    }
    var checker = Checker(sources)
    if fix {
      checker.fix()
      for (old, new) in zip(sources, checker.files) {
        if old.name == "<stdin>" {
          FileHandle.standardOutput.write(Data(new.text.utf8))
        } else if old.text != new.text {
          do {
            // Writes another file and renames it, so that the file is complete at any time.
            try Data(new.text.utf8).write(
              to: URL(fileURLWithPath: old.name).resolvingSymlinksInPath(), options: .atomic)
          } catch {
            Self.complain("\(old.name): the file cannot be written: \(error.localizedDescription)")
            failed = true
          }
        }
      }
    }
    let findings = checker.findings()
    for finding in findings {
      if fix, files == ["-"] { Self.complain(finding.description) } else { print(finding) }
    }
    if failed { throw ExitCode(2) }
    if !findings.isEmpty { throw ExitCode(1) }
  }

  private static func read(_ path: String) -> String? {
    let data =
      path == "-"
      ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: path)
    return data.flatMap { String(data: $0, encoding: .utf8) }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
