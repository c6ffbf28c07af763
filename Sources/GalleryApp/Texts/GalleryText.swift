import SystemPackage
import Translations

/// The texts of what the user does with files and folders.
package enum GalleryText {
  /// Whether the language of the texts is written from right to left. As in the catalogues of GTK, a catalogue of such a
  /// language contains “default:RTL”.
  package static var isRightToLeft: Bool { translated("default:LTR") == "default:RTL" }

  private static let months = [
    translated("January"), translated("February"), translated("March"), translated("April"),
    translated("May"), translated("June"), translated("July"), translated("August"),
    translated("September"), translated("October"), translated("November"), translated("December"),
  ]

  // MARK: - Commands

  static let openWith = translated("Open With")
  static let otherProgram = translated("Other Program…")
  static let showInFolder = translated("Show in Folder")
  package static let moveToTrash = translated("Move to Trash")
  package static let rename = translated("Rename")
  package static let renameMore = translated("Rename…")
  package static let duplicateCommand = translated("Duplicate")
  package static let turnLeft = translated("Rotate Left")
  package static let turnRight = translated("Rotate Right")
  package static let newFolderMore = translated("New Folder…")
  package static let pasteAsLinks = translated("Paste as Links")
  package static let undoCommand = translated("Undo")
  package static let redoCommand = translated("Redo")
  package static let sortBy = translated("Sort By")
  package static let reversed = translated("Reversed Order")
  package static let sectionsBy = translated("Sections By")
  package static let show = translated("Show")
  package static let allPictures = translated("All Pictures")
  package static let favorite = translated("Favourite")
  package static let slideShow = translated("Slide Show")
  package static let stopSlideShow = translated("Stop Slide Show")
  package static let favoritesOnly = translated("Favourites")
  package static let orientation = translated("Orientation")
  package static let date = translated("Date")
  package static let kind = translated("Kind")
  package static let any = translated("Any")

  package static func title(of order: AlbumArrangement.Order) -> String {
    switch order {
    case .name: translated("Name")
    case .dateTaken: translated("Date Taken")
    case .date: translated("Date Modified")
    case .size: translated("Size")
    case .dimensions: translated("Dimensions")
    case .color: translated("Colour")
    }
  }

  package static let byHand = translated("By Hand")
  package static let noOrderByHand = translated("You have not moved any pictures in these folders.")

  package static func title(of orientation: AlbumArrangement.Orientation) -> String {
    switch orientation {
    case .landscape: translated("Landscape")
    case .portrait: translated("Portrait")
    case .square: translated("Square")
    }
  }

  package static func title(of period: AlbumArrangement.Period) -> String {
    switch period {
    case .lastDays(let count): translatedCount("Last %@ Day", "Last %@ Days", count, count.grouped)
    case .year(let year): "\(year)"
    }
  }

  static func title(ofMonth month: Int, year: Int) -> String {
    translated("%1$@ %2$@", months[month], "\(year)")
  }

  /// Names the filters of an arrangement, for example “Favourites, Landscape”; nil for all pictures.
  package static func filters(of arrangement: AlbumArrangement) -> String? {
    let names = [
      arrangement.showsFavoritesOnly ? favoritesOnly : nil, arrangement.orientation.map { title(of: $0) },
      arrangement.kind.map(only), arrangement.period.map { title(of: $0) },
    ].compactMap(\.self)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  package static func title(of sections: AlbumArrangement.Sections) -> String {
    switch sections {
    case .folders: translated("Folder")
    case .months: translated("Month")
    }
  }

  /// The pictures of a format, by its extension.
  package static func only(_ kind: String) -> String { translated("Only %@", kind.uppercased()) }

  package static let endSelecting = translated("End Selection")

  // MARK: - Numbers

  /// A number of pictures.
  package static func pictures(_ count: Int) -> String {
    translatedCount("%@ picture", "%@ pictures", count, count.grouped)
  }

  /// The progress of reading the folders of an album.
  package static func reading(_ count: Int) -> String {
    translated("Reading folders: %@ so far", pictures(count))
  }

  /// A position, or a number of pictures among all.
  package static func position(_ text: String, of count: String) -> String {
    translated("%1$@ of %2$@", text, count)
  }

  // MARK: - Actions, for the menu

  static func undo(_ action: String) -> String { translated("Undo %@", action) }
  static func redo(_ action: String) -> String { translated("Redo %@", action) }
  static func trash(_ files: [FilePath]) -> String {
    translated("Move to Trash of %@", pictures(files))
  }
  static func deletion(_ files: [FilePath]) -> String { translated("Deletion of %@", pictures(files)) }
  static func rename(_ files: [FilePath]) -> String { translated("Rename of %@", pictures(files)) }
  static func duplicate(_ files: [FilePath]) -> String {
    translated("Duplicate of %@", pictures(files))
  }
  static func turn(_ files: [FilePath]) -> String { translated("Rotation of %@", pictures(files)) }
  static func copy(_ files: [FilePath]) -> String { translated("Copy of %@", pictures(files)) }
  static func move(_ files: [FilePath]) -> String { translated("Move of %@", pictures(files)) }
  static func link(_ files: [FilePath]) -> String { translated("Link to %@", pictures(files)) }
  static func reordering(of item: AlbumItem) -> String {
    translated("Move of %@ by Hand", item.file?.quotedName ?? item.title)
  }
  static func newFolder(_ folder: FilePath) -> String {
    translated("New Folder %@", folder.quotedName)
  }

  private static func pictures(_ files: [FilePath]) -> String {
    files.count == 1
      ? files[0].quotedName
      : translatedCount("%@ Picture", "%@ Pictures", files.count, files.count.grouped)
  }

  /// How far an action is.
  static func progress(_ action: String, _ done: Int, of count: Int) -> String {
    count == 1 ? action : translated("%1$@: %2$@ of %3$@", action, done.grouped, count.grouped)
  }

  /// What the progress says after the user has cancelled.
  static let cancelling = translated("Cancelling…")

  // MARK: - What was done

  /// Pictures that are in the trash now, and the first of them.
  static func trashed(_ count: Int, first: FilePath) -> String {
    count == 1
      ? translated("%@ moved to the trash", first.quotedName)
      : translatedCount(
        "%@ picture moved to the trash", "%@ pictures moved to the trash", count, count.grouped)
  }

  /// What an action has undone.
  static func undone(_ action: UserAction) -> String {
    guard case .files(let action) = action,
      action.steps.allSatisfy({ if case .restore = $0 { true } else { false } })
    else { return translated("Undone: %@", action.title) }
    let count = action.pictureCount
    return count == 1
      ? translated("Restored %@", action.pictures.first { _ in true }?.quotedName ?? "")
      : translatedCount("Restored %@ picture", "Restored %@ pictures", count, count.grouped)
  }

  /// What an action has repeated.
  static func repeated(_ action: UserAction) -> String {
    guard case .files(let action) = action,
      action.steps.allSatisfy({ if case .trash = $0 { true } else { false } })
    else { return translated("Repeated: %@", action.title) }
    return action.pictures.first { _ in true }.map { trashed(action.pictureCount, first: $0) } ?? ""
  }

  static func madeFolder(_ folder: FilePath) -> String { translated("%@ was created", folder.quotedName) }

  // MARK: - Questions

  static let renameOne = translated("Rename Picture")
  static func renameMany(_ count: Int) -> String {
    translatedCount("Rename %@ Picture", "Rename %@ Pictures", count, count.grouped)
  }
  static let patternHelp = translated(
    "{n} is the number of the picture, {n:3} the number with three digits, and {name} the present name.")
  static let newFolder = translated("New Folder")
  static let newFolderName = translated("New Folder")
  package static let openFolder = translated("Open Folder…")
  package static let selectAll = translated("Select All")
  package static let copyCommand = translated("Copy")
  static let copyName = translated("Copy Name")
  static func copyPaths(_ count: Int) -> String { translatedCount("Copy Path", "Copy Paths", count) }
  static let newPictureName = translated("Picture")
  static let create = translated("Create")
  static let open = translated("Open")
  static func folderOfNewFolder(_ folder: FilePath) -> String {
    translated("It is created in %@.", folder.quoted)
  }
  static let replace = translated("Replace")
  static let skip = translated("Skip")
  static let keepBoth = translated("Keep Both")
  package static let cancel = translated("Cancel")
  static func conflict(_ file: FilePath, count: Int) -> String {
    count == 1
      ? translated("A file named %@ exists in this folder.", file.quotedName)
      : translatedCount(
        "%@ file with this name exists in this folder.", "%@ files with these names exist in this folder.",
        count, count.grouped)
  }
  static let closeWindow = translated("Close the Window?")
  static let closingHelp = translated(
    "If you close the window now, the action is cancelled, and what it has done is undone.")
  static let nothingInProgress = translated("The action has ended.")
  static let keepOpen = translated("Keep Open")
  static let cancelAndClose = translated("Cancel and Close")
  static let close = translated("Close")
  static let delete = translated("Delete")
  static func deletePermanently(_ files: [FilePath]) -> String {
    translated("Delete %@ permanently?", pictures(files))
  }
  static let noTrash = translated("There is no trash for this folder.")
  static let deletingHelp = translated("You cannot undo this.")
  static let conflictHelp = translated("Replaced files are moved to the trash.")

  /// The first new names.
  static func preview(_ names: [FileName]) -> String {
    let shown = names.prefix(3).map(\.displayName).joined(separator: "\n")
    return names.count > 3 ? "\(shown)\n…\n\(names[names.count - 1].displayName)" : shown
  }

  // MARK: - Problems

  static let orderHasChanged = translated("The order has changed since. Nothing was changed.")
  static let noFolder = translated("The album has no folder in which files can be placed.")
  static let nothingToPaste = translated("There is no picture on the clipboard.")

  static func cannotAdd(_ file: FilePath, _ reason: String) -> String {
    translated("%1$@ cannot be added: %2$@.", file.quoted, reason)
  }

  /// Folders, with other files or alone, that cannot be placed in a folder.
  static func cannotAdd(folders: [FilePath]) -> String {
    folders.count == 1
      ? translated("%@ is a folder, and only pictures can be added", folders[0].quotedName)
      : translatedCount(
        "%@ folder was not added, because only pictures can be",
        "%@ folders were not added, because only pictures can be",
        folders.count, folders.count.grouped)
  }

  /// The first of several problems with files that were to be added.
  static func problems(_ first: String, count: Int) -> String {
    count == 1
      ? first
      : first + " "
        + translatedCount(
          "%@ more cannot be added either.", "%@ more cannot be added either.", count - 1,
          (count - 1).grouped)
  }

  static func describe(_ problem: FileNameProblem) -> String {
    switch problem {
    case .empty: translated("The name is empty.")
    case .slash: translated("A name cannot contain a slash.")
    case .lineBreak: translated("A name cannot contain a line break.")
    case .reserved: translated("This name is reserved.")
    case .tooLong: translated("The name is too long.")
    case .hidden: translated("A file whose name begins with a dot is hidden.")
    case .losesExtension(let old): translated("The name must end with “.%@”, or as another picture.", old)
    case .repeated(let name):
      translated("Several pictures would be named “%@”. Add {n} or {name}.", name)
    case .taken(let name): translated("A file named “%@” exists in this folder.", name)
    }
  }

  /// What an action has left out, with the reason for the first file.
  static func leftOut(_ first: FileFailure, _ count: Int) -> String {
    switch first {
    case .notTurnable:
      translatedCount(
        "%@ picture was not rotated, because only JPEG pictures can be rotated without loss.",
        "%@ pictures were not rotated, because only JPEG pictures can be rotated without loss.", count,
        count.grouped)
    case .system(_, let reason), .folderUnchangeable(_, let reason):
      translatedCount(
        "%1$@ picture was not deleted: %2$@.", "%1$@ pictures were not deleted. The first reason: %2$@.",
        count,
        count.grouped, "\(reason)")
    default: describe(first)
    }
  }

  static func describe(_ failure: FileFailure) -> String {
    switch failure {
    case .system(let file, let reason):
      translated("%1$@ cannot be changed: %2$@. Nothing was changed.", file.quotedName, "\(reason)")
    case .folderUnchangeable(let folder, let reason):
      translated(
        "The folder %1$@ cannot be changed: %2$@. Nothing was changed.", folder.quotedName, "\(reason)")
    case .exists(let file):
      translated("A file named %@ exists. Nothing was changed.", file.quotedName)
    case .name(let problem): describe(problem)
    case .changed(let file):
      translated("%@ has changed since. Nothing was changed.", file.quotedName)
    case .notInTrash(let file):
      translated("%@ is no longer in the trash. Nothing was changed.", file.quotedName)
    case .trash(let file, let reason):
      translated(
        "%1$@ cannot be moved to the trash: %2$@. Nothing was changed.", file.quotedName, reason)
    case .noTrash(let file):
      translated(
        "%@ cannot be moved to the trash, because its folder has none. Nothing was changed.", file.quotedName)
    case .notTurnable(let file):
      translated(
        "%@ cannot be rotated without loss, because it is not a JPEG picture. Nothing was changed.",
        file.quotedName)
    case .folder(let file): translated("%@ is not a file. Nothing was changed.", file.quotedName)
    case .cancelled: translated("The action was cancelled. Nothing was changed.")
    }
  }
}

extension FilePath {
  /// The name of the file in quotation marks, safe to print.
  fileprivate var quotedName: String {
    let name = lastComponent.map { FileName($0).displayName } ?? FileName(bytes: bytes).displayName
    return translated("“%@”", name.isolated)
  }
}
