import SystemPackage

/// Finds out whether files are in a folder, also if paths lead there through links.
struct FolderMembers {
  private let folder: FilePath
  private let identity: FolderListing.Identity?
  /// What is known of other paths.
  private var known: [FilePath: Bool] = [:]

  init(of folder: FilePath) { (self.folder, identity) = (folder, FolderListing.identity(of: folder)) }

  /// Returns whether a file is in the folder.
  mutating func contains(_ file: FilePath) -> Bool {
    let other = file.removingLastComponent()
    if let answer = known[other] { return answer }
    let isSame =
      other == folder
      || identity != nil && FolderListing.identity(of: other.isEmpty ? "." : other) == identity
    known[other] = isSame
    return isSame
  }
}
