import ImageDecoding
import SystemPackage
import UIKit

/// Makes items of what is pasted or dropped, if it is pictures.
///
/// Files stay where they are. Bytes that are in no file get one, in a folder of the program's own that goes when it ends.
@MainActor
public final class PictureImporter {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Gallery-\(UUID())")
  private var savedCount = 0

  /// Makes an importer that has no folder yet.
  public init() {}

  /// Removes the files that were made. The program is about to end.
  public func removeFiles() {
    // Without any there is no folder to be removed.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Decodes pictures, several at a time in the background, to see whether they are any.
  ///
  /// - Returns: Those that are, in their order, and in one sentence what is wrong with the others.
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
    let others = errors.count == 1 ? "" : " \(errors.count - 1) more cannot be added either."
    return (items, "\(error)\(others)")
  }

  private nonisolated static func item(
    for picture: IncomingPicture, number: Int, in folder: URL
  ) -> Result<AlbumItem, PictureImportError> {
    do {
      switch picture {
      case .file(let url) where url.isFileURL: return .success(try item(forFile: FilePath(url.path)))
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
      try checkPixels(of: path.withPlatformString { .file(platformString: $0) })
    } catch {
      throw .undecodable(path, error)
    }
    guard let name = path.lastComponent else { throw .undecodable(path, .notAPicture) }
    return .file(FileName(bytes: FilePath(root: nil, [name]).bytes), folder: path.removingLastComponent())
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
    let name = "Picture \(number).\(format)"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(name))
    return .file(FileName(bytes: name.utf8), folder: FilePath(folder.path))
  }

  /// Looks at all of a picture, which shows that it is whole, and makes little of it.
  private nonisolated static func checkPixels(of source: ImageSource) throws(ImageDecodingError) {
    _ = try ImageDecoder.decode(source, size: .filling(width: 64, height: 64))
  }
}
