/// The views that are animated off the screen, in the order in which they left. Finding and removing the view of an
/// element takes O(1) on average.
@MainActor
struct Departures {
  /// The departures by number. A later one has a greater number.
  private var departures: [Int: Departure] = [:]
  /// The numbers of the departures of each element that still exists, in ascending order.
  private var numbers: [ElementKey: [Int]] = [:]
  private var nextNumber = 0

  /// Whether no view is animated off the screen.
  var isEmpty: Bool { departures.isEmpty }

  /// Adds the departure of a view.
  mutating func append(_ departure: Departure) {
    departures[nextNumber] = departure
    departure.key.map { numbers[$0, default: []].append(nextNumber) }
    nextNumber += 1
  }

  /// Returns the view of an element, the one that left first; nil if there is none.
  func view(of key: ElementKey) -> UICollectionReusableView? {
    numbers[key]?.first.flatMap { departures[$0]?.view }
  }

  /// Removes and returns the view of an element, the one that left first; nil if there is none.
  mutating func remove(_ key: ElementKey) -> UICollectionReusableView? {
    guard let number = numbers[key]?.first else { return nil }
    forgetNumber(number, of: key)
    return departures.removeValue(forKey: number)?.view
  }

  /// Declares that the views of an element are no longer configured for it.
  mutating func forget(_ key: ElementKey) {
    for number in numbers.removeValue(forKey: key) ?? [] { departures[number]?.key = nil }
  }

  /// Updates the elements of the views.
  mutating func carry(through successor: (ElementKey) -> ElementKey?) {
    let old = departures.sorted { $0.key < $1.key }
    (departures, numbers) = ([:], [:])
    for (number, var departure) in old {
      departure.key = departure.key.flatMap(successor)
      departures[number] = departure
      departure.key.map { numbers[$0, default: []].append(number) }
    }
  }

  /// Removes and returns the departures of an animation, or all of them, in their order.
  mutating func end(_ animation: ElementAnimation?) -> [Departure] {
    let ended = departures.filter { animation == nil || $0.value.animation === animation }
      .sorted { $0.key < $1.key }
    for (number, departure) in ended {
      departures[number] = nil
      departure.key.map { forgetNumber(number, of: $0) }
    }
    return ended.map(\.value)
  }

  private mutating func forgetNumber(_ number: Int, of key: ElementKey) {
    numbers[key]?.removeAll { $0 == number }
    if numbers[key]?.isEmpty == true { numbers[key] = nil }
  }
}
