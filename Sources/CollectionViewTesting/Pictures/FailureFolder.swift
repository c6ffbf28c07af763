#if os(Linux)
  import Foundation
  import ImageDecoding
  import Synchronization

  /// The folder with the pictures of failures, and a page that shows all of them: an artefact for a build server.
  ///
  /// It is the folder that the environment variable `SNAPSHOT_ARTIFACTS` names, or else `.build/snapshots` in the package
  /// of the test.
  package struct FailureFolder {
    private let root: URL
    private let folder: URL
    /// Tests of several suites may fail at the same time.
    private static let page = Mutex(())

    init(testFolder: URL, environment: [String: String]) {
      root =
        environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
        ?? Self.package(of: testFolder).appendingPathComponent(".build/snapshots")
      folder = root.appendingPathComponent(testFolder.lastPathComponent)
    }

    /// The nearest folder with a manifest; the test's own if there is none.
    private static func package(of folder: URL) -> URL {
      var parent = folder.standardizedFileURL
      while parent.path != "/" {
        let manifest = parent.appendingPathComponent("Package.swift")
        if FileManager.default.fileExists(atPath: manifest.path) { return parent }
        parent.deleteLastPathComponent()
      }
      return folder
    }

    /// The page that shows all failures.
    package var pageFile: URL { root.appendingPathComponent("index.html") }

    /// The file of a picture. Spaces and signs in the name become hyphens, because some build servers refuse them.
    package func file(_ name: String) -> URL {
      let words = name.split { !$0.isLetter && !$0.isNumber && !".-_".contains($0) }
      return folder.appendingPathComponent("\(words.joined(separator: "-")).png")
    }

    /// Writes the actual and the expected picture, their difference, and all three side by side. Returns a text that says
    /// where.
    func write(_ actual: Bitmap, _ expected: Bitmap?, _ difference: Bitmap?, as name: String) -> String {
      let pictures = [("expected", expected), ("actual", actual), ("difference", difference)]
      let comparison = Bitmap.comparison(
        pictures.compactMap { kind, picture in picture.map { ($0, Self.frameColors[kind] ?? .black) } })
      do {
        for (kind, picture) in pictures { try picture?.writePNG(to: file("\(name).\(kind)")) }
        try comparison?.writePNG(to: file("\(name).comparison"))
        try writePage()
        return "Expected, actual and difference side by side: \(file("\(name).comparison").path)\n"
          + "All failures on one page: \(pageFile.path)"
      } catch {
        return "The pictures cannot be written: \(error)"
      }
    }

    private static let frameColors: [String: Bitmap.Pixel] = [
      "expected": .init(red: 40, green: 160, blue: 60), "actual": .init(red: 220, green: 50, blue: 50),
      "difference": .init(red: 90, green: 90, blue: 90),
    ]

    /// Removes the pictures of an earlier failure.
    func remove(_ name: String) {
      let comparison = file("\(name).comparison")
      guard FileManager.default.fileExists(atPath: comparison.path) else { return }
      for kind in ["expected", "actual", "difference", "comparison"] {
        // The difference is missing if there was nothing to compare with.
        try? FileManager.default.removeItem(at: file("\(name).\(kind)"))
      }
      // The page is for reading only. The next failure makes it again.
      try? writePage()
    }

    private func writePage() throws {
      try Self.page.withLock { _ in
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?
          .compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix(".comparison.png") }
          .sorted { $0.path < $1.path }
        guard let files, !files.isEmpty else {
          try? FileManager.default.removeItem(at: pageFile)
          return
        }
        let sections = try files.map { file in
          let name = file.lastPathComponent.replacing(".comparison.png", with: "")
          let suite = file.deletingLastPathComponent().lastPathComponent
          let data = try Data(contentsOf: file).base64EncodedString()
          return """
            <h2>\(Self.escaped("\(suite): \(name)"))</h2>
            <p><img alt="expected, actual and difference" src="data:image/png;base64,\(data)"></p>
            """
        }
        let heading = "\(files.count) \(files.count == 1 ? "picture differs" : "pictures differ")"
        let page = """
          <!doctype html>
          <meta charset="utf-8">
          <title>\(heading)</title>
          <style>
            body { font: 16px sans-serif; margin: 2em; background: #fff; color: #111 }
            img { max-width: 100% }
            b { padding: 0 0.3em; color: #fff }
          </style>
          <h1>\(heading)</h1>
          <p>Each picture shows what was <b style="background: #28a03c">expected</b>, the
          <b style="background: #dc3232">actual</b> picture and their
          <b style="background: #5a5a5a">difference</b>, which is four times as strong.</p>
          \(sections.joined(separator: "\n"))
          """
        try page.write(to: pageFile, atomically: true, encoding: .utf8)
      }
    }

    private static func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
  }
#endif
