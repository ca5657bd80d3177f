// @ts-check
// Preloaded by startNode. If the parent dies, even by kill -9, its IPC channel closes and this process's group is
// terminated.
import process from 'node:process';

const patience = 7_000;
const isChild = process.env.END_WITH_PARENT === String(process.ppid);
// Child processes do not inherit this setting: they end with this process.
delete process.env.END_WITH_PARENT;

if (isChild) {
  process.on('disconnect', () => {
    process.kill(-process.pid, 'SIGTERM');
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), patience).unref();
  });
  process.channel?.unref();
}
