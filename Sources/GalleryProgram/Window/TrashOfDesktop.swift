import GTKHost
import GalleryApp
import SystemPackage

/// The trash of the desktop, for the commands of the gallery.
struct TrashOfDesktop: FileTrash {
  func moveToTrash(_ file: FilePath) throws(FileFailure) -> TrashedFile? {
    guard let record = FileRecord(of: file) else { throw .system(file, .noSuchFileOrDirectory) }
    do throws(DesktopTrash.Failure) {
      try file.withPlatformString { path in
        Result { () throws(DesktopTrash.Failure) in try DesktopTrash.move(path) }
      }.get()
    } catch {
      switch error {
      case .notSupported: throw .noTrash(file)
      case .refused(let reason): throw .trash(file, reason)
      }
    }
    return TrashedFile(of: file, record.identity)
  }

  func find(_ files: [FilePath: FileRecord.Identity]) -> [FilePath: TrashedFile] { TrashedFile.find(files) }
}
