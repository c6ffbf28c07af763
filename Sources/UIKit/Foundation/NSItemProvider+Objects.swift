import Foundation

// What can be dragged and copied without a class of the app.

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The type of text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The type of text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Creates a text from its bytes in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
      throw CocoaError(.coderInvalidValue)
    }
    return object
  }

  /// Passes the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(data(using: String.Encoding.utf8.rawValue), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The types of file URLs and other URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }
  /// The types of file URLs and other URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }

  /// Creates a URL from its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(data: data, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = text.flatMap({ NSURL(string: $0) }), let object = url as? Self else {
      throw CocoaError(.coderInvalidValue)
    }
    return object
  }

  /// Passes the text of the URL.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types of images.
  public static var readableTypeIdentifiersForItemProvider: [String] { UIPasteboard.typeListImage }
  /// The types of images.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

  /// Creates an image from a file's data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let object = UIImage(data: data) as? Self else { throw CocoaError(.coderInvalidValue) }
    return object
  }

  /// Passes the image as a PNG or JPEG file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? CocoaError(.coderInvalidValue) : nil)
    return nil
  }
}

// MARK: - Values

extension NSItemProvider {
  /// Whether a value, such as a `String` or a `URL`, can be loaded.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

  /// Loads a value, such as a `String` or a `URL`.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completionHandler: Receives the value, or nil and an error. Called immediately, or when the data is loaded.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      let object = object as? Value._ObjectiveCType
      completionHandler(object.map { Value._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }

  /// Registers objects of a class that a closure makes when they are needed.
  ///
  /// - Parameters:
  ///   - aClass: The class of the objects.
  ///   - visibility: The programs that can access the data. This platform has no teams and groups.
  ///   - loadHandler: A closure that is called for each request. It passes the object to the handler it receives.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { receive in
        nonisolated(unsafe) let receive = receive
        return loadHandler { object, error in
          guard let object else { return receive(nil, error) }
          _ = object.loadData(withTypeIdentifier: type) { receive($0, $1) }
        }
      }
    }
  }
}

@MainActor
extension UIDragDropSession {
  /// Whether an item is available as a value, such as a `String` or a `URL`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

@MainActor
extension UIDropSession {
  /// Loads all items that are available as values, such as a `String` or a `URL`, and passes them to a closure.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      let objects = objects.compactMap { $0 as? Value._ObjectiveCType }
      completion(objects.map { Value._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}
