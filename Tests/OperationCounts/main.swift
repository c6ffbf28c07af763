// Figures that do not depend on the machine. `scripts/counts` runs this program and compares what it prints.
//
//   OperationCounts operations         prints the names of the operations
//   OperationCounts operation NAME     does an operation in `counted`, whose instructions Callgrind counts
//   OperationCounts frames             prints nodes and textures of the frames of each layout. Needs a display with OpenGL

import CGTK4
import Foundation
import GalleryApp
import UIKit

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first) {
case ("operations", nil):
  for operation in CountedOperation.allCases { print(operation.rawValue) }
case ("operation", let name?):
  guard let operation = CountedOperation(rawValue: name) else { fail("There is no operation “\(name)”.") }
  operation.run()
case ("frames", nil):
  guard gtk_init_check() != 0, let nodes = FrameNodes() else { fail("There is no display with OpenGL.") }
  for layout in GalleryLayout.allCases {
    for (what, figure) in nodes.count(in: layout) {
      print("\(layout.title), \(what)", String(format: "%.1f", figure), separator: "\t")
    }
  }
default:
  fail("usage: OperationCounts operations | operation NAME | frames")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(EXIT_FAILURE)
}
