/* A disk that forgets what was not synced: preloaded into a program, it keeps beside the program's folder a second one,
   the "durable" one, that gets what a power cut could not take away.

   POWERCUT_FOLDER   the folder whose files are watched
   POWERCUT_DURABLE  where its durable twin is kept: data/NAME, and an empty names/NAME once the name itself is safe

   A write makes a range of a file dirty. fsync and fdatasync copy the dirty range to the twin; being killed in the
   middle of the copy is what a power cut in the middle of a sync would be. A new name is safe, and an unlinked one is
   gone, only after an fsync of the folder. */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define LENGTH 4096
#define FILES 64

struct file {
    char name[256];
    off_t low, high; /* what was written since the last sync; empty when low >= high */
};

static struct file files[FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder, *durable;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

static void fail(const char *what) {
    perror(what);
    _exit(70);
}

__attribute__((constructor)) static void start(void) {
    folder = getenv("POWERCUT_FOLDER");
    durable = getenv("POWERCUT_DURABLE");
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
}

/* The path behind a descriptor, or nothing when it is not a file or has been unlinked. */
static int path_of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, LENGTH - 1);
    if (length <= 0 || path[0] != '/') return 0;
    path[length] = 0;
    return strstr(path, " (deleted)") == NULL;
}

/* The name of a watched file, or nothing: the shared memory of a database is no part of the disk. */
static const char *watched(const char *path) {
    size_t length = folder ? strlen(folder) : 0;
    if (!length || strncmp(path, folder, length) || path[length] != '/') return NULL;
    const char *name = path + length + 1;
    size_t end = strlen(name);
    if (strchr(name, '/') || (end > 4 && !strcmp(name + end - 4, "-shm"))) return NULL;
    return name;
}

static struct file *entry(const char *name) {
    for (int i = 0; i < FILES; i++) {
        if (!files[i].name[0]) {
            snprintf(files[i].name, sizeof files[i].name, "%s", name);
            files[i].low = files[i].high = 0;
        }
        if (!strcmp(files[i].name, name)) return &files[i];
    }
    fail("powercut: too many files");
    return NULL;
}

static void touched(int fd, off_t low, off_t high) {
    char path[LENGTH];
    if (!folder || !path_of(fd, path) || !watched(path)) return;
    pthread_mutex_lock(&lock);
    struct file *file = entry(watched(path));
    if (file->low >= file->high) {
        file->low = low;
        file->high = high;
    } else {
        if (low < file->low) file->low = low;
        if (high > file->high) file->high = high;
    }
    pthread_mutex_unlock(&lock);
}

/* Reads through the descriptor itself where it can: opening a database a second time and closing it drops its locks. */
static ssize_t read_back(int fd, char *block, size_t size, off_t at) {
    char path[LENGTH];
    ssize_t got = pread(fd, block, size, at);
    if (got >= 0 || errno != EBADF || !path_of(fd, path)) return got;
    int reader = open(path, O_RDONLY | O_CLOEXEC);
    if (reader < 0) fail("powercut: read back");
    got = pread(reader, block, size, at);
    close(reader);
    return got;
}

static void keep_data(int fd, struct file *file) {
    static char block[1 << 16];
    char path[LENGTH];
    struct stat now;
    snprintf(path, sizeof path, "%s/data/%s", durable, file->name);
    int twin = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    if (twin < 0 || fstat(fd, &now) || real_ftruncate(twin, now.st_size)) fail("powercut: data");
    while (file->low < file->high) {
        size_t left = file->high - file->low, wanted = left < sizeof block ? left : sizeof block;
        ssize_t got = read_back(fd, block, wanted, file->low);
        if (got <= 0) break; /* it was cut shorter since */
        if (real_pwrite(twin, block, got, file->low) != got) fail("powercut: data");
        file->low += got;
    }
    file->low = file->high = 0;
    close(twin);
}

static void keep_name(const char *name) {
    char path[LENGTH];
    snprintf(path, sizeof path, "%s/names/%s", durable, name);
    int marker = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    if (marker < 0) fail("powercut: names");
    close(marker);
}

static void forget_name(const char *name) {
    char path[LENGTH];
    snprintf(path, sizeof path, "%s/names/%s", durable, name);
    unlink(path);
    snprintf(path, sizeof path, "%s/data/%s", durable, name);
    unlink(path);
}

static void each_name(const char *of, void (*act)(const char *)) {
    struct dirent *found;
    DIR *open_folder = opendir(of);
    if (!open_folder) fail("powercut: folder");
    while ((found = readdir(open_folder)))
        if (found->d_type == DT_REG) act(found->d_name);
    closedir(open_folder);
}

static void forget_if_gone(const char *name) {
    char path[LENGTH];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    if (access(path, F_OK)) forget_name(name);
}

static void synced(int fd) {
    char path[LENGTH];
    if (!folder || !path_of(fd, path)) return;
    pthread_mutex_lock(&lock);
    if (!strcmp(path, folder)) {
        char names[LENGTH];
        snprintf(names, sizeof names, "%s/names", durable);
        each_name(folder, keep_name);
        each_name(names, forget_if_gone);
    } else if (watched(path)) {
        keep_data(fd, entry(watched(path)));
    }
    pthread_mutex_unlock(&lock);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) {
    ssize_t written = real_pwrite(fd, data, size, at);
    if (written > 0) touched(fd, at, at + written);
    return written;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    return pwrite64(fd, data, size, at);
}

ssize_t write(int fd, const void *data, size_t size) {
    ssize_t written = real_write(fd, data, size);
    if (written > 0 && folder) {
        off_t end = lseek(fd, 0, SEEK_CUR);
        if (end >= 0) touched(fd, end - written, end);
    }
    return written;
}

int ftruncate64(int fd, off_t length) {
    int result = real_ftruncate(fd, length);
    if (!result) touched(fd, length, length + 1);
    return result;
}

int ftruncate(int fd, off_t length) {
    return ftruncate64(fd, length);
}

int fsync(int fd) {
    int result = real_fsync(fd);
    if (!result) synced(fd);
    return result;
}

int fdatasync(int fd) {
    int result = real_fdatasync(fd);
    if (!result) synced(fd);
    return result;
}
