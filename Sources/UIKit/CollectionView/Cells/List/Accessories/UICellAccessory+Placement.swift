extension UICellAccessory {
  /// Where a custom accessory is, and when it is shown.
  public enum Placement {
    /// Returns the index of an accessory among the others at the same edge, from leading to trailing.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading edge; by default after the others.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge; by default before the others.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before an accessory of the same kind as the given one; the first one without it.
    @MainActor
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.hasSameKind(as: accessory) } ?? 0 }
    }

    /// Returns the position after an accessory of the same kind as the given one; the last one without it.
    @MainActor
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.hasSameKind(as: accessory) }.map { $0 + 1 } ?? accessories.count
      }
    }

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  /// Whether two accessories have the same kind, and for custom ones the same view.
  func hasSameKind(as other: UICellAccessory) -> Bool { kind == other.kind }

  private var kind: String {
    if case .customView(let view) = accessoryType { return "\(ObjectIdentifier(view))" }
    return "\(accessoryType)"
  }

  /// Returns the accessories of one edge in their order: custom ones at the positions they return.
  static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var result: [UICellAccessory] = []
    for accessory in accessories where !accessory.isCustom { result.append(accessory) }
    for accessory in accessories where accessory.isCustom {
      result.insert(accessory, at: min(max(0, accessory.placement.position(result)), result.count))
    }
    return result
  }

  private var isCustom: Bool {
    if case .customView = accessoryType { true } else { false }
  }
}
