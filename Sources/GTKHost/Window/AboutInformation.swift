/// What a program's About window shows.
public struct AboutInformation: Hashable, Sendable {
  /// The name of the program.
  public var name: String
  /// The version.
  public var version: String
  /// What the program does, in one sentence.
  public var summary: String
  /// The people who made the program.
  public var developers: String
  /// The licence in one or a few sentences.
  public var license: String
  /// The address of the program's website; nil for none.
  public var website: String?

  /// Creates the information.
  public init(
    name: String, version: String, summary: String = "", developers: String = "", license: String = "",
    website: String? = nil
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.developers = developers
    self.license = license
    self.website = website
  }
}
