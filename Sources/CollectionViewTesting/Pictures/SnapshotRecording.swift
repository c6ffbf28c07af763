/// Which reference files a run of the tests writes.
///
/// An expectation takes it as an argument. Without one, the environment variable `SNAPSHOT_RECORD` names it, as in
/// `SNAPSHOT_RECORD=failed swift test`. Without both it is ``missing``. On a build server, where the environment variable
/// `CI` is set, it is always ``never``.
public enum SnapshotRecording: String, Sendable {
  /// All of them.
  case all
  /// Those that do not exist. Their tests fail once, so that nobody overlooks the new files.
  case missing
  /// Those that do not exist, and those from which the result differs. The tests pass.
  case failed
  /// None.
  case never

  /// The recording in an environment.
  init(_ requested: SnapshotRecording?, environment: [String: String]) {
    let named = environment["SNAPSHOT_RECORD"].flatMap(SnapshotRecording.init)
    self = environment["CI"] == nil ? requested ?? named ?? .missing : .never
  }
}
