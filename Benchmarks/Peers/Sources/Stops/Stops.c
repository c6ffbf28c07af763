#include "Stops.h"

#include <stdio.h>
#include <sys/resource.h>

static const int warm_up_frames = 60, measured_frames = 300;

// The processor time of all threads since the start of the process, in microseconds.
static double processor_time(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return 1e6 * (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
}

static void stop(const char *what, double time, int frames) {
  printf("%s\t%.0f\t%d\n", what, time / frames, frames);
  fflush(stdout);
  while (getchar() != '\n') {}
}

int stops_frame_shown(void) {
  static int frames;
  static double start;
  frames++;
  if (frames == 1) stop("first frame", processor_time(), 1);
  if (frames == 1 + warm_up_frames) start = processor_time();
  if (frames < 1 + warm_up_frames + measured_frames) return 0;
  stop("scrolled", processor_time() - start, measured_frames);
  return 1;
}
