@_exported import Foundation

/// A type of data, such as that of a file.
///
/// The common types that Apple declares are known, with their file name extensions, media types and conformances. Other
/// extensions and media types give dynamic types, which conform to `public.data`.
public struct UTType: Hashable, Sendable, Codable {
  /// A type as it is declared.
  struct Declaration: Sendable {
    let identifier: String
    let parents: [String]
    let filenameExtensions: [String]
    let mimeTypes: [String]
    let name: String

    init(
      _ identifier: String, _ parents: [String], _ filenameExtensions: [String], _ mimeTypes: [String],
      _ name: String
    ) {
      (self.identifier, self.parents, self.name) = (identifier, parents, name)
      (self.filenameExtensions, self.mimeTypes) = (filenameExtensions, mimeTypes)
    }
  }

  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  /// The tags of a dynamic type, by their class, and what it conforms to.
  private let dynamicTags: [UTTagClass: [String]]
  private let ownParents: [String]

  init(known identifier: String) {
    self.init(identifier, tags: [:], parents: [])
  }

  private init(_ identifier: String, tags: [UTTagClass: [String]], parents: [String]) {
    (self.identifier, dynamicTags, ownParents) = (identifier, tags, parents)
  }

  private static let byIdentifier = Dictionary(
    declared.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  private var declaration: Declaration? { Self.byIdentifier[identifier] }

  // MARK: - Creating types

  /// The type with an identifier. Nil if it is not declared.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    guard Self.byIdentifier[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// The type of files with an extension. An unknown extension gives a dynamic type.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without a point. Nil is returned if it is empty.
  ///   - supertype: What the type conforms to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of data with a media type, such as `image/png`. An unknown media type gives a dynamic type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a tag. An unknown tag gives a dynamic type.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// The types with a tag. An unknown tag gives one dynamic type, an empty one none.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return [] }
    let known = declared.filter { $0.tags(tagClass).contains(tag) }.map { UTType(known: $0.identifier) }
    let matching = known.filter { type in supertype.map(type.conforms) ?? true }
    if !matching.isEmpty { return matching }
    let identifier = "dyn." + tagClass.rawValue + "." + tag + (supertype.map { "." + $0.identifier } ?? "")
    return [
      UTType(identifier, tags: [tagClass: [tag]], parents: [(supertype ?? .data).identifier])
    ]
  }

  /// A type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier.lowercased(), tags: [:], parents: [(parentType ?? .data).identifier])
  }

  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  // MARK: - Facts

  /// The tags, by their class: file name extensions and media types, the preferred one first.
  public var tags: [UTTagClass: [String]] {
    guard let declaration else { return dynamicTags }
    var tags: [UTTagClass: [String]] = [:]
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      let names = declaration.tags(tagClass)
      if !names.isEmpty { tags[tagClass] = names }
    }
    return tags
  }

  /// The extension of new files of the type, without a point. Nil for types of which there are no files.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The media type, such as `image/png`. Nil if there is none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// A description in English, such as "A web page". Nil for types that are not declared.
  public var localizedDescription: String? { declaration?.name }

  /// Whether the type has a declaration, or is declared by the app.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type stands for an unknown tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is in the domain `public`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: - Conformance

  /// The types that this one conforms to, directly or not, without itself.
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    var waiting = declaration?.parents ?? ownParents
    while let next = waiting.popLast() {
      guard result.insert(UTType(known: next)).inserted else { continue }
      waiting += Self.byIdentifier[next]?.parents ?? []
    }
    return result
  }

  /// Whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the type conforms to another one, and is not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Whether another type conforms to this one, and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether both have the same identifier.
  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType.Declaration {
  func tags(_ tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: filenameExtensions
    case .mimeType: mimeTypes
    default: []
    }
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
