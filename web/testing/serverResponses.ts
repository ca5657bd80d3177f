/** What becomes of a request; `signal` tells when the one who asked gives it up. */
export type StoreAnswer = (signal: AbortSignal | null | undefined) => Promise<Response>;

/** A `fetch` in the place of the store: answers each operation by its name, and any other never. */
export function storeAnswering(answers: Record<string, StoreAnswer>): typeof fetch {
  return (_input, init) => {
    const { operationName } = JSON.parse(String(init?.body));
    return (answers[operationName] ?? neverAnswered)(init?.signal);
  };
}

export const neverAnswered: StoreAnswer = (signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** As `fetch` fails where it reaches nobody. */
export const lost: StoreAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

export const answered =
  (data: object): StoreAnswer =>
  async () =>
    Response.json({ data });

/** An answer with this status; `message` is what the store says of it. */
export const refused =
  (status: number, message = ''): StoreAnswer =>
  async () =>
    Response.json({ message }, { status });
