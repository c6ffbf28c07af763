import ArgumentParser
import CairoRenderer
import Foundation
import Glibc
import ImageDecoding
import UIKit

/// Makes the pictures and films of the pages about layouts, and fills in their code and what layouts cost.
@main
struct LayoutPages: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make the pictures, films, code and figures of the pages about layouts.",
    discussion: """
      Run it in the folder of the package. It draws every picture and film of the pages and writes it into the \
      catalogues, copies the code between the markers in the pages from its own sources, and fills in what each \
      layout costs from Benchmarks/Results.tsv.
      """)

  @Flag(help: "Change nothing; exit with 1 if a file is not what would be written. Films are not compared.")
  var check = false

  @Flag(help: "Leave the pictures and films alone.")
  var textOnly = false

  @Option(help: ArgumentHelp("Do one page only, by the name of its class.", valueName: "CLASS"))
  var only: String?

  mutating func run() throws {
    // The same on every machine. Fontconfig reads it when the first text is set.
    setenv("FONTCONFIG_FILE", FileManager.default.currentDirectoryPath + "/Tests/Fonts/fonts.conf", 0)
    UIGraphicsImageRenderer.rasterizer = { list, scale in CairoRenderer().render(list, scale: scale) }
    let command = self
    // A synchronous command is run by the main thread.
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
    for module in Set(Page.all.map(\.module)).sorted() {
      problems += try fill("Sources/\(module)/\(module).docc/NumberedCards.md", [code.insertion(of: "Cards")])
    }
    try FileHandle.standardError.write(contentsOf: Data(problems.map { $0 + "\n" }.joined().utf8))
    guard problems.isEmpty else { throw ExitCode.failure }
  }

  /// Fills a page in, or compares it.
  private func fill(_ path: String, _ insertions: [Insertion?]) throws -> [String] {
    let old = try String(contentsOfFile: path, encoding: .utf8)
    var text = old
    for insertion in insertions {
      guard let insertion else { return ["\(path): There is no code for this page in Sources/layoutpages."] }
      guard let filled = insertion.fill(in: text) else {
        return ["\(path): There is no line “\(insertion.marker)” with a line “\(Insertion.end)” behind it."]
      }
      text = filled
    }
    guard text != old else { return [] }
    if check { return ["\(path): The code or the costs are out of date. Run scripts/pages."] }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return []
  }

  /// Writes a picture, or compares it.
  private func save(_ file: Studio.File) throws -> [String] {
    let old = FileManager.default.contents(atPath: file.path).map(Array.init)
    guard check else {
      if old != file.data { try Data(file.data).write(to: URL(fileURLWithPath: file.path)) }
      return []
    }
    guard let old else { return ["\(file.path) is missing. Run scripts/pages."] }
    guard old == file.data || Self.areAlike(old, file.data) else {
      return ["\(file.path) is not what is drawn now. Run scripts/pages, and look at it."]
    }
    return []
  }

  /// Pictures that a page does not show, and those that it shows and nobody draws.
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
    return drawn.subtracting(shown).sorted().map { "\(page.path): The picture \($0) is not shown." }
      + shown.subtracting(drawn).sorted().map { "\(page.path): Nobody draws the picture \($0)." }
  }

  /// Whether two pictures look the same: other versions of the graphics library differ by a little along edges.
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
