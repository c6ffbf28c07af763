import GTKHost
import GalleryApp
import SystemPackage

/// The trash of the desktop, for the commands of the gallery.
struct TrashOfDesktop: FileTrash {
  func moveToTrash(_ file: FilePath) throws(FileFailure) -> TrashedFile {
    guard let record = FileRecord(of: file) else { throw .system(file, .noSuchFileOrDirectory) }
    if let reason = file.withPlatformString({ DesktopTrash.move($0) }) { throw .trash(file, reason) }
    guard let trashed = TrashedFile(of: file, record.identity) else { throw .notInTrash(file) }
    return trashed
  }
}
