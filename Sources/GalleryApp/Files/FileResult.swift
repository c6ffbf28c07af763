/// What the steps of an action have done.
struct FileResult: Sendable {
  /// The steps that undo those that were done, as far as they can be undone.
  var inverses: [FileStep]
  /// The reasons why steps were left out, one for each.
  var leftOut: [FileFailure] = []
}
