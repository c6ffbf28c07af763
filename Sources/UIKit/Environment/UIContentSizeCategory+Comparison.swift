extension UIContentSizeCategory {
  /// One step above `extraExtraExtraLarge`, for people who need larger text.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Two steps above `extraExtraExtraLarge`.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Three steps above `extraExtraExtraLarge`.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Four steps above `extraExtraExtraLarge`.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// Five steps above `extraExtraExtraLarge`.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories, smallest first.
  static let ordered: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the category is one of the five for people who need larger text.
  public var isAccessibilityCategory: Bool {
    Self.ordered.firstIndex(of: self).map { $0 >= 7 } ?? false
  }

  /// Posted by a scene when the user has changed the desktop's size of text. Traits report the change, too.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category, a `UIContentSizeCategory`, in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether text is smaller in one category than in another. An unknown category is treated as `large`.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: Int { Self.ordered.firstIndex(of: self) ?? 3 }
}

extension UIContentSizeCategory: Comparable {}
