/// Something in a file that Linux does not accept, or that behaves differently there.
package struct Finding {
  /// The path of the file.
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1, in UTF-8 bytes.
  package let column: Int
  /// What to change, and why.
  package let message: String
  /// Whether `--fix` makes the change.
  package let isFixable: Bool
}

extension Finding: CustomStringConvertible {
  package var description: String {
    "\(file):\(line):\(column): \(message)" + (isFixable ? " [--fix]" : "")
  }
}
