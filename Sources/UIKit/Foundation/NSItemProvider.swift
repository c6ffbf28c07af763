import Foundation

/// A type that an item provider can load, such as a string, a URL or an image.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that the class can be created from, as uniform type identifiers, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of one of these types. By default, throws an error.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// Throws an error: only objects of this program can be loaded.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw CocoaError(.featureUnsupported)
  }
}

/// A type that an item provider can be created from.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that the class can be written as, as uniform type identifiers, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Passes the object as data of one of these types to a closure, or nil and an error. By default, passes an error.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Passes an error: only this program can load the object.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return nil
  }
}

/// Transfers an object or data by drag and drop or by copy and paste.
///
/// On this platform, objects are passed directly, without being written and read. Other programs provide data, from
/// which images and text can be created.
open class NSItemProvider: NSObject {
  /// The programs that can access the data.
  public enum RepresentationVisibility: Int, Sendable {
    /// All programs.
    case all
    /// Programs of the same team. This platform has no teams.
    case team
    /// Programs of the same group. This platform has no groups.
    case group
    /// This program only.
    case ownProcess
  }

  private typealias Representation = (
    type: String, load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  )

  let object: (any NSItemProviderWriting)?
  private var representations: [Representation] = []
  /// What other programs receive instead, if one drag stands for many files; nil for the object and the data.
  package var promise: PasteboardPromise?

  /// The name for a file with the content, without an extension. Nil for none.
  open var suggestedName: String?

  /// Creates a provider without content.
  public override init() { object = nil }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) { self.object = object }

  /// Registers data of a type. Register the best type first.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - visibility: The programs that can access the data. This platform has no teams and groups.
  ///   - loadHandler: A closure that is called for each request. It passes the data to the handler it receives.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) { representations.append((typeIdentifier, loadHandler)) }

  /// The types that can be loaded, as uniform type identifiers, the best one first.
  open var registeredTypeIdentifiers: [String] {
    (object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? [])
      + representations.map(\.type)
  }

  /// Whether data of a type, or of one that conforms to it, can be loaded.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredType(conformingTo: typeIdentifier) != nil
  }

  /// Loads data of a type, or of one that conforms to it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - completionHandler: Receives the data, or nil and an error. Called immediately, or when the data is loaded.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    // The closures of the app receive it, and call it where they like.
    nonisolated(unsafe) let receive = { (data: Data?, error: (any Error)?) in
      progress.completedUnitCount = 1
      completionHandler(data, error)
    }
    let registered = registeredType(conformingTo: typeIdentifier)
    if let representation = representations.first(where: { $0.type == registered }) {
      return representation.load(receive) ?? progress
    }
    if let object, let registered {
      let ownProgress = object.loadData(
        withTypeIdentifier: registered, forItemProviderCompletionHandler: { receive($0, $1) })
      return ownProgress ?? progress
    }
    receive(nil, CocoaError(.featureUnsupported))
    return progress
  }

  /// Whether an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    if let object, type(of: object) is any NSItemProviderReading.Type,
      (object as? NSObject)?.isKind(of: aClass) == true
    {
      return true
    }
    return typeToRead(as: aClass) != nil
  }

  /// Loads an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class of the object.
  ///   - completionHandler: Receives the object, or nil and an error. Called immediately, or when the data is loaded.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = object as? any NSItemProviderReading, (object as? NSObject)?.isKind(of: aClass) == true {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      completionHandler(object, nil)
      return progress
    }
    // Without such a type, the completion handler receives an error.
    let type = typeToRead(as: aClass) ?? ""
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error ?? CocoaError(.coderInvalidValue)) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// The first registered type that an object of a class can be created from.
  private func typeToRead(as aClass: any NSItemProviderReading.Type) -> String? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return representations.first { readable.contains($0.type) }?.type
  }
}
