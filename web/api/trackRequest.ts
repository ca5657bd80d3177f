const requestsInFlight = new Set<Promise<unknown>>();

/** Tracks a request until it settles, and returns it. */
export function trackRequest<Answer>(request: Promise<Answer>): Promise<Answer> {
  const settledRequest = request.then(
    () => undefined,
    () => undefined,
  );
  requestsInFlight.add(settledRequest);
  void settledRequest.then(() => requestsInFlight.delete(settledRequest));
  return request;
}

/** Resolves once all requests now in flight have settled. */
export async function waitUntilSettled(): Promise<void> {
  await Promise.all(requestsInFlight);
}

/** Stops tracking the requests now in flight. */
export function clearRequestsInFlight(): void {
  requestsInFlight.clear();
}
