#if canImport(UIKit)
  import UIKit

  /// A collection view that shows named items in a layout under the laws.
  @MainActor
  package final class LawStage: NSObject, UICollectionViewDataSource {
    /// The layout, and what the checker must know about it.
    package let subject: LayoutSubject
    /// The data.
    package private(set) var list: NamedList
    /// The view.
    package let view: UICollectionView
    private let delegate: LawDelegate
    private var changedProperties: [Int] = []
    /// What was wrong with attributes of appearing and disappearing elements in the last update.
    private(set) var appearanceFinding: LawFinding?
    /// What was reported since the last `takeReports()`.
    private var reports: [LawReport] = []
    /// All elements when the laws were last checked.
    var examinedElements: [LawElement: ElementAnswer] = [:]
    /// The items before the update under way.
    private var pathsBeforeUpdate: [IndexPath]?

    /// A view that shows a list.
    package convenience init(_ subject: LayoutSubject, _ list: NamedList) {
      self.init(subject, list) { _ in }
    }

    /// - Parameter prepare: Called before the view is laid out for the first time.
    private init(_ subject: LayoutSubject, _ list: NamedList, prepare: (UICollectionView) -> Void) {
      self.subject = subject
      self.list = list
      delegate = subject.makeDelegate()
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: subject.viewSize), collectionViewLayout: subject.makeLayout())
      super.init()
      view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
      for kind in subject.supplementaryKinds {
        view.register(NamedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
      }
      view.dataSource = self
      view.delegate = delegate
      delegate.list = { [weak self] in self?.list ?? NamedList() }
      delegate.layoutKnowsUpdate = { [weak self] in self?.examineAppearance() }
      recording {
        prepare(view)
        subject.install(view)
        view.layoutIfNeeded()
      }
    }

    /// The layout that the view uses.
    package var layout: UICollectionViewLayout { view.collectionViewLayout }

    /// What was reported since the last call.
    func takeReports() -> [LawReport] {
      defer { reports = [] }
      return reports
    }

    func recording(_ body: () -> Void) { reports += LawReport.reports(during: body) }

    /// Does something to the view, and lays it out. Returns false if the operation does not fit the data.
    @discardableResult
    package func perform(_ operation: LayoutOperation) -> Bool {
      appearanceFinding = nil
      var fits = true
      recording {
        UIView.performWithoutAnimation { fits = apply(operation) }
        view.layoutIfNeeded()
      }
      return fits
    }

    private func apply(_ operation: LayoutOperation) -> Bool {
      switch operation {
      case .update(let changes): return update(changes)
      case .reload(let counts):
        list = list.replaced(by: counts)
        view.reloadData()
      case .reviseItem(let path):
        guard list.contains(path) else { return false }
        list.revisions[list.name(at: path), default: 0] += 1
        (view.cellForItem(at: path) as? NamedCell)?.revision += 1
        let context = subject.makeContext()
        context.invalidateItems(at: [path])
        layout.invalidateLayout(with: context)
      case .invalidate: layout.invalidateLayout()
      case .resize(let size): view.frame.size = size
      case .inset(let insets): view.contentInset = insets
      case .scroll(let x, let y):
        let range = view.scrollableRange
        view.contentOffset = CGPoint(
          x: (range.minX + range.width * x).rounded(), y: (range.minY + range.height * y).rounded())
      case .rightToLeft(let isOn):
        view.semanticContentAttribute = isOn ? .forceRightToLeft : .forceLeftToRight
        layout.invalidateLayout()
      case .scale(let scale):
        if #available(iOS 17, *) { view.traitOverrides.displayScale = scale }
      case .style(let style): view.overrideUserInterfaceStyle = style
      case .property(let number):
        guard subject.propertyChanges.indices.contains(number) else { return false }
        changedProperties.append(number)
        subject.propertyChanges[number](layout)
      }
      return true
    }

    private func update(_ changes: [DataChange]) -> Bool {
      guard let after = list.applying(changes) else { return false }
      pathsBeforeUpdate = list.allPaths
      view.performBatchUpdates {
        list = after
        for change in changes { view.perform(change) }
      }
      pathsBeforeUpdate = nil
      return true
    }

    private func examineAppearance() {
      guard let pathsBeforeUpdate, appearanceFinding == nil else { return }
      appearanceFinding = AppearanceLaw.finding(
        in: layout, before: pathsBeforeUpdate, after: list.allPaths, kinds: subject.supplementaryKinds)
    }

    /// A new view of the same data, in the same state, with a new layout.
    func makeTwin() -> LawStage {
      let twin = LawStage(subject, list) { twin in
        for number in changedProperties { subject.propertyChanges[number](twin.collectionViewLayout) }
        twin.frame.size = view.frame.size
        twin.contentInset = view.contentInset
        if #available(iOS 17, *) {
          twin.traitOverrides.displayScale = view.traitOverrides.displayScale
        }
        twin.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle
        twin.semanticContentAttribute = view.semanticContentAttribute
      }
      twin.recording {
        twin.view.bounds.origin = view.bounds.origin
        twin.view.layoutIfNeeded()
      }
      return twin
    }

    // MARK: - UICollectionViewDataSource

    /// Returns the number of sections.
    package func numberOfSections(in collectionView: UICollectionView) -> Int { list.sections.count }

    /// Returns the number of items.
    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      list.sections[section].items.count
    }

    /// Returns a cell that knows its item.
    package func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? NamedCell)?.name = list.name(at: indexPath)
      (cell as? NamedCell)?.revision = list.revision(at: indexPath)
      return cell
    }

    /// Returns a header that knows its section.
    package func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      if indexPath.count == 2, list.sections.indices.contains(indexPath.section) {
        (view as? NamedHeader)?.name = list.sections[indexPath.section].name
      }
      return view
    }
  }
#endif
