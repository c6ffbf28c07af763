import Foundation
import GalleryApp
import SystemPackage

/// Changes the files of a folder at random, as the commands of the gallery do, until it is killed.
///
/// Arguments: the folder, a folder for trash, and a seed. Prints a line before each step.
@main
struct FileChangesProbe {
  /// A trash in a folder of the test.
  private struct Trash: FileTrash {
    let folder: FilePath

    func moveToTrash(_ file: FilePath) throws(FileFailure) -> TrashedFile? {
      let target = folder.appending("\(UUID())")
      guard file.withPlatformString({ file in target.withPlatformString { rename(file, $0) } }) == 0 else {
        throw .trash(file, "\(Errno(rawValue: errno))")
      }
      return TrashedFile(original: file, file: target, note: folder.appending("none"))
    }
  }

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, var state = UInt64(arguments[3]) else { exit(64) }
    let (root, worker) = (FilePath(arguments[1]), FileWorker(trash: Trash(folder: FilePath(arguments[2]))))
    // Knuth's generator, for steps that a seed determines.
    func number(below bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    func path() -> FilePath { root.appending("\(number(below: 12)).jpg") }
    var undo: [FileStep] = []
    while true {
      let step: FileStep =
        switch number(below: 7) {
        case 0: .move(path(), to: path())
        case 1: .exchange(path(), path())
        case 2, 3: .create(path(), .copy(of: path()))
        case 4: .turn(path(), 1)
        case 5: .trash(path())
        default: undo.popLast() ?? .turn(path(), -1)
        }
      _ = try? FileDescriptor.standardOutput.writeAll("step\n".utf8)
      // Many steps fail, because their files do not exist.
      if let inverse = try? worker.perform(step) { undo.append(inverse) }
    }
  }
}
