// Conversion of geometry to strings and back. These functions are members of `NSCoder` since Swift 4.2.

/// The vector as a string.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  NSCoder.string(for: vector)
}

/// The transform as a string.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}

/// The insets as a string.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// The insets as a string.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// The offset as a string.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  NSCoder.string(for: offset)
}

/// The point in a string, or zero if the string has no point.
@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint {
  NSCoder.cgPoint(for: string)
}

/// The vector in a string, or zero if the string has no vector.
@available(*, deprecated, renamed: "NSCoder.cgVector(for:)")
public func CGVectorFromString(_ string: String) -> CGVector {
  NSCoder.cgVector(for: string)
}

/// The size in a string, or zero if the string has no size.
@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize {
  NSCoder.cgSize(for: string)
}

/// The rectangle in a string, or zero if the string has no rectangle.
@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect {
  NSCoder.cgRect(for: string)
}

/// The transform in a string, or the identity if the string has no transform.
@available(*, deprecated, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// The insets in a string, or zero if the string has no insets.
@available(*, deprecated, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

/// The insets in a string, or zero if the string has no insets.
@available(*, deprecated, renamed: "NSCoder.nsDirectionalEdgeInsets(for:)")
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
  NSCoder.nsDirectionalEdgeInsets(for: string)
}

/// The offset in a string, or zero if the string has no offset.
@available(*, deprecated, renamed: "NSCoder.uiOffset(for:)")
public func UIOffsetFromString(_ string: String) -> UIOffset {
  NSCoder.uiOffset(for: string)
}
