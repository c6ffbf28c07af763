#if canImport(UIKit)
  import UIKit

  /// A layout that has to keep the laws, and what the checker must know about it.
  public struct LayoutSubject: Sendable, CustomStringConvertible {
    /// A change of a property to another valid value.
    public typealias PropertyChange = @MainActor @Sendable (UICollectionViewLayout) -> Void
    /// A property that takes a number, by its name, and its setter.
    public struct NumberProperty: Sendable {
      let name: String
      let set: @MainActor @Sendable (UICollectionViewLayout, CGFloat) -> Void
    }

    /// The name, for failures.
    public var name: String
    /// The laws that the layout does not keep, each with the reason. The one place where a layout is exempted.
    public private(set) var exemptions: [LayoutLaw: String]
    /// Creates the layout. Each call must return an equal one.
    public var makeLayout: @MainActor @Sendable () -> UICollectionViewLayout
    /// The size of the view at first, in points. Operations make it up to a half larger, and a third smaller.
    public var viewSize = CGSize(width: 200, height: 260)
    /// Whether the layout shows the first section only, so that the data has no others.
    public var hasOneSection = false
    /// The kinds of the supplementary elements.
    public var supplementaryKinds: [String] = []
    /// Changes of properties that operations make.
    public private(set) var propertyChanges: [PropertyChange] = []
    /// The names of these changes.
    private var changeNames: [String] = []
    /// The properties that receive invalid numbers.
    public private(set) var numberProperties: [NumberProperty] = []
    /// Whether the layout is asked for items that do not exist, and has to return nil. A layout that uses the index path
    /// as an index of an array stops the process then.
    public var answersAboutAbsentItems = false
    /// Whether finite numbers that the layout cannot use may be reported too, such as 10³⁰⁰ and items wider than the
    /// view. If not, nothing may be reported that is not about invalid numbers.
    public var reportsExtremes = true
    /// Whether operations with valid numbers may cause reports that are not about the attributes.
    package var toleratesReports = true
    /// Creates the delegate of the collection view, which may return sizes of items.
    public var makeDelegate: @MainActor @Sendable () -> LawDelegate = { LawDelegate() }
    /// Creates a context that invalidates the layout.
    public var makeContext: @MainActor @Sendable () -> UICollectionViewLayoutInvalidationContext = {
      UICollectionViewLayoutInvalidationContext()
    }
    /// The rectangle that contains everything an element draws, in its own coordinates.
    public var drawnBounds: @MainActor @Sendable (UICollectionViewLayoutAttributes) -> CGRect = { $0.bounds }
    /// A rectangle that an element fills, in its own coordinates; nil if it fills `drawnBounds`.
    public var filledBounds: (@MainActor @Sendable (UICollectionViewLayoutAttributes) -> CGRect)?
    /// Whether the elements are drawn in the middle of the view wherever it is scrolled to, so that they may reach beyond
    /// the content with it.
    public var staysInView = false
    /// Finishes a collection view that shows the layout; a transition to another layout begins here.
    public var install: @MainActor @Sendable (UICollectionView) -> Void = { _ in }

    /// Creates a subject.
    ///
    /// - Parameters:
    ///   - name: The name, for failures.
    ///   - exemptions: The laws that the layout does not keep, each with the reason.
    ///   - make: Creates the layout. Each call must return an equal one.
    public init(
      _ name: String, except exemptions: [LayoutLaw: String] = [:],
      make: @escaping @MainActor @Sendable () -> UICollectionViewLayout
    ) {
      (self.name, self.exemptions, makeLayout) = (name, exemptions, make)
    }

    /// The name.
    public var description: String { name }

    /// The laws that the layout has to keep.
    public var laws: [LayoutLaw] { LayoutLaw.allCases.filter { exemptions[$0] == nil } }

    /// The same subject under other laws, for checks of one law.
    public func held(to laws: Set<LayoutLaw>) -> LayoutSubject {
      var copy = self
      for law in LayoutLaw.allCases where !laws.contains(law) && exemptions[law] == nil {
        copy.exemptions[law] = "not under test"
      }
      return copy
    }

    /// Declares a change of a property to another valid value.
    ///
    /// - Parameters:
    ///   - type: The class of the layout.
    ///   - name: What the change is, for failures; nil for its number among the changes that the subject declares.
    ///   - change: Changes the property, and invalidates the layout if the property does not.
    public mutating func change<Layout: UICollectionViewLayout>(
      _ type: Layout.Type, named name: String? = nil,
      _ change: @escaping @MainActor @Sendable (Layout) -> Void
    ) {
      changeNames.append(name ?? "change property, number \(changeNames.count + 1) of the subject")
      propertyChanges.append { layout in (layout as? Layout).map(change) }
    }

    /// An operation in words.
    func description(of operation: LayoutOperation) -> String {
      guard case .property(let index) = operation, changeNames.indices.contains(index) else {
        return operation.description
      }
      return changeNames[index]
    }

    /// Declares a property that takes a number. It receives NaN, infinity and the like.
    ///
    /// Declare it only if the layout replaces such numbers. Foundation stops the process on Linux when a rectangle with NaN
    /// is asked whether it intersects another one, and then no failure tells which property it was.
    public mutating func number<Layout: UICollectionViewLayout>(
      _ name: String, _ type: Layout.Type, _ set: @escaping @MainActor @Sendable (Layout, CGFloat) -> Void
    ) {
      numberProperties.append(
        NumberProperty(name: name) { layout, number in (layout as? Layout).map { set($0, number) } })
    }
  }
#endif
