const PARAM = 'section';

/** The address of a section of an article. What follows the `#` is the screen's, so a parameter names the section. */
export function atSection(path: string, id: string): string {
  return `${path}?${PARAM}=${id}`;
}

/** The id of the section that an address asks for; null without one. */
export function readSection(search: URLSearchParams): string | null {
  return search.get(PARAM);
}
