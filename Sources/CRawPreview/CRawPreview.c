#include "CRawPreview.h"

#include <libraw/libraw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
  libraw_data_t *raw = libraw_init(0);
  if (raw == NULL) return NULL;
  unsigned char *file = NULL;
  if (libraw_open_file(raw, path) == LIBRAW_SUCCESS && libraw_unpack_thumb(raw) == LIBRAW_SUCCESS) {
    int error = LIBRAW_SUCCESS;
    libraw_processed_image_t *image = libraw_dcraw_make_mem_thumb(raw, &error);
    if (image != NULL) {
      file = copy_file(image, count);
      libraw_dcraw_clear_mem(image);
    }
  }
  libraw_close(raw);
  return file;
}
