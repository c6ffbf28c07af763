import ImageDecoding
import SystemPackage
import Translations
import UIKit

/// Makes album items of pasted or dropped pictures.
///
/// Files stay in their folder. Data that is not in a file is written to a temporary folder, which the program removes
/// when it ends.
@MainActor
package final class PictureImporter {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Gallery-\(UUID())")
  private var savedCount = 0

  /// Creates an importer. It creates its folder when needed.
  package init() {}

  /// Removes the files that the importer wrote. Call this before the program ends.
  package func removeFiles() {
    // If nothing was written, the folder does not exist.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Decodes pictures in the background, several at a time, to check them.
  ///
  /// - Returns: Items for the valid pictures, in order, and one sentence about the invalid ones.
  func importPictures(_ pictures: [IncomingPicture]) async -> (items: [AlbumItem], problem: String?) {
    let (folder, first) = (folder, savedCount + 1)
    savedCount += pictures.count
    let results = await withTaskGroup { group in
      for (index, picture) in pictures.enumerated() {
        group.addTask { (index, Self.item(for: picture, number: first + index, in: folder)) }
      }
      var results: [(Int, Result<AlbumItem, PictureImportError>)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }
    }
    var (items, errors): ([AlbumItem], [PictureImportError]) = ([], [])
    for (_, result) in results {
      switch result {
      case .success(let item): items.append(item)
      case .failure(let error): errors.append(error)
      }
    }
    guard let error = errors.first else { return (items, nil) }
    return (items, GalleryText.problems("\(error)", count: errors.count))
  }

  private nonisolated static func item(
    for picture: IncomingPicture, number: Int, in folder: URL
  ) -> Result<AlbumItem, PictureImportError> {
    do {
      switch picture {
      case .file(let url) where url.isFileURL: return .success(try item(forFile: FilePath(fileURL: url)))
      case .file(let url): throw PictureImportError.noFile(url)
      case .data(let data): return .success(try save(data, number: number, in: folder))
      }
    } catch let error as PictureImportError {
      return .failure(error)
    } catch {
      return .failure(.unsaved("\(error)"))
    }
  }

  private nonisolated static func item(forFile path: FilePath) throws(PictureImportError) -> AlbumItem {
    do {
      try checkPixels(of: .file(path))
    } catch {
      throw .undecodable(path, error)
    }
    guard let name = path.lastComponent else { throw .undecodable(path, .notAPicture) }
    return .file(FileName(name), folder: path.removingLastComponent())
  }

  private nonisolated static func save(_ data: Data, number: Int, in folder: URL) throws -> AlbumItem {
    let source = ImageSource.bytes(Array(data))
    let format: String
    do {
      try checkPixels(of: source)
      format = try ImageDecoder.properties(of: source).format
    } catch {
      throw PictureImportError.undecodableData(error)
    }
    let name = "\(GalleryText.newPictureName) \(number).\(format)"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(name))
    return .file(FileName(bytes: name.utf8), folder: FilePath(folder.path))
  }

  /// Checks that a picture is complete by decoding it at a small size.
  private nonisolated static func checkPixels(of source: ImageSource) throws(ImageDecodingError) {
    _ = try ImageDecoder.decode(source, size: .filling(width: 64, height: 64))
  }
}
