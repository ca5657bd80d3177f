/** Responds to a request; `signal` aborts when the caller cancels it. */
export type ServerResponse = (signal: AbortSignal | null | undefined) => Promise<Response>;

/** Returns a `fetch` that responds to the named operations; all others stay pending. */
export function createFetch(responses: Record<string, ServerResponse>): typeof fetch {
  return (_input, init) => {
    const { operationName } = JSON.parse(String(init?.body));
    return (responses[operationName] ?? neverRespond)(init?.signal);
  };
}

export const neverRespond: ServerResponse = (signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** Fails as `fetch` does if the server cannot be reached. */
export const failNetwork: ServerResponse = () => Promise.reject(new TypeError('Failed to fetch'));

export const respondWith =
  (data: object): ServerResponse =>
  async () =>
    Response.json({ data });

/** Responds with this status and the error `message`. */
export const respondWithError =
  (status: number, message = ''): ServerResponse =>
  async () =>
    Response.json({ message }, { status });
