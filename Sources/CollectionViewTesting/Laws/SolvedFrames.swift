#if canImport(UIKit)
  import UIKit

  /// Positions of items that a solver computes without a collection view, for `expectLaws(of:)`.
  public struct SolvedFrames {
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The frame of an item.
    public let frame: (_ item: Int) -> CGRect
    /// The items that intersect a rectangle, in any order.
    public let items: (_ rect: CGRect) -> [Int]

    /// Describes the answers of a solver.
    public init(
      contentSize: CGSize, frame: @escaping (_ item: Int) -> CGRect,
      items: @escaping (_ rect: CGRect) -> [Int]
    ) {
      self.contentSize = contentSize
      self.frame = frame
      self.items = items
    }
  }

  /// Expects a solver to keep the laws of ``LayoutLaw``, as a layout that asks it for all positions.
  ///
  /// - Parameters:
  ///   - name: The name of the solver, for failures.
  ///   - exemptions: The laws that the solver does not keep, each with the reason.
  ///   - trials: The number of sequences of operations; nil for 8, or as many as the environment variable `LAW_TRIALS`
  ///     says.
  ///   - solve: Places a number of items in a view of a size in points.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  @preconcurrency @MainActor
  public func expectLaws(
    of name: String, except exemptions: [LayoutLaw: String] = [:], trials: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    solve: @escaping @MainActor @Sendable (_ itemCount: Int, _ size: CGSize) -> SolvedFrames
  ) {
    var subject = LayoutSubject(name, except: exemptions) { SolverLayout(solve) }
    subject.hasOneSection = true
    expectLaws(
      of: subject, trials: trials, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A layout that has the items where a solver places them.
  private final class SolverLayout: UICollectionViewLayout {
    private let solve: @MainActor @Sendable (Int, CGSize) -> SolvedFrames
    private var frames = SolvedFrames(contentSize: .zero, frame: { _ in .zero }, items: { _ in [] })

    init(_ solve: @escaping @MainActor @Sendable (Int, CGSize) -> SolvedFrames) {
      self.solve = solve
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
      guard let view = collectionView else { return }
      frames = solve(view.numberOfItems(inSection: 0), view.bounds.size)
    }

    override var collectionViewContentSize: CGSize { frames.contentSize }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      frames.items(rect).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard indexPath.section == 0, let view = collectionView,
        (0..<view.numberOfItems(inSection: 0)).contains(indexPath.item)
      else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames.frame(indexPath.item)
      return attributes
    }
  }
#endif
