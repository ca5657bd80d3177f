const SECTION_PARAM = 'section';

/** Returns the URL of an article's section. The fragment is the route, so a query parameter names the section. */
export function getSectionUrl(path: string, id: string): string {
  return `${path}?${SECTION_PARAM}=${id}`;
}

/** Returns the section id in a URL; null if there is none. */
export function parseSection(search: URLSearchParams): string | null {
  return search.get(SECTION_PARAM);
}
