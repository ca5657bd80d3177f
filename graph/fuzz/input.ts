/** A request that somebody may send, and the call that it is about. */
export interface Input {
  /** As in `Query.orders` or `PUT /orders/:id`. */
  what: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}
