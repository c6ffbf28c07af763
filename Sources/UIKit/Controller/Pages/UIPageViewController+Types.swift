extension UIPageViewController {
  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are beside each other.
    case horizontal = 0
    /// Pages are below each other.
    case vertical = 1
  }

  /// The place of the spine of a book.
  public enum SpineLocation: Int, Sendable {
    /// No spine: pages scroll.
    case none = 0
    /// At the beginning of the page.
    case min = 1
    /// Between two pages, which are shown together.
    case mid = 2
    /// At the end of the page.
    case max = 3
  }

  /// Whether a page comes after the one that is shown, or before it.
  public enum NavigationDirection: Int, Sendable {
    /// After it.
    case forward = 0
    /// Before it.
    case reverse = 1
  }

  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// As the pages of a book. Here, they scroll.
    case pageCurl = 0
    /// They scroll.
    case scroll = 1
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine: a ``UIPageViewController/SpineLocation`` or its raw value.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between two pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
