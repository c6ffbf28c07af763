#include <harfbuzz/hb-ot.h>
#include <pango/pangocairo.h>
