// @ts-check
// Preloaded by startNode: when the parent is gone, even by kill -9, the channel to it breaks and this process's group is asked to end.
import process from 'node:process';

const patience = 7_000;
const isChild = process.env.END_WITH_PARENT === String(process.ppid);
// Not for the children of this process: they belong to it.
delete process.env.END_WITH_PARENT;

if (isChild) {
  process.on('disconnect', () => {
    process.kill(-process.pid, 'SIGTERM');
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), patience).unref();
  });
  process.channel?.unref();
}
