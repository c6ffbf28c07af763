#ifndef C_FILE_SYSTEM_H
#define C_FILE_SYSTEM_H

#include <stdint.h>

/// What identifies a file, and what changes with its contents. Times are nanoseconds since 1970.
struct CFileFacts {
  uint64_t device;
  uint64_t inode;
  /// When the file was created; 0 where the file system does not record it. Tells files apart that have one inode after
  /// another.
  int64_t born;
  int64_t modified;
  /// When contents, permissions or names of the file last changed.
  int64_t changed;
  int64_t size;
  uint32_t mode;
};

/// Reads the facts of an entry of an open folder. Returns 0, or the error number.
int CFileSystemReadFacts(int folder, const char *name, int followsLink, struct CFileFacts *facts);

/// Renames a file without replacing another one. Returns 0, or the error number: EEXIST if the new name is taken.
int CFileSystemRename(const char *from, const char *to);

/// Exchanges the names of two files. Returns 0, or the error number.
int CFileSystemExchange(const char *one, const char *other);

/// Opens a new file without a name in a folder, for writing. Returns the descriptor, or the negative error number.
int CFileSystemOpenUnnamed(const char *folder);

/// Gives a file without a name its name. Returns 0, or the error number: EEXIST if the name is taken.
int CFileSystemGiveName(int descriptor, const char *name);

/// Copies what a user or program has noted about an open file (extended attributes of the class `user`) to another one, which
/// must be writable. Returns 0, also if a file system does not keep an attribute, or the error number.
int CFileSystemCopyAttributes(int from, int to);

/// Copies the access control list of an open file to another one, whose permissions must be set before. Returns 0, also if
/// there is none, or a file system does not support that, or the error number.
int CFileSystemCopyAccessControlList(int from, int to);

/// Writes everything to the disk that was changed in the file system of a folder (syncfs(2)). Returns 0, or the error number.
int CFileSystemFlush(const char *folder);

#endif
