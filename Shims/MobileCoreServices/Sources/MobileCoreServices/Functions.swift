@_exported import Foundation
import UniformTypeIdentifiers

/// Text as Core Foundation has it.
public typealias CFString = NSString

/// The tag class of file name extensions.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = NSString(
  string: UTTagClass.filenameExtension.rawValue)
/// The tag class of media types.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = NSString(string: UTTagClass.mimeType.rawValue)

/// The identifier of the type with a tag. An unknown tag gives a dynamic identifier, an empty one nil.
///
/// - Parameters:
///   - inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`.
///   - inTag: The tag, such as `png`.
///   - inConformingToUTI: What the type conforms to. Nil for anything.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let type = UTType(
    tag: String(describing: inTag), tagClass: UTTagClass(rawValue: String(describing: inTagClass)),
    conformingTo: inConformingToUTI.flatMap { UTType(String(describing: $0)) })
  return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// The preferred tag of a type. Nil if there is none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let tagClass = UTTagClass(rawValue: String(describing: inTagClass))
  let tag = UTType(String(describing: inUTI))?.tags[tagClass]?.first
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Whether a type is another one, or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(String(describing: inUTI)), let other = UTType(String(describing: inConformsToUTI))
  else { return UTTypeEqual(inUTI, inConformsToUTI) }
  return type.conforms(to: other)
}

/// Whether two identifiers are the same, regardless of case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  String(describing: inUTI1).lowercased() == String(describing: inUTI2).lowercased()
}
