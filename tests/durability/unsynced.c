/* Keeps, next to each file of a database, the copy `<file>.synced` with what was synced last: all that a loss of power leaves. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void keep(int fd) {
  char link[64], path[4096], copy[4200], buffer[65536];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return;
  path[length] = 0;
  if (strstr(path, "headnote.db") == NULL) return;
  snprintf(copy, sizeof copy, "%s.synced", path);
  int from = open(path, O_RDONLY), to = open(copy, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  off_t at = 0;
  ssize_t got;
  while ((got = pread(from, buffer, sizeof buffer, at)) > 0) {
    if (write(to, buffer, got) != got) break;
    at += got;
  }
  close(from);
  close(to);
}

int fsync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int fdatasync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}
