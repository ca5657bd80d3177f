/** Maximum time in ms that a logout waits for the registered work. */
const MAX_WAIT_MS = 2000;

const logoutTasks = new Set<() => Promise<void>>();

/** Registers work to run before a logout, while the session is still open. Returns a function that removes it. */
export function registerLogoutTask(task: () => Promise<void>): () => void {
  logoutTasks.add(task);
  return () => logoutTasks.delete(task);
}

export async function runLogoutTasks(): Promise<void> {
  const settledTasks = Promise.allSettled([...logoutTasks].map((task) => task()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([settledTasks, timeout]);
  clearTimeout(timer);
}
