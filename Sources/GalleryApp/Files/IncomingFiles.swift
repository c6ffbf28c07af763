import Foundation
import Glibc
import ImageDecoding
import SystemPackage

/// What is to be placed in a folder: files to copy or to move, files to create, and what can be neither.
struct IncomingFiles: Sendable {
  /// The files that exist.
  private(set) var files: [FilePath] = []
  /// The steps that create files of picture data.
  private(set) var steps: [FileStep] = []
  /// The folders, which cannot be placed.
  private(set) var folders: [FilePath] = []
  /// One sentence for each picture that cannot be placed.
  private(set) var problems: [String] = []

  /// Creates the value for files of the album.
  init(files: [FilePath]) { self.files = files }

  /// Examines pictures.
  ///
  /// - Parameters:
  ///   - pictures: The pictures.
  ///   - folder: The folder in which they are to be placed.
  /// - Complexity: O(*n*), a few microseconds for each file.
  init(_ pictures: [IncomingPicture], in folder: FilePath) {
    var others: [(file: FilePath, problem: String)] = []
    for picture in pictures {
      switch picture {
      case .file(let url) where !url.isFileURL: problems.append("\(PictureImportError.noFile(url))")
      case .file(let url):
        let file = FilePath(fileURL: url)
        switch Self.kind(of: file) {
        case .picture: files.append(file)
        case .folder: folders.append(file)
        case .other(let problem): others.append((file, problem))
        }
      case .data(let data):
        switch Self.format(of: data) {
        case .success(let format):
          steps.append(
            .create(folder.appending("\(GalleryText.newPictureName).\(format)").freePath(), .data(data)))
        case .failure(let error): problems.append("\(error)")
        }
      }
    }
    files = files.differentFiles
    guard !others.isEmpty else { return }
    // They come with their pictures.
    let sidecars = Sidecars(of: files, areLeaving: false).files
    problems += others.lazy.filter { !sidecars.contains($0.file) }.map(\.problem)
  }

  /// The folders, if there is nothing else; nil otherwise.
  static func folders(of pictures: [IncomingPicture]) -> [FilePath]? {
    var folders: [FilePath] = []
    for picture in pictures {
      guard case .file(let url) = picture, url.isFileURL, case let path = FilePath(fileURL: url),
        case .folder = kind(of: path)
      else { return nil }
      folders.append(path)
    }
    return folders.isEmpty ? nil : folders
  }

  /// What a path leads to.
  private enum Kind {
    case picture, folder
    /// What cannot be placed, with a sentence.
    case other(String)
  }

  private static func kind(of file: FilePath) -> Kind {
    var status = stat()
    guard file.withPlatformString({ stat($0, &status) }) == 0 else {
      return .other(GalleryText.cannotAdd(file, "\(Errno(rawValue: errno))"))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .folder
    default: return .other(GalleryText.cannotAdd(file, "\(Errno.invalidArgument)"))
    }
    return PictureFormats.isPicture(file) ? .picture : .other(AlbumError.notAPicture(file).description)
  }

  private static func format(of data: Data) -> Result<String, PictureImportError> {
    do {
      return .success(try ImageDecoder.properties(of: .bytes(Array(data))).format)
    } catch {
      return .failure(.undecodableData(error))
    }
  }
}
