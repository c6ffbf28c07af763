/// A kind of name for a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable {
  /// The identifier of the kind.
  public let rawValue: String

  /// Creates a kind from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extension of a file name, without a point.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A media type, such as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
