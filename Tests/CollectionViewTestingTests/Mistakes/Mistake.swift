/// A kind of mistake that people make in a layout.
enum Mistake: String, CaseIterable, Sendable {
  /// The loop over items, rows or groups ends one too early.
  case lastItemMissing = "the last item is missing"
  /// The content size lacks the margins around the items.
  case contentWithoutInsets = "the content size lacks the insets"
  /// The next item, row or section begins too early.
  case startsTooEarly = "an item begins before the one before it ends"
  /// The answer for one item is looked up by its item number alone.
  case ignoresSection = "an item asked for alone is that of the first section"
  /// The answer for a rectangle has the elements whose origin is in it.
  case cullsByOrigin = "an element is missing where its origin is outside of the rectangle"
  /// `prepare()` returns at once if there are attributes already.
  case keepsCache = "the attributes of the first pass are kept"
  /// `shouldInvalidateLayout(forBoundsChange:)` returns false.
  case ignoresResize = "a change of the view's size does not invalidate the layout"
  /// `prepare()` moves the attributes of the last pass, which the collection view has too.
  case movesReturnedAttributes = "attributes are moved after they were returned"
  /// `initialLayoutAttributesForAppearingItem(at:)` changes cached attributes without copying them.
  case fadesCachedAttributes = "the attributes of an appearing item are changed in the cache"
  /// A subclass of attributes has a property and no `copy(with:)`.
  case forgetsInCopies = "a property of attributes is not copied"
}
