/** Returns a URL that every route can decode. Invalid percent signs in the path are escaped. */
export function toDecodableUrl(url: string): string {
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
