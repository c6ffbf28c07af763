/// A method of a target, called by the name of a selector.
///
/// The target is weak. Without a target, the method belongs to the first object of a responder chain that has it.
struct TargetAction {
  /// The target. Nil if there is none, or if it was released.
  private(set) weak var target: AnyObject?
  let selector: Selector
  /// Whether the method belongs to the responder chain.
  let isForChain: Bool

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    isForChain = target == nil
  }

  /// Whether the target was released.
  var isObsolete: Bool { target == nil && !isForChain }

  /// Whether this is the method of a target. A nil target or selector stands for all.
  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (selector == nil || self.selector == selector)
  }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - arguments: What the method may take.
  ///   - chain: The responder that is asked first if there is no target.
  @MainActor
  func perform(with arguments: [Any?], chain: UIResponder? = nil) {
    if isForChain {
      _ = selector.perform(inChainFrom: chain, with: arguments)
    } else if let target {
      selector.perform(on: target, with: arguments)
    }
  }
}
