extension UIWindowScene {
  /// The elements of the visible windows, in reading order.
  package var accessibleElements: [AccessibleElement] {
    shownWindows.flatMap(\.accessibleElements)
  }
}

extension UIView {
  /// The elements in the view: itself, the elements that the app names, or those of its subviews. Empty if it is hidden.
  package var accessibleElements: [AccessibleElement] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    if let element = groupElement { return [element] }
    if isAccessibilityElement { return [AccessibleElement(self)] }
    return accessibleChildren
  }

  /// The elements that the app names, or those of the subviews.
  var accessibleChildren: [AccessibleElement] {
    if let elements = accessibilityElements ?? elementsMadeOneByOne {
      return elements.flatMap { element in
        (element as? UIView)?.accessibleElements
          ?? (element as? UIResponder).map { [AccessibleElement($0)] } ?? []
      }
    }
    // A view that is modal hides those beside it.
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    var elements = (modal.map { [$0] } ?? subviews).flatMap(\.accessibleElements)
    // A view that receives keys without being an element: its first element is where the user is.
    if isFirstResponder, !elements.isEmpty, !elements.contains(where: \.containsFocus) {
      elements[0].isFocused = true
    }
    return elements
  }

  /// The elements of a view that overrides `accessibilityElementCount()` and `accessibilityElement(at:)`. Nil if it has none.
  private var elementsMadeOneByOne: [Any]? {
    let elements = (0..<accessibilityElementCount()).compactMap(accessibilityElement(at:))
    return elements.isEmpty ? nil : elements
  }

  /// The text that a screen reader reads for the view and everything in it.
  var accessibleText: String {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return "" }
    if let label = accessibilityLabel, isAccessibilityElement || accessibilityState?.label != nil {
      return label
    }
    return subviews.map(\.accessibleText).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
