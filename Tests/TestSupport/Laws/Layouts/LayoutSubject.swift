#if os(Linux)
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
    public let name: String
    /// The laws that the layout does not keep, each with the reason. The one place where a layout is exempted.
    public let exemptions: [LayoutLaw: String]
    /// Creates the layout.
    public let makeLayout: @MainActor @Sendable () -> UICollectionViewLayout
    /// The kinds of the supplementary elements.
    public var supplementaryKinds: [String] = []
    /// Changes of properties that operations make.
    public private(set) var propertyChanges: [PropertyChange] = []
    /// The properties that receive invalid numbers.
    public private(set) var numberProperties: [NumberProperty] = []
    /// Whether finite numbers that the layout cannot use are reported too, such as 10³⁰⁰ and items wider than the view.
    public var reportsExtremes = false
    /// Creates the delegate of the collection view, which may return sizes of items.
    public var makeDelegate: @MainActor @Sendable () -> LawDelegate = { LawDelegate() }
    /// Creates a context that invalidates the layout.
    public var makeContext: @MainActor @Sendable () -> UICollectionViewLayoutInvalidationContext = {
      UICollectionViewLayoutInvalidationContext()
    }
    /// The area that an element draws, in its own coordinates.
    public var drawnBounds: @MainActor @Sendable (UICollectionViewLayoutAttributes) -> CGRect = { $0.bounds }
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
      let others = LayoutLaw.allCases.filter { !laws.contains($0) }.map { ($0, "not under test") }
      var copy = LayoutSubject(
        name, except: exemptions.merging(others) { own, _ in own }, make: makeLayout)
      copy.supplementaryKinds = supplementaryKinds
      copy.propertyChanges = propertyChanges
      copy.numberProperties = numberProperties
      copy.reportsExtremes = reportsExtremes
      copy.makeDelegate = makeDelegate
      copy.makeContext = makeContext
      copy.drawnBounds = drawnBounds
      copy.install = install
      return copy
    }

    /// Declares a change of a property to another valid value.
    public mutating func change<Layout: UICollectionViewLayout>(
      _ type: Layout.Type, _ change: @escaping @MainActor @Sendable (Layout) -> Void
    ) {
      propertyChanges.append { layout in (layout as? Layout).map(change) }
    }

    /// Declares a property that takes a number.
    public mutating func number<Layout: UICollectionViewLayout>(
      _ name: String, _ type: Layout.Type, _ set: @escaping @MainActor @Sendable (Layout, CGFloat) -> Void
    ) {
      numberProperties.append(
        NumberProperty(name: name) { layout, number in (layout as? Layout).map { set($0, number) } })
    }
  }
#endif
