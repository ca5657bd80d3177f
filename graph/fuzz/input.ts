/** A generated request and the operation it targets. */
export interface Input {
  /** Such as `Query.orders` or `PUT /orders/:id`. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}
