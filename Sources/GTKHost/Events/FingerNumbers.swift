/// Assigns numbers to the fingers on the screen.
struct FingerNumbers {
  private var numbers: [UInt: UInt64] = [:]
  private var last: UInt64 = 0

  /// Returns a number that was not used before.
  mutating func next() -> UInt64 {
    last += 1
    return last
  }

  /// Returns the number of a finger; a new number at its first event.
  ///
  /// - Parameters:
  ///   - sequence: GDK's identifier of the finger.
  ///   - isLast: Whether this is the last event of the finger. GDK may reuse the identifier afterwards.
  mutating func number(of sequence: UInt, isLast: Bool) -> UInt64 {
    let number = numbers[sequence] ?? next()
    numbers[sequence] = isLast ? nil : number
    return number
  }
}
