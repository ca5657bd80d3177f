const open = new Set<Promise<unknown>>();

/** Tracks a request until it settles, and returns it. */
export function trackRequest<Answer>(request: Promise<Answer>): Promise<Answer> {
  const end = request.then(
    () => undefined,
    () => undefined,
  );
  open.add(end);
  void end.then(() => open.delete(end));
  return request;
}

/** Resolves once all requests now in flight have settled. */
export async function allSettled(): Promise<void> {
  await Promise.all(open);
}

/** Stops tracking the requests now in flight. */
export function forgetInFlight(): void {
  open.clear();
}
