// Prints which file of a module uses which type or member of another file, from the compiler's index: "user, name,
// definition", separated by tabs. A member counts even if its type is not named, as in `view.driver.mirror`.
//
//   symbol-uses STORE LIBRARY MODULE
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "indexstore/indexstore.h"

// The functions of libIndexStore in use. The library belongs to the Swift toolchain, which has no linker search path
// for it, so it is loaded by its path.
#define FUNCTIONS(F)                                                                                    \
  F(indexstore_store_create)                                                                            \
  F(indexstore_store_units_apply_f)                                                                     \
  F(indexstore_unit_reader_create)                                                                      \
  F(indexstore_unit_reader_dispose)                                                                     \
  F(indexstore_unit_reader_get_output_file)                                                             \
  F(indexstore_unit_reader_dependencies_apply_f)                                                        \
  F(indexstore_unit_dependency_get_kind)                                                                \
  F(indexstore_unit_dependency_get_name)                                                                \
  F(indexstore_unit_dependency_get_filepath)                                                            \
  F(indexstore_record_reader_create)                                                                    \
  F(indexstore_record_reader_dispose)                                                                   \
  F(indexstore_record_reader_occurrences_apply_f)                                                       \
  F(indexstore_occurrence_get_symbol)                                                                   \
  F(indexstore_occurrence_get_roles)                                                                    \
  F(indexstore_symbol_get_kind)                                                                         \
  F(indexstore_symbol_get_name)                                                                         \
  F(indexstore_symbol_get_usr)

#define DECLARE(name) static __typeof__(&name) load_##name;
FUNCTIONS(DECLARE)

static void load(const char *path) {
  void *library = dlopen(path, RTLD_NOW);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    exit(1);
  }
#define LOAD(name)                                                      \
  load_##name = (__typeof__(&name))dlsym(library, #name);              \
  if (!load_##name) {                                                   \
    fprintf(stderr, "%s lacks %s.\n", path, #name);                     \
    exit(1);                                                            \
  }
  FUNCTIONS(LOAD)
}

typedef struct {
  char *usr, *name, *file;
  bool isDefinition;
} Occurrence;

static Occurrence *occurrences;
static size_t count, capacity;
static indexstore_t store;
static const char *module;

static char *copy(indexstore_string_ref_t text) { return strndup(text.data, text.length); }

static bool isTypeOrMember(indexstore_symbol_kind_t kind) {
  switch (kind) {
  case INDEXSTORE_SYMBOL_KIND_ENUM: case INDEXSTORE_SYMBOL_KIND_STRUCT: case INDEXSTORE_SYMBOL_KIND_CLASS:
  case INDEXSTORE_SYMBOL_KIND_PROTOCOL: case INDEXSTORE_SYMBOL_KIND_TYPEALIAS:
  case INDEXSTORE_SYMBOL_KIND_FUNCTION: case INDEXSTORE_SYMBOL_KIND_VARIABLE:
  case INDEXSTORE_SYMBOL_KIND_ENUMCONSTANT: case INDEXSTORE_SYMBOL_KIND_CONSTRUCTOR:
  case INDEXSTORE_SYMBOL_KIND_INSTANCEMETHOD: case INDEXSTORE_SYMBOL_KIND_CLASSMETHOD:
  case INDEXSTORE_SYMBOL_KIND_STATICMETHOD: case INDEXSTORE_SYMBOL_KIND_INSTANCEPROPERTY:
  case INDEXSTORE_SYMBOL_KIND_CLASSPROPERTY: case INDEXSTORE_SYMBOL_KIND_STATICPROPERTY:
    return true;
  default: return false;
  }
}

static bool noteOccurrence(void *file, indexstore_occurrence_t occurrence) {
  indexstore_symbol_t symbol = load_indexstore_occurrence_get_symbol(occurrence);
  uint64_t roles = load_indexstore_occurrence_get_roles(occurrence);
  if (!isTypeOrMember(load_indexstore_symbol_get_kind(symbol))) return true;
  bool isDefinition = roles & INDEXSTORE_SYMBOL_ROLE_DEFINITION;
  if (!isDefinition && !(roles & INDEXSTORE_SYMBOL_ROLE_REFERENCE)) return true;
  if (count == capacity) {
    capacity = capacity ? 2 * capacity : 4096;
    occurrences = realloc(occurrences, capacity * sizeof *occurrences);
    if (!occurrences) abort();
  }
  occurrences[count++] = (Occurrence){
    copy(load_indexstore_symbol_get_usr(symbol)), copy(load_indexstore_symbol_get_name(symbol)), file, isDefinition};
  return true;
}

static bool readRecord(void *context, indexstore_unit_dependency_t dependency) {
  if (load_indexstore_unit_dependency_get_kind(dependency) != INDEXSTORE_UNIT_DEPENDENCY_RECORD) return true;
  // An index keeps the units of files that no longer exist.
  char *file = copy(load_indexstore_unit_dependency_get_filepath(dependency));
  if (access(file, F_OK) != 0) return true;
  char *name = copy(load_indexstore_unit_dependency_get_name(dependency));
  indexstore_record_reader_t reader = load_indexstore_record_reader_create(store, name, NULL);
  if (!reader) return true;
  load_indexstore_record_reader_occurrences_apply_f(reader, file, noteOccurrence);
  load_indexstore_record_reader_dispose(reader);
  free(name);
  return true;
}

static bool readUnit(void *context, indexstore_string_ref_t unit) {
  char *name = copy(unit);
  indexstore_unit_reader_t reader = load_indexstore_unit_reader_create(store, name, NULL);
  free(name);
  if (!reader) return true;
  // A module that a macro needs is also built as a tool, into MODULE-tool.build. Its index may be older.
  char *folder, *output = copy(load_indexstore_unit_reader_get_output_file(reader));
  if (asprintf(&folder, "/%s.build/", module) < 0) abort();
  if (strstr(output, folder)) load_indexstore_unit_reader_dependencies_apply_f(reader, NULL, readRecord);
  free(folder);
  free(output);
  load_indexstore_unit_reader_dispose(reader);
  return true;
}

// Definitions come before references to the same symbol.
static int compare(const void *one, const void *other) {
  const Occurrence *a = one, *b = other;
  int order = strcmp(a->usr, b->usr);
  if (order != 0) return order;
  if (a->isDefinition != b->isDefinition) return b->isDefinition - a->isDefinition;
  return strcmp(a->file, b->file);
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: symbol-uses STORE LIBRARY MODULE\n");
    return 2;
  }
  load(argv[2]);
  module = argv[3];
  store = load_indexstore_store_create(argv[1], NULL);
  if (!store) {
    fprintf(stderr, "%s is not an index. Run swift build --build-tests.\n", argv[1]);
    return 1;
  }
  load_indexstore_store_units_apply_f(store, 0, NULL, readUnit);
  qsort(occurrences, count, sizeof *occurrences, compare);
  const Occurrence *definition = NULL;
  const char *lastUser = "";
  for (size_t index = 0; index < count; index++) {
    const Occurrence *now = &occurrences[index];
    if (!definition || strcmp(definition->usr, now->usr) != 0) {
      definition = now->isDefinition ? now : NULL;
      lastUser = "";
    }
    if (!definition || now->isDefinition || strcmp(now->file, definition->file) == 0) continue;
    if (strcmp(now->file, lastUser) == 0) continue;
    lastUser = now->file;
    printf("%s\t%s\t%s\n", now->file, definition->name, definition->file);
  }
  return 0;
}
