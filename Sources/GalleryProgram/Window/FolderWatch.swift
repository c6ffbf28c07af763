import GTKHost
import GalleryApp
import SystemPackage

/// Watches folders with the monitors of the desktop.
struct FolderWatch: FolderWatching {
  func watch(
    _ folders: [FilePath], onChange: @escaping @MainActor (FilePath, FolderChange) -> Void
  ) async -> [FilePath: any FolderWatcher] {
    let monitors = await FolderMonitor.watch(folders.map(\.bytes)) { index, change in
      switch change {
      case .entries(let names): onChange(folders[index], .entries(Set(names.map { FileName(bytes: $0) })))
      case .folder: onChange(folders[index], .everything)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: zip(folders, monitors).compactMap { folder, monitor in
        monitor.map { (folder, $0) }
      })
  }
}

extension FolderMonitor: FolderWatcher {}
