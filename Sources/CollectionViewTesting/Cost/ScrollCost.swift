#if os(Linux)
  import UIKit

  /// What scrolling costs with some number of items, on average for a step.
  struct ScrollCost {
    let itemCount: Int
    /// The blocks of memory that are allocated; nil if they cannot be counted.
    let allocations: Double?
    /// The questions to the data source and the delegate, and those of the layout to the collection view.
    let questions: Double
    /// How often the frame of attributes was read.
    let frameReads: Double

    /// Scrolls through the middle of a content, forwards and back.
    ///
    /// - Parameter step: The distance of a step, in points.
    @MainActor
    init(of subject: LayoutSubject, itemCount: Int, step: CGFloat, steps: Int = 40) {
      let source = PlainSource(itemCount)
      let delegate = subject.makeDelegate()
      delegate.list = { NamedList() }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: subject.makeLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in subject.supplementaryKinds {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
      }
      view.dataSource = source
      view.delegate = delegate
      subject.install(view)
      view.layoutIfNeeded()
      let range = view.scrollableRange
      let isVertical = range.height >= range.width
      let half = step * CGFloat(steps) / 2
      var offset = CGPoint(x: range.midX.rounded(), y: range.midY.rounded())
      if isVertical { offset.y -= half } else { offset.x -= half }
      view.contentOffset = offset
      view.layoutIfNeeded()
      func scroll(by step: CGFloat) {
        for _ in 0..<steps {
          if isVertical { view.contentOffset.y += step } else { view.contentOffset.x += step }
          view.layoutIfNeeded()
        }
      }
      // The first steps fill the pool of cells.
      scroll(by: step)
      let frameReads = UICollectionViewLayoutAttributes.frameReads
      allocations = AllocationCounter.count { scroll(by: -step) }.map { Double($0) / Double(steps) }
      self.frameReads = Double(UICollectionViewLayoutAttributes.frameReads - frameReads) / Double(steps)
      // The log allocates memory itself.
      let log = CallLog(to: [.dataSource, .delegate, .collectionView])
      log.record(view) { scroll(by: step) }
      questions = Double(log.count) / Double(steps)
      self.itemCount = itemCount
    }

    private final class PlainSource: NSObject, UICollectionViewDataSource {
      let count: Int

      init(_ count: Int) { self.count = count }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return count
      }

      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        return view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      }
    }
  }
#endif
