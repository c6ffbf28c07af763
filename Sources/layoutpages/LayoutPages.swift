import ArgumentParser
import CairoRenderer
import Foundation
import Glibc
import ImageDecoding
import UIKit

/// Makes the pictures and films of the pages about layouts, and fills in their code and costs.
@main
struct LayoutPages: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Update the pictures, films, code and costs on the pages about layouts.",
    discussion: """
      Run this program in the folder of the package. It draws every picture and film of the pages and writes them \
      into the catalogues. It copies code from its own sources to the markers in the pages, and fills in the costs \
      of each layout from Benchmarks/Results.tsv.
      """)

  @Flag(help: "Change no files; exit with 1 if a file is out of date. Films are not compared.")
  var check = false

  @Flag(help: "Do not draw pictures and films.")
  var textOnly = false

  @Option(help: ArgumentHelp("Update only the page of this class.", valueName: "CLASS"))
  var only: String?

  mutating func run() throws {
    // Use the same fonts on every machine. Fontconfig reads the variable when the first text is typeset.
    setenv("FONTCONFIG_FILE", FileManager.default.currentDirectoryPath + "/Tests/Fonts/fonts.conf", 0)
    UIGraphicsImageRenderer.rasterizer = { list, scale in CairoRenderer().render(list, scale: scale) }
    let command = self
    // A synchronous command runs on the main thread.
    try MainActor.assumeIsolated { try command.makePages() }
  }

  @MainActor
  private func makePages() throws {
    let code = try CodeListing(folder: "Sources/layoutpages")
    let costs = try CostTable(path: "Benchmarks/Results.tsv")
    let studio = Studio()
    var problems: [String] = []
    for page in Page.all where only == nil || only == page.name {
      problems += try fill(page.path, [code.insertion(of: page.name), costs.insertion(for: page.name)])
      guard !textOnly else { continue }
      try FileManager.default.createDirectory(atPath: page.resources, withIntermediateDirectories: true)
      let files = studio.mainPictures(of: page) + studio.variants(of: page)
      for file in check ? files : files + [studio.film(of: page)] { problems += try save(file) }
      problems += try misuse(of: page, files.map(\.path))
    }
    problems += try fill("Benchmarks/README.md", [costs.insertion(forAll: Page.all.map(\.name))])
    for module in Set(Page.all.map(\.module)).sorted() {
      problems += try fill("Sources/\(module)/\(module).docc/NumberedCards.md", [code.insertion(of: "Cards")])
    }
    try FileHandle.standardError.write(contentsOf: Data(problems.map { $0 + "\n" }.joined().utf8))
    guard problems.isEmpty else { throw ExitCode.failure }
  }

  /// Fills in a page or, with `--check`, compares it.
  private func fill(_ path: String, _ insertions: [Insertion?]) throws -> [String] {
    let old = try String(contentsOfFile: path, encoding: .utf8)
    var text = old
    for insertion in insertions {
      guard let insertion else { return ["\(path): Sources/layoutpages has no code for this page. Add it."] }
      guard let filled = insertion.fill(in: text) else {
        return ["\(path): Add the missing lines “\(insertion.marker)” and, after it, “\(Insertion.end)”."]
      }
      text = filled
    }
    guard text != old else { return [] }
    if check { return ["\(path): The code or the costs are out of date. Run scripts/pages."] }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return []
  }

  /// Writes a picture or, with `--check`, compares it.
  private func save(_ file: Studio.File) throws -> [String] {
    let old = FileManager.default.contents(atPath: file.path).map(Array.init)
    guard check else {
      if old != file.data { try Data(file.data).write(to: URL(fileURLWithPath: file.path)) }
      return []
    }
    guard let old else { return ["\(file.path) is missing. Run scripts/pages."] }
    guard old == file.data || Self.areAlike(old, file.data) else {
      return ["\(file.path) is out of date. Run scripts/pages, and check the new picture."]
    }
    return []
  }

  /// Returns problems about pictures that are drawn but not shown by their page, or shown but not drawn.
  @MainActor
  private func misuse(of page: Page, _ paths: [String]) throws -> [String] {
    let text = try String(contentsOfFile: page.path, encoding: .utf8)
    let drawn = Set(
      paths.map { path in
        String(
          (path.split(separator: "/").last ?? "").replacing("@2x.png", with: "").replacing("~dark", with: ""))
      } + ["\(page.pictureName)-film"])
    let shown = Set(
      text.matches(of: /!\[[^\]]*\]\(([^)]*)\)/).map { String($0.output.1) })
    return drawn.subtracting(shown).sorted().map {
      "\(page.path): The page does not show the picture \($0). Add it to the page, or remove its variant."
    }
      + shown.subtracting(drawn).sorted().map {
        "\(page.path): No variant draws the picture \($0). Remove it from the page, or add a variant."
      }
  }

  /// Whether two pictures look the same. Different versions of the graphics library differ slightly along edges.
  private static func areAlike(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard let first = decoded(first), let second = decoded(second), first.width == second.width,
      first.height == second.height
    else { return false }
    let sum = zip(first.pixels, second.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(first.pixels.count) < 1
  }

  private static func decoded(_ file: [UInt8]) -> Bitmap? {
    try? ImageDecoder.decode(.bytes(file))
  }
}
