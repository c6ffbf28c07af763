// What is needed of the library with which the toolchain reads its own index; it comes without a header.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} indexstore_string_ref_t;

typedef void *indexstore_t;
typedef void *indexstore_unit_reader_t;
typedef void *indexstore_unit_dependency_t;
typedef void *indexstore_record_reader_t;
typedef void *indexstore_occurrence_t;
typedef void *indexstore_symbol_t;
typedef void *indexstore_symbol_relation_t;

enum { INDEXSTORE_UNIT_DEPENDENCY_RECORD = 2 };
enum {
  INDEXSTORE_SYMBOL_ROLE_IMPLICIT = 1 << 8,
  INDEXSTORE_SYMBOL_ROLE_REL_OVERRIDEOF = 1 << 11,
};

indexstore_t indexstore_store_create(const char *path, void **error);
void indexstore_store_dispose(indexstore_t);
bool indexstore_store_units_apply_f(
    indexstore_t, unsigned sorted, void *context,
    bool (*apply)(void *context, indexstore_string_ref_t name));

indexstore_unit_reader_t indexstore_unit_reader_create(indexstore_t, const char *name, void **error);
void indexstore_unit_reader_dispose(indexstore_unit_reader_t);
indexstore_string_ref_t indexstore_unit_reader_get_main_file(indexstore_unit_reader_t);
bool indexstore_unit_reader_dependencies_apply_f(
    indexstore_unit_reader_t, void *context,
    bool (*apply)(void *context, indexstore_unit_dependency_t));
int indexstore_unit_dependency_get_kind(indexstore_unit_dependency_t);
indexstore_string_ref_t indexstore_unit_dependency_get_name(indexstore_unit_dependency_t);
indexstore_string_ref_t indexstore_unit_dependency_get_filepath(indexstore_unit_dependency_t);

indexstore_record_reader_t indexstore_record_reader_create(indexstore_t, const char *name, void **error);
void indexstore_record_reader_dispose(indexstore_record_reader_t);
bool indexstore_record_reader_occurrences_apply_f(
    indexstore_record_reader_t, void *context,
    bool (*apply)(void *context, indexstore_occurrence_t));

indexstore_symbol_t indexstore_occurrence_get_symbol(indexstore_occurrence_t);
uint64_t indexstore_occurrence_get_roles(indexstore_occurrence_t);
void indexstore_occurrence_get_line_col(indexstore_occurrence_t, unsigned *line, unsigned *column);
bool indexstore_occurrence_relations_apply_f(
    indexstore_occurrence_t, void *context,
    bool (*apply)(void *context, indexstore_symbol_relation_t));
uint64_t indexstore_symbol_relation_get_roles(indexstore_symbol_relation_t);
indexstore_symbol_t indexstore_symbol_relation_get_symbol(indexstore_symbol_relation_t);
indexstore_string_ref_t indexstore_symbol_get_usr(indexstore_symbol_t);
