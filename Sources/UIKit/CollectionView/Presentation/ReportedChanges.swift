/// The changes requested during a batch update.
struct ReportedChanges {
  var operations: [UpdateOperation] = []
  var placeholderChanges: [PlaceholderChange] = []
  /// Called at the end, those of nested updates first.
  var completions: [(Bool) -> Void] = []
  /// Whether everything is reloaded, so that individual changes are ignored.
  var isReload = false
}
