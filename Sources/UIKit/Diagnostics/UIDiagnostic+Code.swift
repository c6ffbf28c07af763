extension UIDiagnostic {
  /// The kind of a mistake. More may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, as messages show it.
    public let rawValue: String

    /// Makes a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A view was dequeued for a reuse identifier that nothing is registered for. A plain view is used.
    public static let unregisteredIdentifier = Code(rawValue: "unregistered-identifier")
    /// A class was registered that cannot be used for that purpose. The registration is ignored.
    public static let unsuitableClass = Code(rawValue: "unsuitable-class")
    /// The data source returned a view that was not dequeued for this element. A plain view is shown.
    public static let viewNotDequeued = Code(rawValue: "view-not-dequeued")
    /// The layout has a supplementary element, and the data source supplies no view. A plain view is shown.
    public static let missingSupplementaryView = Code(rawValue: "missing-supplementary-view")
    /// The data source told a negative number of sections or items. It counts as 0.
    public static let negativeCount = Code(rawValue: "negative-count")
    /// The data source told more than 1,000,000 sections, or 100,000,000 items in one. It counts as that many.
    public static let excessiveCount = Code(rawValue: "excessive-count")
    /// A property of a view or layer was set to what is not finite. The old value stays.
    public static let notFinite = Code(rawValue: "not-finite")
    /// An index path names no item there is. The call has no effect.
    public static let indexPathOutOfRange = Code(rawValue: "index-path-out-of-range")
    /// The layout returned attributes for an item there is not. They are passed over.
    public static let attributesOutOfRange = Code(rawValue: "attributes-out-of-range")
    /// The layout returned attributes whose geometry is not finite or negative. They are passed over.
    public static let invalidGeometry = Code(rawValue: "invalid-geometry")
    /// The layout returned attributes for one element twice. The first are used.
    public static let duplicateAttributes = Code(rawValue: "duplicate-attributes")
    /// The layout's content size is not finite or negative. Such an extent counts as 0.
    public static let invalidContentSize = Code(rawValue: "invalid-content-size")
    /// A property of a layout, or what its delegate says, is not a number that makes sense. The layout says which counts.
    public static let invalidLayoutMetric = Code(rawValue: "invalid-layout-metric")
    /// A view would like to have a size that is not finite or negative. It keeps the size it has.
    public static let invalidPreferredSize = Code(rawValue: "invalid-preferred-size")
    /// Layout passes went on making further ones necessary. The last one stands.
    public static let endlessLayout = Code(rawValue: "endless-layout")
    /// A batch update does not lead from the old counts to the new ones. Everything is reloaded.
    public static let inconsistentUpdate = Code(rawValue: "inconsistent-update")
    /// An update was asked for while the collection view asked for a view. Everything is reloaded.
    public static let updateDuringLayout = Code(rawValue: "update-during-layout")
    /// Identifiers were added to a snapshot that has them already, and are moved; or one call named an identifier
    /// twice, and the second is ignored.
    public static let duplicateIdentifier = Code(rawValue: "duplicate-identifier")
    /// A snapshot was to change something by an identifier that it does not have. The call has no effect.
    public static let unknownIdentifier = Code(rawValue: "unknown-identifier")
    /// Two scroll positions on one axis. Nothing is scrolled.
    public static let conflictingScrollPositions = Code(rawValue: "conflicting-scroll-positions")
    /// A content offset that is not a finite number. The old coordinate stays.
    public static let invalidContentOffset = Code(rawValue: "invalid-content-offset")
    /// A constraint is about views that have no ancestor in common. It stays inactive.
    public static let unrelatedConstraintItems = Code(rawValue: "unrelated-constraint-items")
    /// A required constraint contradicts others. It is left out.
    public static let conflictingConstraints = Code(rawValue: "conflicting-constraints")
    /// A line of the visual format language cannot be read. It makes no constraints.
    public static let invalidVisualFormat = Code(rawValue: "invalid-visual-format")
    /// A nib is named that there is not. It makes no views.
    public static let unknownNib = Code(rawValue: "unknown-nib")
    /// A delegate's answer to each scroll was another scroll. The last offset stands, untold.
    public static let endlessScrolling = Code(rawValue: "endless-scrolling")
  }
}
