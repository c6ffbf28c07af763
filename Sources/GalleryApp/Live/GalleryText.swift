import SystemPackage

/// The texts of what the user does with files and folders, in one place, where they can be translated.
package enum GalleryText {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  // MARK: - Commands

  static let openWith = "Open With"
  static let otherProgram = "Other Program…"
  static let showInFolder = "Show in Folder"
  package static let moveToTrash = "Move to Trash"
  package static let rename = "Rename"
  package static let renameMore = "Rename…"
  package static let duplicateCommand = "Duplicate"
  package static let turnLeft = "Rotate Left"
  package static let turnRight = "Rotate Right"
  package static let newFolderMore = "New Folder…"
  package static let pasteAsLinks = "Paste as Links"
  package static let undoCommand = "Undo"
  package static let redoCommand = "Redo"
  package static let sortBy = "Sort By"
  package static let reversed = "Reversed Order"
  package static let sectionsBy = "Sections By"
  package static let show = "Show"
  package static let allPictures = "All Pictures"
  package static let favoritesOnly = "Favourites"
  package static let orientation = "Orientation"
  package static let date = "Date"
  package static let kind = "Kind"
  package static let any = "Any"
  /// What the window adds to the number of pictures if others are not shown.
  package static let filtered = "filtered"

  package static func title(of order: AlbumArrangement.Order) -> String {
    switch order {
    case .name: "Name"
    case .dateTaken: "Date Taken"
    case .date: "Date Modified"
    case .size: "Size"
    case .dimensions: "Dimensions"
    case .color: "Colour"
    }
  }

  package static func title(of orientation: AlbumArrangement.Orientation) -> String {
    switch orientation {
    case .landscape: "Landscape"
    case .portrait: "Portrait"
    case .square: "Square"
    }
  }

  package static func title(of period: AlbumArrangement.Period) -> String {
    switch period {
    case .lastDays(let count): "Last \(count) Days"
    case .year(let year): "\(year)"
    }
  }

  static func title(ofMonth month: Int, year: Int) -> String { "\(months[month]) \(year)" }

  package static func title(of sections: AlbumArrangement.Sections) -> String {
    switch sections {
    case .folders: "Folder"
    case .months: "Month"
    }
  }

  /// The pictures of a format, by its extension.
  package static func only(_ kind: String) -> String { "Only \(kind.uppercased())" }

  // MARK: - Actions, for the menu

  static func undo(_ action: String) -> String { "Undo \(action)" }
  static func redo(_ action: String) -> String { "Redo \(action)" }
  static func trash(_ files: [FilePath]) -> String { "Move to Trash of \(pictures(files))" }
  static func rename(_ files: [FilePath]) -> String { "Rename of \(pictures(files))" }
  static func duplicate(_ files: [FilePath]) -> String { "Duplicate of \(pictures(files))" }
  static func turn(_ files: [FilePath]) -> String { "Rotation of \(pictures(files))" }
  static func copy(_ files: [FilePath]) -> String { "Copy of \(pictures(files))" }
  static func move(_ files: [FilePath]) -> String { "Move of \(pictures(files))" }
  static func link(_ files: [FilePath]) -> String { "Link to \(pictures(files))" }
  static func newFolder(_ folder: FilePath) -> String { "New Folder \(folder.quotedName)" }

  private static func pictures(_ files: [FilePath]) -> String {
    files.count == 1 ? files[0].quotedName : "\(files.count.grouped) Pictures"
  }

  /// How far an action is.
  static func progress(_ action: String, _ done: Int, of count: Int) -> String {
    count == 1 ? action : "\(action): \(done.grouped) of \(count.grouped)"
  }

  // MARK: - Questions

  static let renameOne = "Rename Picture"
  static func renameMany(_ count: Int) -> String { "Rename \(count.grouped) Pictures" }
  static let patternHelp =
    "{n} is the number of the picture, {n:3} the number with three digits, and {name} the present name."
  static let newFolder = "New Folder"
  static let newFolderName = "New Folder"
  static let newPictureName = "Picture"
  static let create = "Create"
  static let replace = "Replace"
  static let skip = "Skip"
  static let keepBoth = "Keep Both"
  package static let cancel = "Cancel"
  static func conflict(_ file: FilePath, count: Int) -> String {
    count == 1
      ? "A file named \(file.quotedName) exists in this folder."
      : "\(count.grouped) files with these names exist in this folder."
  }
  static let conflictHelp = "Replaced files are moved to the trash."

  /// The first new names.
  static func preview(_ names: [FileName]) -> String {
    let shown = names.prefix(3).map(\.displayName).joined(separator: "\n")
    return names.count > 3 ? "\(shown)\n…\n\(names[names.count - 1].displayName)" : shown
  }

  // MARK: - Problems

  static let nothingToPaste = "There is no picture on the clipboard."

  static func cannotAdd(_ file: FilePath, _ reason: String) -> String {
    "\(file.quoted) cannot be added: \(reason)."
  }

  /// The first of several problems with files that were to be added.
  static func problems(_ first: String, count: Int) -> String {
    count == 1 ? first : "\(first) \(count - 1) more cannot be added either."
  }

  static func describe(_ problem: FileNameProblem) -> String {
    switch problem {
    case .empty: "The name is empty."
    case .slash: "A name cannot contain a slash."
    case .lineBreak: "A name cannot contain a line break."
    case .reserved: "This name is reserved."
    case .tooLong: "The name is too long."
    case .repeated(let name): "Several pictures would be named “\(name)”. Add {n} or {name}."
    case .taken(let name): "A file named “\(name)” exists in this folder."
    }
  }

  static func describe(_ failure: FileFailure) -> String {
    switch failure {
    case .system(let file, let reason):
      "\(file.quotedName) cannot be changed: \(reason). Nothing was changed."
    case .exists(let file): "A file named \(file.quotedName) exists. Nothing was changed."
    case .name(let problem): describe(problem)
    case .changed(let file): "\(file.quotedName) has changed since. Nothing was changed."
    case .notInTrash(let file): "\(file.quotedName) is not in the trash any more. Nothing was changed."
    case .trash(let file, let reason):
      "\(file.quotedName) cannot be moved to the trash: \(reason). Nothing was changed."
    case .notTurnable(let file):
      "\(file.quotedName) cannot be rotated without loss, because it is not a JPEG picture. Nothing was changed."
    case .folder(let file): "\(file.quotedName) is not a file. Nothing was changed."
    case .cancelled: "The action was cancelled. Nothing was changed."
    }
  }
}

extension FilePath {
  /// The name of the file in quotation marks, safe to print.
  fileprivate var quotedName: String {
    "“\(lastComponent.map { FileName($0).displayName } ?? FileName(bytes: bytes).displayName)”"
  }
}
