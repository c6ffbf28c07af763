import Foundation

/// Contents of a pasteboard that are made when something reads them: mostly nothing does, and the URLs of 100,000 files
/// or a large picture take time and memory.
package final class PasteboardPromise {
  /// Makes the URLs, on any thread; at least one. A host may call it several times.
  package let makeURLs: @Sendable () -> [URL]
  /// Makes the data of a PNG picture of the first URL, on any thread; nil if no picture is offered. A host may call it
  /// several times.
  package let makePicture: (@Sendable () -> Data?)?

  /// Whether the files move to where they are pasted.
  package let isCut: Bool

  /// The URLs, made once.
  private(set) lazy var urls = makeURLs()

  /// Creates a promise.
  package init(
    urls makeURLs: @escaping @Sendable () -> [URL], picture makePicture: (@Sendable () -> Data?)? = nil,
    isCut: Bool = false
  ) {
    (self.makeURLs, self.makePicture, self.isCut) = (makeURLs, makePicture, isCut)
  }
}
