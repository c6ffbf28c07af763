import Testing

extension GalleryWindowTests {
  @Suite("The memory for thumbnails")
  struct MemoryTests {
    /// Opens 80 photos, goes through them page by page, and returns whether photos are decoded again on the way back to
    /// the first one.
    private func decodesAgain(memory: String) throws -> Bool {
      let folder = try PhotoFolder((100..<180).map { "\($0)" }, width: 400, height: 300)
      let window = try DrivenWindow("--layout", "grid", "--memory", memory, folder.path)
      while window.state.focus != [0, 79] {
        try window.settle { try window.press("Next") }
        try window.wait(for: \.isComplete)
      }
      let count = window.states.count
      while window.state.focus != [0, 0] {
        try window.settle { try window.press("Prior") }
        try window.wait(for: \.isComplete)
      }
      return window.states[count...].contains { $0.pending > 0 }
    }

    @Test("photos that were seen are kept, unless there is no memory for them")
    func budget() throws {
      // A thumbnail of at least 100 × 75 pixels takes 30 kB. 1 MiB holds 34 of them, fewer than a screen has.
      #expect(try decodesAgain(memory: "1"))
      #expect(try !decodesAgain(memory: "64M"))
    }
  }
}
