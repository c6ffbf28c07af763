/// Members that the delegate of a flow layout does not implement.
struct FlowDelegateMember: OptionSet {
  let rawValue: UInt8

  static let itemSize = FlowDelegateMember(rawValue: 1)
  static let inset = FlowDelegateMember(rawValue: 2)
  static let lineSpacing = FlowDelegateMember(rawValue: 4)
  static let interitemSpacing = FlowDelegateMember(rawValue: 8)
  static let headerSize = FlowDelegateMember(rawValue: 16)
  static let footerSize = FlowDelegateMember(rawValue: 32)
}

/// Finds out which members of the delegate of a flow layout are implemented.
///
/// Swift cannot ask an object whether it implements a member with a default. Instead the default notes here that it was
/// called, so that one call answers the question.
@MainActor
final class FlowDelegateAnswers {
  private var missing: FlowDelegateMember = []

  /// Called by the default of a member.
  func noteMissing(_ member: FlowDelegateMember) { missing.insert(member) }

  /// Returns the delegate's answer; nil if the delegate does not implement the member.
  func answer<Value>(to member: FlowDelegateMember, _ ask: () -> Value) -> Value? {
    missing.remove(member)
    let value = ask()
    return missing.contains(member) ? nil : value
  }
}
