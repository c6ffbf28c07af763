import Foundation

extension NSString {
  /// Creates a text from a format, with numbers as the user writes them.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: String(format), locale: .current, arguments: args))
  }
}
