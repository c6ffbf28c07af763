/// Members of a flow layout's delegate that turned out not to be implemented.
///
/// There is no asking an object whether it implements a member. But its default can leave a mark on the layout
/// that asks, so that one call tells.
struct FlowDelegateMember: OptionSet {
  let rawValue: UInt8

  static let itemSize = FlowDelegateMember(rawValue: 1)
  static let inset = FlowDelegateMember(rawValue: 2)
  static let lineSpacing = FlowDelegateMember(rawValue: 4)
  static let interitemSpacing = FlowDelegateMember(rawValue: 8)
  static let headerSize = FlowDelegateMember(rawValue: 16)
  static let footerSize = FlowDelegateMember(rawValue: 32)
}

extension UICollectionViewLayout {
  /// Called by the default of a member: marks it, and finds the layout whose property is the answer.
  func flowLayout(lacking member: FlowDelegateMember) -> UICollectionViewFlowLayout? {
    unimplementedFlowMembers.insert(member)
    return self as? UICollectionViewFlowLayout
  }

  /// A delegate's answer; nil when it does not implement the member.
  func answer<Value>(to member: FlowDelegateMember, _ ask: () -> Value) -> Value? {
    unimplementedFlowMembers.remove(member)
    let value = ask()
    return unimplementedFlowMembers.contains(member) ? nil : value
  }
}
