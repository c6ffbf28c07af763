/// Reports the mistakes of a layout, a data source or a delegate, each once until the layout or the data is replaced.
@MainActor
final class ReportedMistakes {
  /// The objects of the mistakes that were reported, by code.
  private var subjects: [UIDiagnostic.Code: Set<String>] = [:]

  /// Reports a mistake about a subject, unless it was reported before.
  func report(_ code: UIDiagnostic.Code, about subject: String = "", _ message: @autoclosure () -> String) {
    guard subjects[code, default: []].insert(subject).inserted else { return }
    UIDiagnostic.report(code, message())
  }

  /// Forgets all mistakes, because they concern another layout or other data.
  func removeAll() { subjects.removeAll() }
}
