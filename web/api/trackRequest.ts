const open = new Set<Promise<unknown>>();

/** Keeps count of a request until it is answered; answers the request. */
export function inFlight<Answer>(request: Promise<Answer>): Promise<Answer> {
  const end = request.then(
    () => undefined,
    () => undefined,
  );
  open.add(end);
  void end.then(() => open.delete(end));
  return request;
}

/** Resolves once all requests that have left by now are answered. */
export async function allAnswered(): Promise<void> {
  await Promise.all(open);
}

/** Waits no more for what has left by now. */
export function forgetInFlight(): void {
  open.clear();
}
