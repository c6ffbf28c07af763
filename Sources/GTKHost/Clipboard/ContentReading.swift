import Foundation
import UIKit

/// Reads the contents that another program offers, in the formats that a pasteboard supports.
@MainActor
final class ContentReading {
  private let onEnd: ([[String: Any]]) -> Void
  private var text: String?
  private var urls: [URL] = []
  private var copiedFiles: CopiedFiles?
  private var isCutByKDE = false
  private var picture: (type: String, data: Data)?
  private var pendingCount = 0

  /// Creates a reading.
  ///
  /// - Parameter onEnd: Receives items for a pasteboard; an empty array if nothing can be read.
  init(onEnd: @escaping ([[String: Any]]) -> Void) { self.onEnd = onEnd }

  /// Starts to read an offer. The reading keeps itself alive until all results have arrived.
  func read(_ offer: ContentOffer) {
    pendingCount = 1
    if offer.containsText {
      pendingCount += 1
      offer.readText { [self] in
        text = $0
        end()
      }
    }
    if offer.containsFiles {
      pendingCount += 1
      offer.readFiles { [self] in
        urls = $0
        end()
      }
    }
    if offer.contains(mediaType: CopiedFiles.mediaType) {
      pendingCount += 1
      offer.readData(as: CopiedFiles.mediaType) { [self] data in
        copiedFiles = data.map { CopiedFiles($0) }
        end()
      }
    }
    if offer.contains(mediaType: CopiedFiles.kdeMediaType) {
      pendingCount += 1
      offer.readData(as: CopiedFiles.kdeMediaType) { [self] data in
        isCutByKDE = data?.first == UInt8(ascii: "1")
        end()
      }
    }
    if let type = offer.pictureType {
      pendingCount += 1
      offer.readData(as: MediaType.name(for: type)) { [self] data in
        picture = data.map { (type, $0) }
        end()
      }
    }
    end()
  }

  private func end() {
    pendingCount -= 1
    if pendingCount == 0 { onEnd(items) }
  }

  /// One item for each URL. The first item also has the text and the picture.
  private var items: [[String: Any]] {
    // Some file managers offer no other list.
    let urls = urls.isEmpty ? copiedFiles?.urls ?? [] : urls
    var items = urls.map { [$0.isFileURL ? "public.file-url" : "public.url": $0] as [String: Any] }
    let isCut = !items.isEmpty && (copiedFiles?.isCut == true || isCutByKDE)
    guard text != nil || picture != nil || isCut else { return items }
    if items.isEmpty { items = [[:]] }
    if isCut { items[0][CopiedFiles.kdeMediaType] = Data("1".utf8) }
    if let text { items[0]["public.utf8-plain-text"] = text }
    if let picture { items[0][picture.type] = picture.data }
    return items
  }
}
