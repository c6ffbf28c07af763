import Dispatch
import Foundation
import SystemPackage
import UIKit

/// The commands that change files, one at a time, and their undo. The order that the user gives pictures is undone with them.
///
/// A command happens completely or not at all, except that it leaves out pictures that cannot be rotated or deleted. One
/// message says what was not done, and why.
@MainActor
package final class FileCommands {
  /// The seconds after which an action shows its progress.
  private static let patience = 0.5
  /// The number of files that are named while the user enters a pattern, which takes a few milliseconds.
  private static let maximumSampleCount = 1000
  /// The maximum number of actions that can be undone.
  private static let maximumUndoCount = 100

  /// Called when an action may have changed files, with all of them.
  package var onChange: ((FilesByFolder) -> Void)?
  /// Called with the new paths of files that an action has moved to other folders, before ``onChange``. These folders, or
  /// those before, need not belong to the album.
  package var onMoveToFolders: (([FilePath: FilePath]) -> Void)?
  /// Called with the files that an action has created, moved or restored, to select them.
  var onPlace: ((FilesByFolder) -> Void)?
  /// Called with the pictures that move when they are pasted, as long as the clipboard does not change.
  var onCut: ((Set<AlbumItem>) -> Void)?
  /// Changes the order of pictures, and returns what undoes that; nil if it is not possible any more.
  package var onReorder: ((Reordering) -> Reordering?)?
  /// Shows folders that the user wants to open: one that was just made, or those that cannot be placed in a folder.
  package var onOpenFolders: (@MainActor ([FilePath]) -> Void)?

  private let trash: any FileTrash
  private unowned let dialogs: any FileDialogs
  private var undoable: [UserAction] = []
  private var redoable: [UserAction] = []
  /// The number of actions that were performed, undone and repeated so far.
  private var doneCount = 0
  private var run: FileRun? { didSet { if isAskingToClose { dialogs.update(closingQuestion) } } }
  /// Whether the user is asked whether to cancel the action, so that the window can close.
  private var isAskingToClose = false
  /// Whether a command is being prepared or performed.
  private var isBusy = false
  /// The commands after that.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let background = DispatchGroup()
  private var isStopped = false

  /// Creates the commands.
  package init(trash: any FileTrash, dialogs: any FileDialogs) {
    (self.trash, self.dialogs) = (trash, dialogs)
  }

  /// The title of the command that undoes the last action; nil if there is none.
  package var undoTitle: String? { undoable.last.map { GalleryText.undo($0.title) } }

  /// The title of the command that repeats what was undone last; nil if there is nothing.
  package var redoTitle: String? { redoable.last.map { GalleryText.redo($0.title) } }

  /// Cancels an action in progress and waits until it has undone what it did.
  package func stop() {
    isStopped = true
    run?.cancel()
    background.wait()
  }

  // MARK: - Closing the window

  /// Whether closing the window would cancel an action.
  package var isPerforming: Bool { run?.isCancelled == false }

  /// Asks whether to cancel the action in progress, so that the window can close. If the action ends meanwhile, the question
  /// stays, because the user has not decided yet.
  ///
  /// - Returns: Whether to close the window. False while the user is being asked already.
  package func askToClose() async -> Bool {
    guard !isAskingToClose else { return false }
    isAskingToClose = true
    defer { isAskingToClose = false }
    return await dialogs.ask(closingQuestion) != nil
  }

  private var closingQuestion: FileQuestion {
    FileQuestion(
      heading: GalleryText.closeWindow,
      body: run.map { "\($0.progress)\n\n\(GalleryText.closingHelp)" } ?? GalleryText.nothingInProgress,
      cancelTitle: GalleryText.keepOpen,
      choices: [
        .init(
          identifier: "close", title: run == nil ? GalleryText.close : GalleryText.cancelAndClose,
          isDestructive: true)
      ])
  }

  // MARK: - Commands

  /// Moves pictures to the trash. Those that are gone already are left out. Asks whether to delete those for which there is
  /// no trash.
  package func moveToTrash(_ items: [AlbumItem]) async {
    await inTurn {
      let action = await inBackground {
        let files = items.differentFiles.map(\.absolute).filter(\.exists)
        return FileAction(removing: files, title: GalleryText.trash(files)) { .trash($0) }
      }
      guard case .done(let inverse, let leftOut) = await perform(action) else { return }
      let remaining = action.pictures(of: leftOut)
      let kept = Set(remaining)
      if let first = action.pictures.first(where: { !kept.contains($0) }) {
        let count = action.pictureCount - remaining.count
        tell(GalleryText.trashed(count, first: first), undoes: inverse != nil)
      }
      await askToDelete(remaining, GalleryText.noTrash)
    }
  }

  /// Asks whether to delete pictures for ever, and does so.
  func delete(_ items: [AlbumItem]) async {
    await inTurn { await askToDelete(await inBackground { items.differentFiles.filter(\.exists) }) }
  }

  private func askToDelete(_ files: [FilePath], _ reason: String = "") async {
    guard !files.isEmpty else { return }
    let question = FileQuestion(
      heading: GalleryText.deletePermanently(files),
      body: [reason, GalleryText.deletingHelp].filter { !$0.isEmpty }.joined(separator: " "),
      choices: [FileQuestion.Choice(identifier: "delete", title: GalleryText.delete, isDestructive: true)])
    guard await dialogs.ask(question) != nil else { return }
    let action = await inBackground {
      FileAction(removing: files, title: GalleryText.deletion(files)) { .delete($0) }
    }
    if case .done(_, let leftOut) = await perform(action) { reportLeftOut(leftOut, of: action) }
  }

  /// Asks for a new name, or for a pattern of several names, and renames pictures.
  func rename(_ items: [AlbumItem]) async {
    let (files, sidecars) = await inBackground {
      let files = NumberedFile.numbering(items.differentFiles)
      return (files, Sidecars(of: files.map(\.file), areLeaving: true))
    }
    guard let name = files.first?.file.lastComponent.map({ FileName($0) }) else { return }
    let isSingle = files.count == 1
    let sample = Array(
      files.prefix(Self.maximumSampleCount) + files.dropFirst(Self.maximumSampleCount).suffix(1))
    let text = isSingle ? name.displayName : "{name}"
    let stem = isSingle ? String(decoding: name.stem, as: UTF8.self).count : text.count
    let field = FileQuestion.Field(text: text, selectedCount: stem) { text in
      do throws(FileNameProblem) {
        // The disk is asked about one picture at most, because it can be slow.
        if isSingle { return ("", try !FileRenaming(sample, by: text, sidecars).steps().isEmpty) }
        let renaming = FileRenaming(sample, by: text)
        let isAccepted = try !renaming.targets().isEmpty
        return (GalleryText.preview(renaming.names.map(\.name)), isAccepted)
      } catch {
        return (GalleryText.describe(error), false)
      }
    }
    let question = FileQuestion(
      heading: isSingle ? GalleryText.renameOne : GalleryText.renameMany(files.count),
      body: isSingle ? "" : GalleryText.patternHelp,
      choices: [FileQuestion.Choice(identifier: "rename", title: GalleryText.rename)], field: field)
    guard let answer = await dialogs.ask(question) else { return }
    await inTurn {
      let action = await inBackground {
        Result { () throws(FileNameProblem) in
          let renaming = FileRenaming(
            files, by: answer.text, Sidecars(of: files.map(\.file), areLeaving: true))
          return FileAction(
            title: GalleryText.rename(files.map(\.file)), steps: try renaming.steps(),
            sidecars: renaming.sidecars)
        }
      }
      switch action {
      case .success(let action): await perform(action)
      case .failure(let problem): dialogs.report(GalleryText.describe(problem))
      }
    }
  }

  /// Copies pictures in their folders, under other names.
  func duplicate(_ items: [AlbumItem]) async {
    await inTurn {
      let (action, copies) = await inBackground {
        let pictures = items.differentFiles
        return FileAction.duplicating(pictures, title: GalleryText.duplicate(pictures))
      }
      if case .done = await perform(action) { onPlace?(copies) }
    }
  }

  /// Asks for a name and creates a folder.
  func makeFolder(in folder: FilePath) async {
    let name =
      folder.appending(GalleryText.newFolderName).freePath().lastComponent?.string
      ?? GalleryText.newFolderName
    func path(_ text: String) -> FilePath? { folder.appending(FileName(bytes: text.utf8)) }
    let field = FileQuestion.Field(text: name, selectedCount: name.count) { text in
      if let problem = FileRenaming.problem(with: FileName(bytes: text.utf8)) {
        return (GalleryText.describe(problem), false)
      }
      return path(text)?.exists == true ? (GalleryText.describe(.taken(text)), false) : ("", true)
    }
    let question = FileQuestion(
      heading: GalleryText.newFolder, body: GalleryText.folderOfNewFolder(folder.absolute),
      choices: [FileQuestion.Choice(identifier: "create", title: GalleryText.create)], field: field)
    guard let answer = await dialogs.ask(question), let path = path(answer.text) else { return }
    let action = FileAction(title: GalleryText.newFolder(path), steps: [.create(path, .folder)])
    await inTurn {
      guard case .done = await perform(action) else { return }
      // Without pictures, the album does not show it.
      offer([path], GalleryText.madeFolder(path))
    }
  }

  /// Offers to open folders, with a message.
  private func offer(_ folders: [FilePath], _ message: String) {
    var button: (title: String, action: @MainActor () -> Void)?
    if let onOpenFolders { button = (GalleryText.open, { onOpenFolders(folders) }) }
    dialogs.tell(message, button: button)
  }

  /// Turns pictures clockwise by a number of right angles. Those that cannot be turned without loss are left out.
  package func turn(_ items: [AlbumItem], clockwise count: Int) async {
    await inTurn {
      let action = await inBackground {
        // The file behind a link is rotated.
        var seen: Set<FilePath> = []
        let files = items.differentFiles.filter { seen.insert($0.absolute.resolvingLinks).inserted }
        return FileAction(
          title: GalleryText.turn(files), steps: files.map { .turn($0, count) }, leavesOutImpossible: true)
      }
      if case .done(_, let leftOut) = await perform(action) { reportLeftOut(leftOut, of: action) }
    }
  }

  /// Reports what an action has left out.
  private func reportLeftOut(_ failures: [FileFailure], of action: FileAction) {
    guard let first = failures.first else { return }
    dialogs.report(action.pictureCount == 1 ? first.description : GalleryText.leftOut(first, failures.count))
  }

  // MARK: - Clipboard

  /// Copies pictures to the clipboard, to move them when they are pasted.
  func cut(_ items: [AlbumItem]) {
    UIPasteboard.general.copy(items, isCut: true)
    onCut?(Set(items))
  }

  /// Places what is on the clipboard in a folder: files that were cut are moved, others are copied.
  ///
  /// - Parameter asLinks: Whether links to the files are created instead.
  func paste(into folder: FilePath, asLinks: Bool = false) async {
    let (isCut, change) = (UIPasteboard.general.isCut && !asLinks, UIPasteboard.general.changeCount)
    await inTurn {
      let pictures = await UIPasteboard.general.readIncomingPictures()
      guard !pictures.isEmpty else { return dialogs.report(GalleryText.nothingToPaste) }
      let found = await inBackground { IncomingFiles(pictures, in: folder) }
      guard await place(found, in: folder, moves: isCut, links: asLinks), isCut else { return }
      // The files are not where the clipboard says any more.
      if UIPasteboard.general.changeCount == change { UIPasteboard.general.items = [] }
    }
  }

  /// Places pictures from outside the album in a folder.
  func place(_ pictures: [IncomingPicture], in folder: FilePath) async {
    await inTurn {
      let found = await inBackground { IncomingFiles(pictures, in: folder) }
      await place(found, in: folder, moves: false, links: false)
    }
  }

  /// Places pictures of the album in a folder.
  func place(_ items: [AlbumItem], in folder: FilePath, moves: Bool, links: Bool) async {
    await inTurn {
      let files = await inBackground { IncomingFiles(files: items.differentFiles.map(\.absolute)) }
      await place(files, in: folder, moves: moves && !links, links: links)
    }
  }

  /// Places files in a folder, and reports what cannot be placed.
  ///
  /// - Returns: Whether that was done.
  @discardableResult
  private func place(_ incoming: IncomingFiles, in folder: FilePath, moves: Bool, links: Bool) async -> Bool {
    guard let conflicts = await conflicts(of: incoming.files, in: folder, moves: moves, links: links) else {
      return false
    }
    let (action, created) = await inBackground {
      let (placing, placed, sidecars) = FileAction.placing(
        incoming.files, in: folder, conflicts: conflicts, moves: moves, links: links)
      let created = incoming.steps.map(\.file) + placed
      let title =
        moves ? GalleryText.move(created) : links ? GalleryText.link(created) : GalleryText.copy(created)
      let action = FileAction(title: title, steps: incoming.steps + placing, sidecars: sidecars)
      return (action, FilesByFolder(created))
    }
    let outcome = await perform(action)
    let isDone = if case .done = outcome { true } else { false }
    // After the action, whose progress would hide it. A failed action has reported its own reason.
    if isDone || action.steps.isEmpty {
      if let first = incoming.problems.first {
        let count = incoming.problems.count + incoming.folders.count
        dialogs.report(GalleryText.problems(first, count: count))
      } else if !incoming.folders.isEmpty {
        offer(incoming.folders, GalleryText.cannotAdd(folders: incoming.folders))
      }
    }
    if isDone { onPlace?(created) }
    return isDone
  }

  /// What to do with files whose names are taken in a folder; nil if the user cancelled.
  private func conflicts(
    of pictures: [FilePath], in folder: FilePath, moves: Bool, links: Bool
  ) async -> FileAction.Conflicts? {
    let names = await inBackground {
      var own = FolderMembers(of: folder)
      let sidecars = links ? Sidecars() : Sidecars(of: pictures, areLeaving: moves)
      return pictures.compactMap { picture -> FilePath? in
        guard let name = picture.lastComponent, !own.contains(picture) else { return nil }
        let files = PictureFiles(picture: picture, sidecars: sidecars[picture])
        return files.paths(named: FileName(name), in: folder).first(where: \.exists)
      }
    }
    guard let first = names.first else { return .keepBoth }
    let question = FileQuestion(
      heading: GalleryText.conflict(first, count: names.count), body: GalleryText.conflictHelp,
      choices: [
        .init(
          identifier: FileAction.Conflicts.replace.rawValue, title: GalleryText.replace, isDestructive: true),
        .init(identifier: FileAction.Conflicts.skip.rawValue, title: GalleryText.skip),
        .init(identifier: FileAction.Conflicts.keepBoth.rawValue, title: GalleryText.keepBoth),
      ])
    return await dialogs.ask(question).flatMap { FileAction.Conflicts(rawValue: $0.choice) }
  }

  /// Reads what takes seconds for 100,000 files.
  private func inBackground<Value: Sendable>(_ read: @escaping @Sendable () -> Value) async -> Value {
    await Task.detached(priority: .userInitiated, operation: read).value
  }

  /// Runs a command after those before it, so that undo concerns what the user did last.
  @discardableResult
  private func inTurn<Value>(_ command: @MainActor () async -> Value) async -> Value {
    while isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      isBusy = false
      let resumed = waiting
      waiting = []
      for continuation in resumed { continuation.resume() }
    }
    return await command()
  }

  // MARK: - Undo

  /// How the attempt to perform an action ended.
  private enum Outcome {
    /// It was done, except for some steps. Another action undoes it, unless that is nil.
    case done(inverse: UserAction?, leftOut: [FileFailure])
    /// The user has cancelled it, and nothing was changed.
    case cancelled
    /// Nothing was changed. Perhaps it can be done later.
    case failed
    /// Nothing was changed, and the action can never be done.
    case impossible
  }

  /// Undoes the last action, and selects what that restored.
  package func undo() async {
    await performLast(of: \.undoable, inverseTo: \.redoable) { action, _ in
      let placed = FilesByFolder(action.placedPictures)
      if !placed.isEmpty { onPlace?(placed) }
      dialogs.tell(GalleryText.undone(action), button: nil)
    }
  }

  /// Undoes an action, unless another one was or is being performed after it.
  private func undo(_ number: Int) async { if doneCount == number, !isBusy { await undo() } }

  /// Repeats the action that was undone last.
  package func redo() async {
    await performLast(of: \.redoable, inverseTo: \.undoable) { action, inverse in
      tell(GalleryText.repeated(action), undoes: inverse != nil)
    }
  }

  /// Reports to the user what was done, with a button that undoes it, if that is possible.
  private func tell(_ message: String, undoes: Bool) {
    let number = doneCount
    let undo = { @MainActor [weak self] () -> Void in Task { await self?.undo(number) } }
    dialogs.tell(message, button: undoes ? (title: GalleryText.undoCommand, action: undo) : nil)
  }

  /// Performs the last action of a stack, and moves its inverse to the other one. Then calls a closure with both.
  private func performLast(
    of stack: ReferenceWritableKeyPath<FileCommands, [UserAction]>,
    inverseTo other: ReferenceWritableKeyPath<FileCommands, [UserAction]>,
    _ onDone: (UserAction, UserAction?) -> Void
  ) async {
    await inTurn {
      guard let action = self[keyPath: stack].popLast() else { return }
      switch await execute(action) {
      case .done(let inverse, let leftOut):
        if let inverse { self[keyPath: other].append(inverse) }
        if inverse != nil || leftOut.isEmpty { onDone(action, inverse) }
        if case .files(let action) = action { reportLeftOut(leftOut, of: action) }
      case .cancelled, .failed: self[keyPath: stack].append(action)
      // It must not prevent the actions before it from being undone.
      case .impossible: break
      }
    }
  }

  /// Performs an action as the user's latest one.
  @discardableResult
  private func perform(_ action: FileAction) async -> Outcome {
    guard !action.steps.isEmpty else { return .failed }
    let outcome = await execute(.files(action))
    guard case .done(let inverse, let leftOut) = outcome,
      action.pictures(of: leftOut).count < action.pictureCount
    else { return outcome }
    didPerform(undoneBy: inverse)
    return outcome
  }

  /// Adds what the user has done by moving a picture.
  ///
  /// - Parameter inverse: What undoes it.
  func add(_ inverse: Reordering) {
    doneCount += 1
    didPerform(undoneBy: .order(inverse))
  }

  private func didPerform(undoneBy inverse: UserAction?) {
    redoable = []
    // What cannot be undone is not offered.
    guard let inverse else { return }
    undoable.append(inverse)
    if undoable.count > Self.maximumUndoCount { undoable.removeFirst() }
  }

  private func execute(_ action: UserAction) async -> Outcome {
    switch action {
    case .files(let action): return await execute(action)
    case .order(let reordering):
      guard let inverse = onReorder?(reordering) else {
        dialogs.report(GalleryText.orderHasChanged)
        return .impossible
      }
      doneCount += 1
      return .done(inverse: .order(inverse), leftOut: [])
    }
  }

  /// Performs an action in the background. Reports the reason if it fails.
  private func execute(_ action: FileAction) async -> Outcome {
    guard !isStopped else { return .cancelled }
    let run = FileRun(of: action)
    self.run = run
    let worker = FileWorker(trash: trash) { run.isCancelled }
    showProgress(of: run, after: Self.patience)
    let (result, changed, renewed) = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async(group: background) {
        var renewed = RenewedFiles()
        let result = Result { () throws(FileFailure) in
          try worker.perform(
            action.steps, leavesOutImpossible: action.leavesOutImpossible, sidecars: action.sidecars,
            renewed: &renewed
          ) {
            run.setDone($0)
          }
        }
        let changed = FilesByFolder(action.steps.lazy.flatMap(\.files))
        DispatchQueue.main.async { [renewed] in continuation.resume(returning: (result, changed, renewed)) }
      }
    }
    self.run = nil
    follow(renewed)
    dialogs.hideProgress()
    if case .success = result {
      let moves = action.movesToFolders
      if !moves.isEmpty { onMoveToFolders?(moves) }
    }
    onChange?(changed)
    switch result {
    case .success(let result):
      doneCount += 1
      let inverse = FileAction(
        title: action.title, steps: result.inverses, leavesOutImpossible: action.leavesOutImpossible,
        sidecars: action.sidecars)
      return .done(inverse: inverse.steps.isEmpty ? nil : .files(inverse), leftOut: result.leftOut)
    case .failure(.cancelled): return .cancelled
    case .failure(let failure):
      dialogs.report(failure.description)
      return failure.isFinal ? .impossible : .failed
    }
  }

  /// Actions that can be undone or repeated follow files that have another identity than before.
  private func follow(_ renewed: RenewedFiles) {
    guard !renewed.isEmpty else { return }
    for index in undoable.indices { undoable[index].follow(renewed) }
    for index in redoable.indices { redoable[index].follow(renewed) }
  }

  private func showProgress(of run: FileRun, after seconds: Double) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self, self.run === run else { return }
      showProgress(of: run)
      if isAskingToClose { dialogs.update(closingQuestion) }
      showProgress(of: run, after: 0.25)
    }
  }

  private func showProgress(of run: FileRun) {
    // What was done is being undone.
    guard !run.isCancelled else { return dialogs.showProgress(GalleryText.cancelling, cancel: nil) }
    dialogs.showProgress(run.progress) { [weak self] in
      run.cancel()
      if let self, self.run === run { showProgress(of: run) }
    }
  }
}
