// Scrolls a window's content like fingers on a touchpad, and measures the processor time of every frame from the input
// to the nodes that GTK receives: events, motion, layout, cells with their pictures and labels, display list, text
// shaping, textures. Drawing by GTK is not included.

import AllocationCounter
import CGTK4
import GTKHost
import Geometry
import UIKit

guard gtk_init_check() != 0 else {
  print("There is no display. Run this with xvfb-run, as `make bench` does.")
  exit(EXIT_FAILURE)
}
print("cells  renderer  frames  median    p95       worst     allocations  cells made  resident memory")
for renderer in [ScrollingRun.Renderer.openGL, .cairo] {
  for count in [1000, 100_000] {
    guard let run = ScrollingRun(count: count, renderer: renderer) else {
      print("GSK does not have the renderer \(renderer). Its rows are missing.")
      continue
    }
    print(run.measure())
  }
}
