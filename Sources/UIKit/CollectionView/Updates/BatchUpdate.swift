/// What is asked for between the beginning and the end of a batch update.
struct BatchUpdate {
  var operations: [UpdateOperation] = []
  var placeholderChanges: [PlaceholderChange] = []
  /// Called at the end, those of inner batches first.
  var completions: [(Bool) -> Void] = []
  /// Whether everything is asked anew in any case, so that single changes do not count.
  var isReload = false
}
