import Foundation
import Testing

extension GalleryWindowTests {
  @Suite("Random use for a long time")
  struct SoakTests {
    /// As many as `SOAK_SECONDS` says.
    private static let seconds = ProcessInfo.processInfo.environment["SOAK_SECONDS"].flatMap(Double.init)
    /// A new one each time, or that of `SOAK_SEED`.
    private static let seed =
      ProcessInfo.processInfo.environment["SOAK_SEED"].flatMap(UInt64.init) ?? .random(in: 0..<1_000_000)

    @Test(
      "100,000 photos: no crash, no message of a library that a plain window does not have, memory flat",
      .enabled(if: seconds != nil, "SOAK_SECONDS is not set: make soak sets it."))
    func soak() throws {
      let empty = try memoryOfEmptyWindow()
      print("Seed \(Self.seed). An empty window takes \(Int(empty)) MB.")
      var soak = try Soak(seed: Self.seed)
      let plain = try PlainWindow.errors(beside: soak.window)
      try soak.scroll()
      #expect(soak.scrolled.used < empty + 200)
      #expect(soak.scrolled.released < empty + 60)
      try soak.run(seconds: Self.seconds ?? 0)
      print(
        """
        \(soak.actionCount) actions. At most \(Int(soak.used.maximum)) MB, at rest \(Int(soak.released.maximum)) MB; use \
        takes \(Int(soak.memoryOfUse.max() ?? 0)) MB of \(Int(Soak.limitOfUse)); growth at rest in the second half \
        \(soak.released.growth) MB.
        """)
      #expect(LibraryMessages.additional(in: soak.window.errors, to: plain) == [], "seed \(soak.seed)")
      #expect(soak.released.growth < 8, "seed \(soak.seed), \(soak.released.samples)")
      #expect(
        soak.memoryOfUse.allSatisfy { $0 < Soak.limitOfUse }, "seed \(soak.seed), \(soak.memoryOfUse)")
      // A window that has stopped answering would be at rest all the time.
      #expect(
        zip(soak.frames, soak.frames.dropFirst()).allSatisfy { $0 < $1 }, "seed \(soak.seed), \(soak.frames)")
      #expect(soak.files.allSatisfy { $0 <= soak.files[0] + 10 }, "seed \(soak.seed), \(soak.files)")
      #expect(soak.idleTimes.allSatisfy { $0 <= 0.05 }, "seed \(soak.seed), \(soak.idleTimes)")
    }

    private func memoryOfEmptyWindow() throws -> Double {
      let folder = try PhotoFolder([])
      let window = try DrivenWindow(folder.path) { $0.frames > 0 }
      return try ProcessUsage(of: window.processIdentifier).memory
    }

    @Test("the rule for memory: outliers and an early rise pass, a steady rise does not")
    func growth() {
      func growth(_ memory: (_ minute: Int) -> Double) -> Double {
        MemoryRecord(samples: (0...20).map { .init(time: Double($0) * 60, memory: memory($0)) }).growth
      }
      #expect(growth { _ in 90 } == 0)
      #expect(growth { $0 == 13 || $0 == 19 ? 300 : 90 } == 0)
      #expect(growth { min(90, 50 + Double($0) * 10) } == 0)
      // The second half is from the tenth to the twentieth minute.
      #expect(abs(growth { 90 + Double($0) * 2 } - 20) < 1e-9)
    }

    @Test("messages: those of a plain window pass, whatever their numbers, and those of the program")
    func messages() {
      let plain = """
        (GTKWindowProbe:12): Gtk-WARNING **: 10:00:00.123: Unknown key gtk-foo in settings.ini
        (GTKWindowProbe:12): Gtk-WARNING **: 10:00:01.123: Broken accounting of active state for widget 0x1f(GtkLabel)
        """
      let text = """
        gallery: “a.jpg” cannot be decoded.
        (gallery:4711): Gtk-WARNING **: 11:22:33.456: Unknown key gtk-foo in settings.ini
        (gallery:4711): Gtk-WARNING **: 11:22:33.789: Broken accounting of active state for widget 0x55(AdwHeaderBar)
        (gallery:4711): Gtk-CRITICAL **: 11:22:34.456: assertion 'GTK_IS_WIDGET (widget)' failed at 0x55aa
        """
      #expect(
        LibraryMessages.additional(in: text, to: plain) == [
          "(program): Gtk-CRITICAL **: #:#:#.#: assertion 'GTK_IS_WIDGET (widget)' failed at #"
        ])
      #expect(LibraryMessages.additional(in: plain, to: plain).isEmpty)
    }
  }
}
