/// The numbers of the fingers on the screen, by what the desktop knows them by.
struct FingerNumbers {
  private var numbers: [UInt: UInt64] = [:]
  private var last: UInt64 = 0

  /// A number nobody had before.
  mutating func next() -> UInt64 {
    last += 1
    return last
  }

  /// The number of a finger, a new one at its first event.
  ///
  /// - Parameter isLast: Whether this is its last event: what the desktop knew it by may then stand for
  ///   another one.
  mutating func number(of sequence: UInt, isLast: Bool) -> UInt64 {
    let number = numbers[sequence] ?? next()
    numbers[sequence] = isLast ? nil : number
    return number
  }
}
