#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <gsk/gl/gskglrenderer.h>
