#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

enum {
  /// Large, because libjpeg decodes the last few kilobytes of a buffer by a slower method.
  BUFFER_SIZE = 1 << 18,
  /// Segments before the pixels are at most this long in total. More is treated as the end of the file.
  HEADER_LIMIT = 1 << 26,
  /// Files with more scans are made to keep decoders busy. Typical progressive files have 10.
  SCAN_LIMIT = 500,
};

struct CJPEGDecoder {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr input;
  struct jpeg_progress_mgr progress;
  jmp_buf jump;
  CJPEGSource source;
  bool has_failed;
  bool has_header;
  bool is_at_end;
  size_t bytes_read;
  char error[JMSG_LENGTH_MAX];
  char damage[JMSG_LENGTH_MAX];
  int damaged_row;
  JOCTET buffer[BUFFER_SIZE];
};

static CJPEGDecoder *decoder_of(j_common_ptr info) { return info->client_data; }

static void note_damage(CJPEGDecoder *decoder, const char *reason) {
  if (decoder->damage[0] != 0) return;
  snprintf(decoder->damage, sizeof decoder->damage, "%s", reason);
  decoder->damaged_row = (int)decoder->info.output_scanline;
}

static void fail(CJPEGDecoder *decoder, const char *message) {
  snprintf(decoder->error, sizeof decoder->error, "%s", message);
  decoder->has_failed = true;
  longjmp(decoder->jump, 1);
}

static void error_exit(j_common_ptr info) {
  char message[JMSG_LENGTH_MAX];
  info->err->format_message(info, message);
  fail(decoder_of(info), message);
}

static void emit_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
    // Other warnings are about bytes that no pixel needs.
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_BOGUS_PROGRESSION: {
      char message[JMSG_LENGTH_MAX];
      info->err->format_message(info, message);
      note_damage(decoder_of(info), decoder_of(info)->is_at_end ? "the file ends too early" : message);
    }
  }
}

static void output_message(j_common_ptr info) { (void)info; }

static void start_input(j_decompress_ptr info) { (void)info; }

static boolean fill_buffer(j_decompress_ptr info) {
  CJPEGDecoder *decoder = decoder_of((j_common_ptr)info);
  size_t count = 0;
  if (decoder->has_header || decoder->bytes_read < HEADER_LIMIT) {
    count = decoder->source.read(decoder->source.context, decoder->buffer, BUFFER_SIZE);
    decoder->bytes_read += count;
  }
  if (count == 0) {
    decoder->is_at_end = true;
    decoder->buffer[0] = 0xFF;
    decoder->buffer[1] = JPEG_EOI;
    count = 2;
  }
  info->src->next_input_byte = decoder->buffer;
  info->src->bytes_in_buffer = count;
  return TRUE;
}

static void skip_input(j_decompress_ptr info, long count) {
  if (count <= 0) return;
  while ((size_t)count > info->src->bytes_in_buffer) {
    if (decoder_of((j_common_ptr)info)->is_at_end) return;
    count -= (long)info->src->bytes_in_buffer;
    fill_buffer(info);
  }
  info->src->next_input_byte += count;
  info->src->bytes_in_buffer -= (size_t)count;
}

static void end_input(j_decompress_ptr info) { (void)info; }

static void monitor(j_common_ptr info) {
  CJPEGDecoder *decoder = decoder_of(info);
  if (decoder->source.is_cancelled(decoder->source.context)) fail(decoder, "cancelled");
  if (decoder->info.input_scan_number > SCAN_LIMIT) fail(decoder, "it has too many scans");
}

CJPEGDecoder *cjpeg_create(CJPEGSource source, size_t memory_limit) {
  CJPEGDecoder *decoder = malloc(sizeof *decoder);
  if (decoder == NULL) return NULL;
  // The buffer need not be cleared.
  memset(decoder, 0, offsetof(CJPEGDecoder, buffer));
  decoder->source = source;
  decoder->info.err = jpeg_std_error(&decoder->errors);
  decoder->errors.error_exit = error_exit;
  decoder->errors.emit_message = emit_message;
  decoder->errors.output_message = output_message;
  decoder->info.client_data = decoder;
  if (setjmp(decoder->jump)) {
    jpeg_destroy_decompress(&decoder->info);
    free(decoder);
    return NULL;
  }
  // Keeps err and client_data.
  jpeg_create_decompress(&decoder->info);
  decoder->info.mem->max_memory_to_use = (long)memory_limit;
  decoder->input.init_source = start_input;
  decoder->input.fill_input_buffer = fill_buffer;
  decoder->input.skip_input_data = skip_input;
  decoder->input.resync_to_restart = jpeg_resync_to_restart;
  decoder->input.term_source = end_input;
  decoder->info.src = &decoder->input;
  decoder->progress.progress_monitor = monitor;
  decoder->info.progress = &decoder->progress;
  jpeg_save_markers(&decoder->info, JPEG_APP0 + 2, 0xFFFF);
  return decoder;
}

void cjpeg_destroy(CJPEGDecoder *decoder) {
  jpeg_destroy_decompress(&decoder->info);
  free(decoder);
}

bool cjpeg_read_header(CJPEGDecoder *decoder, CJPEGHeader *header) {
  if (decoder->has_failed) return false;
  if (setjmp(decoder->jump)) return false;
  struct jpeg_decompress_struct *info = &decoder->info;
  jpeg_read_header(info, TRUE);
  decoder->has_header = true;
  header->width = (int)info->image_width;
  header->height = (int)info->image_height;
  header->is_cmyk = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  // Adobe's programs write inverted values, and are the only ones that write this segment.
  header->is_inverted = info->saw_Adobe_marker;
  header->has_several_scans = jpeg_has_multiple_scans(info);
  info->out_color_space = header->is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
  return true;
}

uint8_t *cjpeg_copy_profile(CJPEGDecoder *decoder, size_t *count) {
  if (decoder->has_failed) return NULL;
  if (setjmp(decoder->jump)) return NULL;
  JOCTET *profile = NULL;
  unsigned length = 0;
  if (!jpeg_read_icc_profile(&decoder->info, &profile, &length)) return NULL;
  *count = length;
  return profile;
}

bool cjpeg_start(CJPEGDecoder *decoder, int eighths, int *width, int *height) {
  if (decoder->has_failed) return false;
  if (setjmp(decoder->jump)) return false;
  decoder->info.scale_num = (unsigned)eighths;
  decoder->info.scale_denom = 8;
  jpeg_start_decompress(&decoder->info);
  // Of several scans, all were read now. If the last ones are missing, every row lacks detail.
  if (decoder->is_at_end && jpeg_has_multiple_scans(&decoder->info)) note_damage(decoder, "the file ends too early");
  *width = (int)decoder->info.output_width;
  *height = (int)decoder->info.output_height;
  return true;
}

bool cjpeg_crop(CJPEGDecoder *decoder, unsigned *x, unsigned *width) {
  if (decoder->has_failed) return false;
  if (setjmp(decoder->jump)) return false;
  jpeg_crop_scanline(&decoder->info, x, width);
  return true;
}

bool cjpeg_skip(CJPEGDecoder *decoder, unsigned count) {
  if (decoder->has_failed) return false;
  if (setjmp(decoder->jump)) return false;
  monitor((j_common_ptr)&decoder->info);
  jpeg_skip_scanlines(&decoder->info, count);
  return true;
}

bool cjpeg_read(CJPEGDecoder *decoder, uint8_t *rows, size_t row_bytes, unsigned count) {
  if (decoder->has_failed) return false;
  if (setjmp(decoder->jump)) return false;
  JSAMPROW next[16];
  for (unsigned done = 0; done < count;) {
    unsigned wanted = count - done < 16 ? count - done : 16;
    for (unsigned row = 0; row < wanted; row += 1) next[row] = rows + (done + row) * row_bytes;
    unsigned read = jpeg_read_scanlines(&decoder->info, next, wanted);
    if (read == 0) fail(decoder, "it has too few rows");
    done += read;
  }
  return true;
}

const char *cjpeg_error(const CJPEGDecoder *decoder) { return decoder->error; }

const char *cjpeg_damage(const CJPEGDecoder *decoder, int *row) {
  if (decoder->damage[0] == 0) return NULL;
  *row = decoder->damaged_row;
  return decoder->damage;
}

typedef struct {
  struct jpeg_compress_struct info;
  struct jpeg_error_mgr errors;
  jmp_buf jump;
  unsigned char *bytes;
  unsigned long count;
} Encoder;

static void encoder_error_exit(j_common_ptr info) { longjmp(((Encoder *)info->client_data)->jump, 1); }

static void ignore_message(j_common_ptr info) { (void)info; }

uint8_t *cjpeg_encode(const uint8_t *rows, int width, int height, int quality, bool is_full_color, size_t *count) {
  Encoder *encoder = calloc(1, sizeof *encoder);
  if (encoder == NULL) return NULL;
  encoder->info.err = jpeg_std_error(&encoder->errors);
  encoder->errors.error_exit = encoder_error_exit;
  encoder->errors.output_message = ignore_message;
  encoder->info.client_data = encoder;
  if (setjmp(encoder->jump)) {
    free(encoder->bytes);
    encoder->bytes = NULL;
  } else {
    jpeg_create_compress(&encoder->info);
    jpeg_mem_dest(&encoder->info, &encoder->bytes, &encoder->count);
    encoder->info.image_width = (JDIMENSION)width;
    encoder->info.image_height = (JDIMENSION)height;
    encoder->info.input_components = 4;
    encoder->info.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&encoder->info);
    jpeg_set_quality(&encoder->info, quality, TRUE);
    if (is_full_color) {
      encoder->info.comp_info[0].h_samp_factor = 1;
      encoder->info.comp_info[0].v_samp_factor = 1;
    }
    encoder->info.optimize_coding = TRUE;
    jpeg_start_compress(&encoder->info, TRUE);
    while (encoder->info.next_scanline < encoder->info.image_height) {
      JSAMPROW row = (JSAMPROW)(rows + (size_t)encoder->info.next_scanline * (size_t)width * 4);
      jpeg_write_scanlines(&encoder->info, &row, 1);
    }
    jpeg_finish_compress(&encoder->info);
  }
  uint8_t *bytes = encoder->bytes;
  *count = encoder->count;
  jpeg_destroy_compress(&encoder->info);
  free(encoder);
  return bytes;
}
