import Combine
import Foundation
import Testing

@Suite("The module Combine")
struct CombineTests {
  struct Problem: Error {}

  final class Model: ObservableObject {
    @Published var name = "a"
  }

  @Test("properties publish their values, and the object its changes")
  func published() {
    let model = Model()
    var (names, changes) = ([String](), 0)
    let cancellables = [
      model.$name.sink { names.append($0) }, model.objectWillChange.sink { changes += 1 },
    ]
    model.name = "b"
    #expect(names == ["a", "b"] && changes == 1)
    withExtendedLifetime(cancellables) {}
  }

  @Test("Foundation's objects publish with the names of Combine")
  func foundation() {
    let name = Notification.Name("combine-test")
    var received = 0
    let cancellable = NotificationCenter.default.publisher(for: name).sink { _ in received += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(received == 1)
    withExtendedLifetime(cancellable) {}
    _ = Just(1).receive(on: DispatchQueue.main).delay(for: .seconds(1), scheduler: RunLoop.main)
  }

  @Test("the latest values come together, from when all have sent one until all have finished")
  func combineLatest() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String?, Never>())
    var log: [String] = []
    let cancellable = numbers.combineLatest(letters).sink { _ in
      log.append("end")
    } receiveValue: {
      log.append("\($0)\($1 ?? "-")")
    }
    numbers.send(1)
    numbers.send(2)
    letters.send(nil)
    letters.send("b")
    numbers.send(3)
    numbers.send(completion: .finished)
    letters.send("c")
    letters.send(completion: .finished)
    #expect(log == ["2-", "2b", "3b", "3c", "end"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("an error of one publisher ends the combination at once")
  func failure() {
    let (one, two) = (PassthroughSubject<Int, Problem>(), CurrentValueSubject<Int, Problem>(0))
    var ends = 0
    let cancellable = Publishers.CombineLatest3(one, two, two).sink { _ in
      ends += 1
    } receiveValue: { _ in
    }
    two.send(completion: .failure(Problem()))
    one.send(1)
    #expect(ends == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test("without demand, only the latest values wait")
  func demand() {
    let (one, two) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(1))
    let subscriber = Slow()
    Publishers.CombineLatest(one, two).map { $0.0 * 10 + $0.1 }.subscribe(subscriber)
    subscriber.subscription?.request(.max(1))
    one.send(2)
    one.send(3)
    #expect(subscriber.values == [11])
    subscriber.subscription?.request(.max(2))
    two.send(4)
    two.send(5)
    #expect(subscriber.values == [11, 31, 34])
    subscriber.subscription?.cancel()
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.values.count == 3)
  }

  private final class Slow: Subscriber {
    var subscription: (any Subscription)?
    var values: [Int] = []
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test("merged publishers send as they come, and finish together")
  func merge() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var log: [Int] = []
    let cancellables = [
      subjects[0].merge(with: subjects[1], subjects[2]).sink { _ in
        log.append(-1)
      } receiveValue: {
        log.append($0)
      },
      Publishers.MergeMany(subjects).sink { _ in
        log.append(-2)
      } receiveValue: {
        log.append($0 * 10)
      },
    ]
    subjects[1].send(1)
    subjects[0].send(2)
    for subject in subjects { subject.send(completion: .finished) }
    #expect(log.sorted() == [-2, -1, 1, 2, 10, 20])
    #expect(log.suffix(2).sorted() == [-2, -1])
    withExtendedLifetime(cancellables) {}
  }
}
