// Swift's module of the C library leaves these functions out, because they are not in POSIX.
#define _GNU_SOURCE
#include "CFileSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/xattr.h>
#include <unistd.h>

static int64_t nanoseconds(struct statx_timestamp time) { return time.tv_sec * 1000000000 + time.tv_nsec; }

int CFileSystemReadFacts(int folder, const char *name, int followsLink, struct CFileFacts *facts) {
  struct statx status;
  int flags = followsLink ? 0 : AT_SYMLINK_NOFOLLOW;
  if (statx(folder, name, flags, STATX_BASIC_STATS | STATX_BTIME, &status) != 0) return errno;
  facts->device = makedev(status.stx_dev_major, status.stx_dev_minor);
  facts->inode = status.stx_ino;
  facts->born = status.stx_mask & STATX_BTIME ? nanoseconds(status.stx_btime) : 0;
  facts->modified = nanoseconds(status.stx_mtime);
  facts->changed = nanoseconds(status.stx_ctime);
  facts->size = (int64_t)status.stx_size;
  facts->mode = status.stx_mode;
  return 0;
}

int CFileSystemRename(const char *from, const char *to) {
  if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return errno;
  // A file system without the flag. A second name and the removal of the first cannot replace anything either.
  if (link(from, to) == 0) return unlink(from) == 0 ? 0 : errno;
  if (errno == EEXIST) return errno;
  // A folder, or a file system without links. Only here another program could be faster.
  struct stat status;
  if (lstat(to, &status) == 0) return EEXIST;
  return rename(from, to) == 0 ? 0 : errno;
}

int CFileSystemExchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int CFileSystemOpenUnnamed(const char *folder) {
  int descriptor = open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
  return descriptor >= 0 ? descriptor : -errno;
}

int CFileSystemGiveName(int descriptor, const char *name) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return linkat(AT_FDCWD, path, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

static int copyAttribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  int result = size < 0 ? errno : 0;
  if (result == 0) {
    void *value = malloc(size > 0 ? size : 1);
    if (!value) return ENOMEM;
    size = fgetxattr(from, name, value, size);
    result = size < 0 || fsetxattr(to, name, value, size, 0) != 0 ? errno : 0;
    free(value);
  }
  switch (result) {
  // The file system keeps no such attribute, or has no room for it, or the user may not set it.
  case ENOTSUP: case ENOSYS: case EPERM: case EACCES: case ENOSPC: case E2BIG:
  // There is none, or another program has removed or enlarged it in this moment.
  case ENODATA: case ERANGE:
    return 0;
  default:
    return result;
  }
}

int CFileSystemCopyAttributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  if (size < 0) return errno == ENOTSUP || errno == ENOSYS ? 0 : errno;
  char *names = malloc(size > 0 ? size : 1);
  if (!names) return ENOMEM;
  size = flistxattr(from, names, size);
  int result = size < 0 ? errno : 0;
  for (const char *name = names; result == 0 && name < names + size; name += strlen(name) + 1) {
    // Those of the classes “security” and “trusted” belong to the system, which gives a file its own.
    if (strncmp(name, "user.", 5) == 0) result = copyAttribute(from, to, name);
  }
  free(names);
  return result;
}

int CFileSystemCopyAccessControlList(int from, int to) {
  return copyAttribute(from, to, "system.posix_acl_access");
}

int CFileSystemFlush(const char *folder) {
  int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) {
    // A folder that can be written, but not be listed.
    sync();
    return 0;
  }
  int result = syncfs(descriptor) == 0 ? 0 : errno;
  close(descriptor);
  return result;
}
