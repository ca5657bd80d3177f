/** An address that every route can read: where its path is not encoded right, its percent signs stand for themselves. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return isEncoded(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
