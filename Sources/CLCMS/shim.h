#include <lcms2.h>

// The pixel formats are macros that Swift does not import.
static const cmsUInt32Number cms_format_bgra = TYPE_BGRA_8;
static const cmsUInt32Number cms_format_gray = TYPE_GRAY_8;
static const cmsUInt32Number cms_format_cmyk = TYPE_CMYK_8;
static const cmsUInt32Number cms_format_inverted_cmyk = TYPE_CMYK_8_REV;
