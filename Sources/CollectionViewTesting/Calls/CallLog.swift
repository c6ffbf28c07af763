#if os(Linux)
  import UIKit

  /// The calls between a collection view, its layout, its data source and its delegates, in order.
  @MainActor
  package final class CallLog {
    private let receivers: Set<CallReceiver>
    private var calls: [String] = []
    /// Whether the last call was recorded and is being passed on.
    private var forwardsLastCall = false
    private var substitutes: [Role: AnyObject] = [:]

    /// One object may be the data source and the delegate.
    private struct Role: Hashable {
      let receiver: ObjectIdentifier
      let substitute: ObjectIdentifier
    }

    package init(to receivers: Set<CallReceiver>) { self.receivers = receivers }

    /// Records the calls of a view from now on.
    package func observe(_ view: UICollectionView) { view.observeCalls(by: self) }

    /// Adds what a test observes between the calls.
    package func add(_ note: String) { calls.append(note) }

    /// Returns the calls since the last time, one by one.
    package func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    /// Records the calls of a view during a closure.
    func record(_ view: UICollectionView, during action: () -> Void) {
      let observer = view.callObserver
      observe(view)
      defer { view.observeCalls(by: observer) }
      action()
    }

    /// The number of calls.
    var count: Int { calls.count }

    /// The calls, one a line. Equal ones that follow one another are one line, with their number.
    var lines: [String] {
      var lines: [(text: String, count: Int)] = []
      for call in calls {
        if lines.last?.text == call { lines[lines.count - 1].count += 1 } else { lines.append((call, 1)) }
      }
      return lines.map { $0.count == 1 ? $0.text : "\($0.text) × \($0.count)" }
    }

    /// Records a call and passes it on.
    func record<Answer>(
      _ receiver: CallReceiver, _ method: StaticString, _ arguments: [Any] = [], _ call: () -> Answer
    ) -> Answer {
      forwardsLastCall = add(receiver, method, arguments)
      defer { forwardsLastCall = false }
      return call()
    }

    /// Records a call. Returns false if nobody wants to know about the receiver.
    @discardableResult
    private func add(_ receiver: CallReceiver, _ method: StaticString, _ arguments: [Any]) -> Bool {
      forwardsLastCall = false
      guard receivers.contains(receiver) else { return false }
      calls.append((["\(receiver.rawValue) \(method)"] + arguments.map(Self.text)).joined(separator: " "))
      return true
    }

    private static func text(_ argument: Any) -> String {
      switch argument {
      case let path as IndexPath: Array(path).map(String.init).joined(separator: ",")
      case let paths as [IndexPath]: paths.map { text($0) }.joined(separator: " ")
      case let rect as CGRect: FrameTable.rectangle(rect)
      case let size as CGSize: FrameTable.size(size)
      case let point as CGPoint: "(\(FrameTable.number(point.x)), \(FrameTable.number(point.y)))"
      case let number as CGFloat: FrameTable.number(number)
      case let update as UICollectionViewUpdateItem: text(update)
      default: "\(argument)"
      }
    }

    /// An update in words, such as `move 0,3 → 0,5` or `insert section 1`.
    private static func text(_ update: UICollectionViewUpdateItem) -> String {
      var places: [String] = []
      for path in [update.indexPathBeforeUpdate, update.indexPathAfterUpdate].compactMap(\.self) {
        let place = path.item == NSNotFound ? "section \(path.section)" : text(path)
        if places.last != place { places.append(place) }
      }
      return "\(update.updateAction) \(places.joined(separator: " → "))"
    }
  }

  extension CallLog: CollectionViewCallObserver {
    package func substitute(for dataSource: any UICollectionViewDataSource) -> any UICollectionViewDataSource
    {
      substitute(for: dataSource) { RecordingDataSource(dataSource, self) }
    }

    package func substitute(for delegate: any UICollectionViewDelegate) -> any UICollectionViewDelegate {
      substitute(for: delegate) {
        // A flow layout casts the delegate.
        (delegate as? any UICollectionViewDelegateFlowLayout).map { RecordingFlowDelegate(flow: $0, self) }
          ?? RecordingDelegate(delegate, self)
      }
    }

    package func substitute(
      for prefetching: any UICollectionViewDataSourcePrefetching
    ) -> any UICollectionViewDataSourcePrefetching {
      substitute(for: prefetching) { RecordingPrefetching(prefetching, self) }
    }

    package func substitute(for delegate: any UICollectionViewDragDelegate)
      -> any UICollectionViewDragDelegate
    {
      substitute(for: delegate) { RecordingDragDelegate(delegate, self) }
    }

    package func substitute(for delegate: any UICollectionViewDropDelegate)
      -> any UICollectionViewDropDelegate
    {
      substitute(for: delegate) { RecordingDropDelegate(delegate, self) }
    }

    private func substitute<Substitute: AnyObject>(
      for receiver: AnyObject, _ make: () -> Substitute
    ) -> Substitute {
      let key = Role(receiver: ObjectIdentifier(receiver), substitute: ObjectIdentifier(Substitute.self))
      if let substitute = substitutes[key] as? Substitute { return substitute }
      let substitute = make()
      substitutes[key] = substitute
      return substitute
    }

    package func layoutReceives(_ method: StaticString, _ arguments: [Any]) {
      add(.layout, method, arguments)
    }

    package func collectionViewReceives(_ method: StaticString, _ arguments: [Any]) {
      add(.collectionView, method, arguments)
    }

    package func memberIsMissing() {
      guard forwardsLastCall else { return }
      calls.removeLast()
      forwardsLastCall = false
    }
  }
#endif
