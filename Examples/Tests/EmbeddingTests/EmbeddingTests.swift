import Foundation
import Testing

@Suite("Views in GTK, and GTK in views")
struct EmbeddingTests {
  /// The pictures that the program in C shows, in the order of their names.
  private static let films = URL(fileURLWithPath: #filePath + "/../../../../Documentation/Films")
    .standardizedFileURL

  @Test(
    "a program in C shows pictures, and learns what the user selects",
    .enabled(if: Screen.canRun("collection-view-in-c"), "scripts/examples builds the program and runs it"))
  func programInC() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.films.path).sorted()
    let screen = try Screen("collection-view-in-c", Self.films.path)
    try screen.waitForTitle("Selected nothing")
    // Items of 120 × 140 points begin 12 points below and beside the corner of the content, which is below the header bar.
    try screen.send("mousemove", "70", "130", "click", "1")
    try screen.waitForTitle("Opened \(names[0])")
    try screen.send("key", "Right", "space")
    try screen.waitForTitle("Selected \(names[1])")
    try screen.send("key", "alt+r")
    try screen.waitForTitle("Selected nothing")
    // The item after the one that was removed has its place.
    try screen.send("mousemove", "235", "130", "click", "1")
    try screen.waitForTitle("Opened \(names[2])")
    #expect(screen.errors == [])
  }

  @Test(
    "text written into fields in cells stays when the cells are used for other items",
    .enabled(if: Screen.canRun("NotesGrid"), "Xvfb, xdotool and xclip drive the program"))
  func fieldsInCells() throws {
    let screen = try Screen("NotesGrid")
    try screen.waitForTitle("0 written, from note 1")
    try screen.send("key", "Tab")
    try screen.send("type", "Milk")
    try screen.waitForTitle("1 written, from note 1")
    try screen.send("key", "Tab")
    try screen.send("type", "Eggs")
    try screen.waitForTitle("2 written, from note 1")
    // Far enough that all cells show other notes.
    try screen.send("mousemove", "240", "300", "click", "--repeat", "60", "5")
    try screen.send("key", "End")
    try screen.waitForTitle("2 written, from note 193")
    try screen.send("key", "Tab")
    try screen.send("type", "Far away")
    try screen.waitForTitle("3 written, from note 193")
    // Beside the field, a click gives the keyboard to the views.
    try screen.send("mousemove", "60", "70", "click", "1")
    try screen.send("key", "Home")
    try screen.waitForTitle("3 written, from note 1")
    try screen.send("key", "Tab")
    try screen.send("key", "ctrl+a", "ctrl+c")
    #expect(try screen.copiedText(expecting: "Milk") == "Milk")
    try screen.send("key", "Tab")
    try screen.send("key", "ctrl+a", "ctrl+c")
    #expect(try screen.copiedText(expecting: "Eggs") == "Eggs")
    #expect(screen.errors == [])
  }
}
