#include "CRawPreview.h"

#include <dlfcn.h>
#include <libraw/libraw.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The number of the library changes with each release of LibRaw, because its structures do. The functions below and
// `libraw_processed_image_t` have stayed the same since release 0.19, so one program can use whichever is installed.
static const char *const library_names[] = {"libraw_r.so.23", "libraw_r.so.20", "libraw_r.so.19"};

static struct {
  __typeof__(&libraw_init) init;
  __typeof__(&libraw_open_file) open_file;
  __typeof__(&libraw_unpack_thumb) unpack_thumb;
  __typeof__(&libraw_dcraw_make_mem_thumb) make_mem_thumb;
  __typeof__(&libraw_dcraw_clear_mem) clear_mem;
  __typeof__(&libraw_close) close;
  bool is_loaded;
} libraw;

static void load_library(void) {
  void *library = NULL;
  for (size_t index = 0; library == NULL && index < sizeof library_names / sizeof *library_names; index++) {
    library = dlopen(library_names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (library == NULL) return;
  libraw.init = (__typeof__(libraw.init))dlsym(library, "libraw_init");
  libraw.open_file = (__typeof__(libraw.open_file))dlsym(library, "libraw_open_file");
  libraw.unpack_thumb = (__typeof__(libraw.unpack_thumb))dlsym(library, "libraw_unpack_thumb");
  libraw.make_mem_thumb = (__typeof__(libraw.make_mem_thumb))dlsym(library, "libraw_dcraw_make_mem_thumb");
  libraw.clear_mem = (__typeof__(libraw.clear_mem))dlsym(library, "libraw_dcraw_clear_mem");
  libraw.close = (__typeof__(libraw.close))dlsym(library, "libraw_close");
  libraw.is_loaded = libraw.init && libraw.open_file && libraw.unpack_thumb && libraw.make_mem_thumb &&
                     libraw.clear_mem && libraw.close;
}

bool crawpreview_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_library);
  return libraw.is_loaded;
}

/// Returns a file of the picture, with a header of PPM if it is not a JPEG.
static unsigned char *copy_file(const libraw_processed_image_t *image, size_t *count) {
  char header[64] = "";
  if (image->type == LIBRAW_IMAGE_BITMAP) {
    if (image->colors != 3 || image->bits != 8) return NULL;
    snprintf(header, sizeof header, "P6\n%d %d\n255\n", image->width, image->height);
  } else if (image->type != LIBRAW_IMAGE_JPEG) {
    return NULL;
  }
  size_t header_count = strlen(header);
  unsigned char *file = malloc(header_count + image->data_size);
  if (file == NULL) return NULL;
  memcpy(file, header, header_count);
  memcpy(file + header_count, image->data, image->data_size);
  *count = header_count + image->data_size;
  return file;
}

unsigned char *crawpreview_read(const char *path, size_t *count) {
  if (!crawpreview_is_available()) return NULL;
  libraw_data_t *raw = libraw.init(0);
  if (raw == NULL) return NULL;
  unsigned char *file = NULL;
  if (libraw.open_file(raw, path) == LIBRAW_SUCCESS && libraw.unpack_thumb(raw) == LIBRAW_SUCCESS) {
    int error = LIBRAW_SUCCESS;
    libraw_processed_image_t *image = libraw.make_mem_thumb(raw, &error);
    if (image != NULL) {
      file = copy_file(image, count);
      libraw.clear_mem(image);
    }
  }
  libraw.close(raw);
  return file;
}
