// Prints the same numbers, one a line: how it is to be compared, and its bits.

@main
enum Native {
  static func main() {
    solveEverything { value, isExact in
      print(isExact ? "exact" : "close", String(value.bitPattern, radix: 16))
    }
  }
}
