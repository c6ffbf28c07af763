// The measuring points of a program that scripts/bench-window measures.
//
// At the first frame, and after scrolling, a program prints a line: what it did, the processor time for each frame in
// microseconds, and the number of frames. Then it waits for a line of input, while its memory is read.

#ifndef STOPS_H
#define STOPS_H

enum { item_count = 1000000, window_width = 1270, content_height = 743, step_length = 40 };

// Counts a frame that was shown. Stops at the first one, measures 300 frames after 60 others, and stops again.
// Returns whether the program shall end.
int stops_frame_shown(void);

#endif
