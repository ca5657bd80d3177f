import { LRUCache } from 'lru-cache';

/** Longer strings rarely repeat. */
const MAX_LENGTH = 24;

const internedStrings = new LRUCache<string, string>({ max: 50_000 });

/** Interns a string: a catalogue contains `GOLD` a hundred thousand times. */
export function internString(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const internedText = internedStrings.get(text);
  if (internedText !== undefined) return internedText;
  internedStrings.set(text, text);
  return text;
}
