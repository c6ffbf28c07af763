// Geometry as text: members of NSCoder since Swift 4.2.

/// The vector as text.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  NSCoder.string(for: vector)
}

/// The transform as text.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}

/// The insets as text.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// The insets as text.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// The offset as text.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  NSCoder.string(for: offset)
}

/// The point in a text; zero when it has none.
@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint {
  NSCoder.cgPoint(for: string)
}

/// The vector in a text; zero when it has none.
@available(*, deprecated, renamed: "NSCoder.cgVector(for:)")
public func CGVectorFromString(_ string: String) -> CGVector {
  NSCoder.cgVector(for: string)
}

/// The size in a text; zero when it has none.
@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize {
  NSCoder.cgSize(for: string)
}

/// The rectangle in a text; zero when it has none.
@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect {
  NSCoder.cgRect(for: string)
}

/// The transform in a text; the identity when it has none.
@available(*, deprecated, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// The insets in a text; zero when it has none.
@available(*, deprecated, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

/// The insets in a text; zero when it has none.
@available(*, deprecated, renamed: "NSCoder.nsDirectionalEdgeInsets(for:)")
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
  NSCoder.nsDirectionalEdgeInsets(for: string)
}

/// The offset in a text; zero when it has none.
@available(*, deprecated, renamed: "NSCoder.uiOffset(for:)")
public func UIOffsetFromString(_ string: String) -> UIOffset {
  NSCoder.uiOffset(for: string)
}
