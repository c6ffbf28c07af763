import Foundation

extension NSItemProvider {
  /// Receives an item, or nil and an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Creates a provider of an item: an object, or data of a type.
  ///
  /// - Parameters:
  ///   - item: A string, a URL, an image, or data. Other objects are ignored.
  ///   - typeIdentifier: The uniform type identifier of data. An object has its own.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    guard let data = item as? NSData else {
      if let object = item as? any NSItemProviderWriting { self.init(object: object) } else { self.init() }
      return
    }
    self.init()
    let bytes = Data(referencing: data)
    registerDataRepresentation(forTypeIdentifier: typeIdentifier ?? "public.data", visibility: .all) {
      $0(bytes, nil)
      return nil
    }
  }

  /// Creates a provider of a file's data, whose type and name are those of the file. Nil without a file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(
      forTypeIdentifier: Self.typeIdentifier(ofExtension: fileURL.pathExtension), visibility: .all
    ) { receive in
      do { receive(try Data(contentsOf: fileURL), nil) } catch { receive(nil, error) }
      return nil
    }
  }

  /// Loads an item of a type: the object that the provider was created with, a URL or a text from data of their types, or
  /// else the data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - options: Ignored.
  ///   - completionHandler: Receives the item, or nil and an error. Called immediately, or when the data is loaded.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let registered = registeredType(conformingTo: typeIdentifier) ?? typeIdentifier
    if let object = object as? any NSItemProviderWriting & NSSecureCoding,
      type(of: object).writableTypeIdentifiersForItemProvider.contains(registered)
    {
      completionHandler?(object, nil)
      return
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else {
        completionHandler?(nil, error)
        return
      }
      let item: (any NSSecureCoding)? =
        switch registered {
        case "public.url", "public.file-url":
          try? NSURL.object(withItemProviderData: data, typeIdentifier: registered)
        case "public.utf8-plain-text", "public.plain-text", "public.text":
          try? NSString.object(withItemProviderData: data, typeIdentifier: registered)
        default: nil
        }
      completionHandler?(item ?? NSData(data: data), nil)
    }
  }

  /// Loads an item of a type, as `loadItem(forTypeIdentifier:options:completionHandler:)` does.
  ///
  /// - Throws: The error of the provider.
  @MainActor
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let loaded: LoadedItem = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier) { item, error in
        if let item {
          continuation.resume(returning: LoadedItem(item: item))
        } else {
          continuation.resume(throwing: error ?? CocoaError(.coderInvalidValue))
        }
      }
    }
    return loaded.item
  }
}

// Unchecked because only the task that waits for the item receives it.
private struct LoadedItem: @unchecked Sendable {
  let item: any NSSecureCoding
}
