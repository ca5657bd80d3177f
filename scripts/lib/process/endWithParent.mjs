// @ts-check
// Preloaded by startNode. If the parent process ends, even by kill -9, its IPC channel closes and this process
// terminates its own process group.
import process from 'node:process';

const killDelayMs = 7_000;
const isChild = process.env.END_WITH_PARENT === String(process.ppid);
// Child processes must not inherit this setting, because they are terminated with this process.
delete process.env.END_WITH_PARENT;

if (isChild) {
  process.on('disconnect', () => {
    process.kill(-process.pid, 'SIGTERM');
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), killDelayMs).unref();
  });
  process.channel?.unref();
}
