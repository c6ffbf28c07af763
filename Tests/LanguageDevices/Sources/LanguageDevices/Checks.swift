/// What was expected and did not hold.
@MainActor
struct Checks {
  private(set) var count = 0
  private(set) var failures: [String] = []

  mutating func expect(_ condition: Bool, _ promise: String) {
    count += 1
    if !condition { failures.append(promise) }
  }

  mutating func expect<Value: Equatable>(_ value: Value, is expected: Value, _ promise: String) {
    expect(value == expected, "\(promise): \(value) is not \(expected)")
  }
}
