import Foundation

/// What an item provider can give: a string, an address or a picture.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that objects of the class can be made from, as uniform type identifiers, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// What an item provider can be made with.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that objects of the class can be written as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// Brings an object, or data, from where it is dragged or copied to where it is dropped or pasted.
///
/// On this platform an object is handed over as it is; it is not written and read again. What comes from other programs is
/// data, of which pictures and text can be made.
open class NSItemProvider: NSObject {
  /// Who may see what is provided.
  public enum RepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all
    /// Programs of the same team, which there are none of.
    case team
    /// Those of the same group, which there are none of.
    case group
    /// This program.
    case ownProcess
  }

  private typealias Representation = (
    type: String, load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  )

  private let object: (any NSItemProviderWriting)?
  private var representations: [Representation] = []

  /// Makes a provider of nothing.
  public override init() { object = nil }

  /// Makes a provider of an object.
  public init(object: any NSItemProviderWriting) { self.object = object }

  /// Says how to have data of a type; the best is said first.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - visibility: Who may have it; this platform has no teams and groups.
  ///   - loadHandler: Is called whenever the data is wanted, with what to give it to.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) { representations.append((typeIdentifier, loadHandler)) }

  /// The types it can be had as, as uniform type identifiers, the best first.
  open var registeredTypeIdentifiers: [String] {
    (object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? [])
      + representations.map(\.type)
  }

  /// Whether it can be had as a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Loads the data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - completionHandler: Receives the data, or nil and the error. Called immediately, or when the data is loaded.
  /// - Returns: The progress of loading.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let representation = representations.first(where: { $0.type == typeIdentifier }) else {
      progress.completedUnitCount = 1
      completionHandler(nil, CocoaError(.featureUnsupported))
      return progress
    }
    return representation.load { data, error in
      progress.completedUnitCount = 1
      completionHandler(data, error)
    } ?? progress
  }

  /// Whether it can be had as an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    if let object, type(of: object) is any NSItemProviderReading.Type,
      (object as? NSObject)?.isKind(of: aClass) == true
    {
      return true
    }
    return typeToRead(as: aClass) != nil
  }

  /// Has an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: What the object is to be.
  ///   - completionHandler: Is given the object, or nil and why there is none: at once, or when data has been loaded.
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
    // Without such a type this is told why there is none.
    return loadDataRepresentation(forTypeIdentifier: typeToRead(as: aClass) ?? "") { data, error in
      let object = data.flatMap { Self.object(of: aClass, from: $0) }
      completionHandler(object, object == nil ? error ?? CocoaError(.coderInvalidValue) : nil)
    }
  }

  /// The first type of data that an object of a class can be made of.
  private func typeToRead(as aClass: any NSItemProviderReading.Type) -> String? {
    guard aClass == UIImage.self || aClass == NSString.self else { return nil }
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return representations.first { readable.contains($0.type) }?.type
  }

  private static func object(
    of aClass: any NSItemProviderReading.Type, from data: Data
  ) -> (any NSItemProviderReading)? {
    if aClass == UIImage.self { return UIImage(data: data) }
    return String(data: data, encoding: .utf8).map { NSString(string: $0) }
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses, of files and others.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }
  /// Addresses, of files and others.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] { UIPasteboard.typeListImage }
  /// Pictures.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}
