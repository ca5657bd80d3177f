/** Runs tasks as they come, but no more than `limit` at a time; the others wait in line. */
export function atMost(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    // Who waits is handed the place of one that ends, so that the number running does not change between.
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
