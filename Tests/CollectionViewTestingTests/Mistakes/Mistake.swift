/// A kind of mistake that people make in a layout. Each layout makes it in its own way.
enum Mistake: String, CaseIterable, Sendable {
  /// A loop, a range or a search ends one too early.
  case lastElementMissing = "the last element is missing"
  /// The content size lacks the margins around the elements.
  case contentWithoutInsets = "the content size lacks the insets"
  /// The next item, row or section begins too early.
  case startsTooEarly = "an item begins before the one before it ends"
  /// The answer for one element is looked up by its item number alone.
  case ignoresSection = "an element asked for alone is that of the first section"
  /// An element that reaches into the rectangle is left out.
  case cullsTooMuch = "an element is missing where only a part of it is in the rectangle"
  /// What was computed once is kept.
  case keepsCache = "what was computed first is kept"
  /// A change of the bounds has no effect.
  case ignoresBounds = "a change of the bounds does not invalidate what depends on them"
  /// Attributes that the collection view has received are changed later.
  case movesReturnedAttributes = "attributes are changed after they were returned"
  /// The attributes of appearing elements are those of the cache, and are changed there.
  case fadesCachedAttributes = "the attributes of an appearing element are changed in the cache"
  /// A subclass of attributes has a property that a copy loses, or that is not compared.
  case forgetsProperty = "a property of attributes is not copied or not compared"
}
