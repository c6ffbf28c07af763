extension UIDiagnostic {
  /// The kind of a mistake. Later versions may add codes.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the code, as messages show it.
    public let rawValue: String

    /// Creates a code with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A view was dequeued for a reuse identifier that has no registration. A plain view is used.
    public static let unregisteredIdentifier = Code(rawValue: "unregistered-identifier")
    /// A registered class is not a subclass of the required class. The registration is ignored.
    public static let unsuitableClass = Code(rawValue: "unsuitable-class")
    /// The data source returned a view that was not dequeued for this element. A plain view is shown.
    public static let viewNotDequeued = Code(rawValue: "view-not-dequeued")
    /// The layout has a supplementary element, but the data source returns no view for it. A plain view is shown.
    public static let missingSupplementaryView = Code(rawValue: "missing-supplementary-view")
    /// The data source returned a negative number of sections or items. 0 is used.
    public static let negativeCount = Code(rawValue: "negative-count")
    /// The data source returned more than 1,000,000 sections, or more than 100,000,000 items for one section. The
    /// maximum is used.
    public static let excessiveCount = Code(rawValue: "excessive-count")
    /// A page view controller received another number of pages than it shows at a time. The call has no effect.
    public static let invalidPages = Code(rawValue: "invalid-pages")
    /// A property of a view or layer was set to a NaN or infinite value. The property keeps its old value.
    public static let notFinite = Code(rawValue: "not-finite")
    /// An index path names an item that does not exist. The call has no effect.
    public static let indexPathOutOfRange = Code(rawValue: "index-path-out-of-range")
    /// The layout returned attributes for an item that does not exist. The attributes are ignored.
    public static let attributesOutOfRange = Code(rawValue: "attributes-out-of-range")
    /// The layout returned attributes with a NaN or infinite value or a negative size. The attributes are ignored.
    public static let invalidGeometry = Code(rawValue: "invalid-geometry")
    /// The layout returned attributes for one element twice. The first ones are used.
    public static let duplicateAttributes = Code(rawValue: "duplicate-attributes")
    /// The layout's content size is negative, NaN or infinite. The invalid extent is treated as 0.
    public static let invalidContentSize = Code(rawValue: "invalid-content-size")
    /// A property of a layout, or a value from its delegate, is invalid. The layout documents the value it uses
    /// instead.
    public static let invalidLayoutMetric = Code(rawValue: "invalid-layout-metric")
    /// A view prefers a size that is negative, NaN or infinite. The view keeps its current size.
    public static let invalidPreferredSize = Code(rawValue: "invalid-preferred-size")
    /// Each layout pass invalidated the layout again. The result of the last pass is used.
    public static let endlessLayout = Code(rawValue: "endless-layout")
    /// A batch update does not lead from the old counts to the new ones. All data is reloaded.
    public static let inconsistentUpdate = Code(rawValue: "inconsistent-update")
    /// An update was requested while the collection view asked for a view. All data is reloaded.
    public static let updateDuringLayout = Code(rawValue: "update-during-layout")
    /// Identifiers that a snapshot already contains were added to it, and are moved; or one call named an identifier
    /// twice, and the second occurrence is ignored.
    public static let duplicateIdentifier = Code(rawValue: "duplicate-identifier")
    /// A snapshot was asked to change an identifier that it does not contain. The call has no effect.
    public static let unknownIdentifier = Code(rawValue: "unknown-identifier")
    /// Two scroll positions were given for one axis. The content does not scroll.
    public static let conflictingScrollPositions = Code(rawValue: "conflicting-scroll-positions")
    /// A content offset is NaN or infinite. The invalid coordinate keeps its old value.
    public static let invalidContentOffset = Code(rawValue: "invalid-content-offset")
    /// The format of a predicate names properties, which needs Objective-C. The predicate is never met.
    public static let unsupportedPredicate = Code(rawValue: "unsupported-predicate")
    /// A constraint connects views that have no common ancestor. The constraint stays inactive.
    public static let unrelatedConstraintItems = Code(rawValue: "unrelated-constraint-items")
    /// A required constraint conflicts with others. The constraint is ignored.
    public static let conflictingConstraints = Code(rawValue: "conflicting-constraints")
    /// A visual format string cannot be parsed. It creates no constraints.
    public static let invalidVisualFormat = Code(rawValue: "invalid-visual-format")
    /// No nib has the given name. The nib creates no views.
    public static let unknownNib = Code(rawValue: "unknown-nib")
    /// A storyboard, or a controller or segue of it, does not exist. An empty one is used, or nothing is shown.
    public static let unknownStoryboard = Code(rawValue: "unknown-storyboard")
    /// An app has not shown a window for its scene. The scene is empty.
    public static let sceneWithoutWindow = Code(rawValue: "scene-without-window")
    /// A target has no method for a selector. Nothing is called.
    public static let unknownSelector = Code(rawValue: "unknown-selector")
    /// A menu that is built has no menu with an identifier. It is not changed there.
    public static let unknownMenu = Code(rawValue: "unknown-menu")
    /// A property was named in a string, which needs Objective-C. Nil is returned, or nothing changes.
    public static let unknownKey = Code(rawValue: "unknown-key")
    /// A property was observed by a name that cannot be observed, or by an object that is no `KeyPathObserver`. The
    /// observer is not notified.
    public static let unobservableProperty = Code(rawValue: "unobservable-property")
    /// The delegate scrolled again in response to each scroll. The last offset is kept, and the delegate does not
    /// receive it.
    public static let endlessScrolling = Code(rawValue: "endless-scrolling")
  }
}
