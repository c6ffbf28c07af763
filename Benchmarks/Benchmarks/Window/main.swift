// Scrolls a window's content without end, as fingers on a touchpad do, and measures for every frame the processor's
// time from the input to the nodes that are handed to GTK: events, motion, layout, cells with their pictures and
// labels, display list, shaping of text, textures. What GTK draws from the nodes is not in it.

import AllocationCounter
import CGTK4
import GTKHost
import Geometry
import UIKit

guard gtk_init_check() != 0 else {
  print("There is no display: run this under xvfb-run, as `make bench` does.")
  exit(EXIT_FAILURE)
}
print("cells  renderer  frames  median    p95       worst     allocations  cells made  resident memory")
for renderer in [ScrollingRun.Renderer.openGL, .cairo] {
  for count in [1000, 100_000] {
    guard let run = ScrollingRun(count: count, renderer: renderer) else {
      print("GSK has no renderer \(renderer) here.")
      continue
    }
    print(run.measure())
  }
}
