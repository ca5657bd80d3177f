/** The search with "22 carat", "22 karat" and "22kt" as "22k"; the weight of a stone is not meant. */
export function withFineness(search: string): string {
  return search.replace(/(?<![\d.])(9|1\d|2[0-4])[ -]?(?:[ck]ara?ts?|kt)\b/gi, '$1k');
}
