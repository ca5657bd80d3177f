/** The token or key of an `Authorization` header as RFC 6750 writes it; undefined if it has none, such as one in quotation marks. */
export function readBearer(header: string): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
}
