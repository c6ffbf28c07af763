/// The constraints that arrange the views of a stack.
@MainActor
struct StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  var isEmpty: Bool { constraints.isEmpty }

  /// Removes the constraints.
  mutating func remove(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for gap in gaps { stack.removeLayoutGuide(gap) }
    (constraints, gaps) = ([], [])
  }

  /// Creates the constraints for views.
  ///
  /// - Parameters:
  ///   - arrangedViews: The views to arrange, also hidden ones.
  ///   - stack: The stack view.
  ///   - spacing: Returns the spacing after a view, in points.
  mutating func arrange(_ arrangedViews: [UIView], in stack: UIStackView, spacing: (UIView) -> CGFloat) {
    let views = arrangedViews.filter { !$0.isHidden }
    let room: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let axis = AxisAttributes(stack.axis)
    if let first = views.first, let last = views.last {
      relate(first, axis.start, .equal, room, axis.start)
      relate(last, axis.end, .equal, room, axis.end)
    }
    distribute(views, in: stack, along: axis, spacing: spacing)
    let across = AxisAttributes(stack.axis == .horizontal ? .vertical : .horizontal)
    if !views.isEmpty { align(views, in: stack, room, across: across) }
    collapse(arrangedViews, in: room, along: axis, across: across)
    NSLayoutConstraint.activate(constraints)
  }

  /// The attributes of the edges along an axis.
  private struct AxisAttributes {
    let start, end, center, length: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      (start, end, center, length) =
        axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
  }

  private mutating func distribute(
    _ views: [UIView], in stack: UIStackView, along axis: AxisAttributes, spacing: (UIView) -> CGFloat
  ) {
    let lengths = views.map {
      stack.axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
    }
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      switch stack.distribution {
      case .fill: relate(next, axis.start, .equal, view, axis.end, constant: spacing(view))
      case .fillEqually:
        relate(next, axis.start, .equal, view, axis.end, constant: spacing(view))
        relate(next, axis.length, .equal, views[0], axis.length)
      case .fillProportionally:
        relate(next, axis.start, .equal, view, axis.end, constant: spacing(view))
        if lengths[index] > 0, lengths[index + 1] > 0 {
          relate(
            next, axis.length, .equal, view, axis.length, multiplier: lengths[index + 1] / lengths[index],
            priority: UILayoutPriority(999))
        }
      case .equalSpacing:
        let gap = addGap(from: (view, axis.end), to: (next, axis.start), in: stack, along: axis)
        relate(gap, axis.length, .greaterThanOrEqual, nil, .notAnAttribute, constant: spacing(view))
        if index > 0 { relate(gap, axis.length, .equal, gaps[0], axis.length) }
      case .equalCentering:
        relate(next, axis.start, .greaterThanOrEqual, view, axis.end, constant: spacing(view))
        let gap = addGap(from: (view, axis.center), to: (next, axis.center), in: stack, along: axis)
        if index > 0 {
          relate(gap, axis.length, .equal, gaps[0], axis.length, priority: UILayoutPriority(150))
        }
      }
    }
  }

  private mutating func align(
    _ views: [UIView], in stack: UIStackView, _ room: AnyObject, across axis: AxisAttributes
  ) {
    for view in views {
      switch stack.alignment {
      case .fill:
        relate(view, axis.start, .equal, room, axis.start)
        relate(view, axis.end, .equal, room, axis.end)
        continue
      case .leading: relate(view, axis.start, .equal, room, axis.start)
      case .trailing: relate(view, axis.end, .equal, room, axis.end)
      case .center: relate(view, axis.center, .equal, room, axis.center)
      case .firstBaseline where stack.axis == .horizontal:
        relate(view, .firstBaseline, .equal, views[0], .firstBaseline)
      case .lastBaseline where stack.axis == .horizontal:
        relate(view, .lastBaseline, .equal, views[0], .lastBaseline)
      case .firstBaseline, .lastBaseline: relate(view, axis.start, .equal, room, axis.start)
      }
      relate(view, axis.start, .greaterThanOrEqual, room, axis.start)
      relate(view, axis.end, .lessThanOrEqual, room, axis.end)
    }
    // Keeps the stack as small as its largest view, unless another constraint makes it larger.
    if stack.alignment != .fill {
      relate(stack, axis.length, .equal, nil, .notAnAttribute, priority: UILayoutPriority(49))
    }
  }

  /// Gives hidden views no length, after the visible view before them: they are still seen while an animation hides or
  /// shows them. They must not change the size of the stack.
  private mutating func collapse(
    _ views: [UIView], in room: AnyObject, along axis: AxisAttributes, across: AxisAttributes
  ) {
    var visible: UIView?
    for view in views {
      guard view.isHidden else {
        visible = view
        continue
      }
      if let visible {
        relate(view, axis.start, .equal, visible, axis.end)
      } else {
        relate(view, axis.start, .equal, room, axis.start)
      }
      relate(view, axis.length, .equal, nil, .notAnAttribute, priority: UILayoutPriority(999))
      relate(view, across.start, .equal, room, across.start)
      relate(view, across.end, .equal, room, across.end, priority: UILayoutPriority(1))
    }
  }

  private mutating func addGap(
    from start: (UIView, NSLayoutConstraint.Attribute), to end: (UIView, NSLayoutConstraint.Attribute),
    in stack: UIStackView, along axis: AxisAttributes
  ) -> UILayoutGuide {
    let gap = UILayoutGuide()
    stack.addLayoutGuide(gap)
    gaps.append(gap)
    relate(gap, axis.start, .equal, start.0, start.1)
    relate(gap, axis.end, .equal, end.0, end.1)
    return gap
  }

  private mutating func relate(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    guard first !== second || firstAttribute != secondAttribute else { return }
    let constraint = NSLayoutConstraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }
}
