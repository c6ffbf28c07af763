import Foundation

/// Data on the clipboard that is made in the background when a program asks for it.
final class PromisedData: Sendable {
  /// Makes the data, on any thread; nil if that fails.
  let makeData: @Sendable () -> Data?

  /// - Parameter makeData: Makes the data, on any thread; nil if that fails. Called for each request.
  init(_ makeData: @escaping @Sendable () -> Data?) { self.makeData = makeData }

  /// The URLs in the format `text/uri-list`.
  static func list(of urls: [URL]) -> Data { Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8) }
}
