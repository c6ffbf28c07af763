#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <gsk/gl/gskglrenderer.h>
#include <malloc.h>
#include <sys/prctl.h>

/*
 * What libdispatch offers to event loops of others: a file descriptor that can be read when something was queued for
 * the main thread, and the function that runs what was queued. No header declares them; Foundation's run loop uses them.
 */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/* Makes processes whose parent ends children of this one, if they descend from it (prctl(2)). Swift cannot call prctl. */
static inline void CGTK4AdoptOrphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
