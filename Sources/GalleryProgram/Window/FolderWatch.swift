import GTKHost
import GalleryApp
import SystemPackage

/// Watches folders with the monitors of the desktop.
struct FolderWatch: FolderWatching {
  func watch(_ folder: FilePath, onChange: @escaping @MainActor (FolderChange) -> Void) -> AnyObject? {
    folder.withPlatformString { path in
      FolderMonitor(path: path) { change in
        switch change {
        case .entries(let names): onChange(.entries(Set(names.map { FileName(bytes: $0) })))
        case .folder: onChange(.everything)
        }
      }
    }
  }
}
