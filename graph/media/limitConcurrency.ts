/** Returns a function that runs tasks in order, at most `limit` at a time. */
export function limitConcurrency(limit: number) {
  const queue: (() => void)[] = [];
  let runningCount = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    // A finished task hands its slot to the next one, so `running` does not change.
    if (runningCount < limit) runningCount += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const nextTask = queue.shift();
      if (nextTask) nextTask();
      else runningCount -= 1;
    }
  };
}
