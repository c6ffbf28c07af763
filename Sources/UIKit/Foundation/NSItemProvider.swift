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

/// Brings an object from where it is dragged or copied to where it is dropped or pasted.
///
/// On this platform the object itself is handed over; it is not written and read again.
open class NSItemProvider: NSObject {
  private let object: (any NSItemProviderWriting)?

  /// Makes a provider of nothing.
  public override init() { object = nil }

  /// Makes a provider of an object.
  public init(object: any NSItemProviderWriting) { self.object = object }

  /// The types the object can be written as, as uniform type identifiers.
  open var registeredTypeIdentifiers: [String] {
    object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? []
  }

  /// Whether the object can be written as a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether the object is of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map {
      type(of: $0) is any NSItemProviderReading.Type && ($0 as? NSObject)?.isKind(of: aClass) == true
    } ?? false
  }

  /// Hands over the object, at once.
  ///
  /// - Parameters:
  ///   - aClass: What the object is to be.
  ///   - completionHandler: Is given the object, or nil and why there is none.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    if canLoadObject(ofClass: aClass), let found = object as? any NSItemProviderReading {
      completionHandler(found, nil)
    } else {
      completionHandler(nil, CocoaError(.featureUnsupported))
    }
    return progress
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
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Pictures.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}
