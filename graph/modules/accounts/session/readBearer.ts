/** The token or key of an `Authorization` header; undefined where it has none. */
export function readBearer(header: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header)?.[1];
}
