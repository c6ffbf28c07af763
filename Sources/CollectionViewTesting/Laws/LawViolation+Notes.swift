#if canImport(UIKit)
  extension LawViolation {
    /// What a person who reads the failure can do next.
    @MainActor
    func notes(of subject: LayoutSubject, at location: TestLocation) -> String {
      var lines: [String] = []
      #if os(Linux)
        if let file = writePicture(of: subject, at: location) { lines.append("  picture:  \(file)") }
      #endif
      lines.append("  If the layout is right, exempt it: except: [.\(law.rawValue): \"the reason\"]")
      return "\n" + lines.joined(separator: "\n")
    }
  }
#endif
