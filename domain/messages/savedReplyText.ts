/** What a saved reply may name; each is filled in when it is put into an answer. */
export const REPLY_PLACES = ['name', 'order', 'store'] as const;

type Values = Record<(typeof REPLY_PLACES)[number], string>;

/** The text with its places filled in; one that has nothing to say, such as an order that there is none of, goes. */
export function filledReply(text: string, values: Values): string {
  return text.replace(/\{(name|order|store)\}/g, (_place, name: keyof Values) => values[name]);
}
