import Foundation
import OpenCombine

/// Sends the latest values of several publishers, whenever one of them sends a value and all have sent one.
struct LatestValues<Failure: Error>: Publisher {
  typealias Output = [Any]

  let publishers: [AnyPublisher<Any, Failure>]

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = LatestSubscription(to: publishers.count, for: subscriber)
    subscriber.receive(subscription: subscription)
    subscription.start(publishers)
  }
}

/// The subscription of one subscriber. Without demand, it keeps only the latest values.
private final class LatestSubscription<Downstream: Subscriber>: Subscription where Downstream.Input == [Any] {
  // Recursive, because a subscriber may send another value while it receives one.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var values: [Any?]
  private var demand = Subscribers.Demand.none
  private var hasNews = false
  private var runningCount: Int
  private var upstreams: [AnyCancellable] = []

  init(to count: Int, for downstream: Downstream) {
    (values, runningCount) = (Array(repeating: nil, count: count), count)
    self.downstream = downstream
  }

  func start(_ publishers: [AnyPublisher<Any, Downstream.Failure>]) {
    for (index, publisher) in publishers.enumerated() {
      let upstream = publisher.sink(
        receiveCompletion: { [weak self] in self?.receive($0) },
        receiveValue: { [weak self] in self?.receive($0, at: index) })
      // The publisher may have failed at once.
      lock.withLock { if downstream != nil { upstreams.append(upstream) } }
    }
  }

  private func receive(_ value: Any, at index: Int) {
    lock.withLock {
      values[index] = value
      hasNews = true
      send()
    }
  }

  private func send() {
    let latest = values.compactMap { $0 }
    guard let downstream, hasNews, demand > 0, latest.count == values.count else { return }
    hasNews = false
    demand -= 1
    demand += downstream.receive(latest)
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      runningCount -= 1
      if case .finished = completion, runningCount > 0 { return }
      downstream?.receive(completion: completion)
      cancel()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      send()
    }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      upstreams = []
    }
  }
}

extension Publisher {
  /// The publisher with values of any type.
  var erased: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }
}
