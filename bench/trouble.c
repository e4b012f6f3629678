/* A machine in trouble, for one program: preloaded into it, this makes the disk refuse what is written to a folder, and
   moves the clock on the wall.

   TROUBLE_FOLDER   the folder whose files are refused
   TROUBLE_SWITCH   a file of two numbers that may change at any time: the error of every write, or 0, and the seconds
                    by which the clock is ahead */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define LENGTH 4096

struct trouble {
    int64_t error, ahead;
};

static const volatile struct trouble *trouble;
static const char *folder;

__attribute__((constructor)) static void start(void) {
    const char *path = getenv("TROUBLE_SWITCH");
    int fd = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    folder = getenv("TROUBLE_FOLDER");
    if (fd < 0 || !folder) return;
    void *found = mmap(NULL, sizeof *trouble, PROT_READ, MAP_SHARED, fd, 0);
    if (found != MAP_FAILED) trouble = found;
    close(fd);
}

/* Whether a descriptor is refused now; the shared memory of a database is no part of the disk. */
static int is_refused(int fd) {
    char link[64], path[LENGTH];
    if (!trouble || !trouble->error) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, LENGTH - 1);
    if (length <= 4) return 0;
    path[length] = 0;
    if (strncmp(path, folder, strlen(folder)) || !strcmp(path + length - 4, "-shm")) return 0;
    errno = (int)trouble->error;
    return 1;
}

#define REAL(name) ({ static __typeof__(&name) real; if (!real) real = dlsym(RTLD_NEXT, #name); real; })

ssize_t write(int fd, const void *data, size_t size) {
    return is_refused(fd) ? -1 : REAL(write)(fd, data, size);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) {
    return is_refused(fd) ? -1 : REAL(pwrite64)(fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    return pwrite64(fd, data, size, at);
}

int ftruncate64(int fd, off_t length) {
    return is_refused(fd) ? -1 : REAL(ftruncate64)(fd, length);
}

int ftruncate(int fd, off_t length) {
    return ftruncate64(fd, length);
}

/* A full or read-only disk still syncs what it has taken; a broken one does not. */
int fsync(int fd) {
    return is_refused(fd) && errno == EIO ? -1 : REAL(fsync)(fd);
}

int fdatasync(int fd) {
    return is_refused(fd) && errno == EIO ? -1 : REAL(fdatasync)(fd);
}

static int64_t ahead(void) {
    return trouble ? trouble->ahead : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = REAL(clock_gettime)(clock, now);
    if (!result && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += ahead();
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int result = REAL(gettimeofday)(now, zone);
    if (!result) now->tv_sec += ahead();
    return result;
}

time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
