import type { Sort } from './catalogTerms.ts';
import { MEANINGS, type Meaning } from './searchMeanings.ts';
import { romanise, soundOf, withoutHalfLetters } from './searchSpelling.ts';
import {
  EVERYONE,
  EVERYTHING,
  FILLERS,
  MISSPELT,
  NOT_AFTER,
  NOT_BEFORE,
  ORDINARY,
  SORTS,
} from './searchWords.ts';

/** A shorter sound of a person is that of other words too: "dad" sounds like no brother. */
const SHORTEST_OF_WISHES = 4;
/** A shorter word without its last letter is too often another word. */
const SHORTEST_UNFINISHED = 4;
const meanings = new Map(
  MEANINGS.flatMap((each) => each.words.map((word) => [withoutHalfLetters(word), each] as const)),
);
const sounds = toSounds(({ romanised }) => romanised);
/** English in Devanagari is found by its sound too; in Latin letters it would sound like other words of English. */
const nepaliSounds = toSounds(({ romanised, words }) => [
  ...romanised,
  ...words.filter((word) => !/[a-z\d]/.test(word)).map(romanise),
]);
const unfinished = toUnfinished();

/** The meaning of a word in the form of `foldSpelling`; null if the vocabulary has none. */
export function meaningOf(word: string): Meaning | null {
  return meanings.get(withoutHalfLetters(word)) ?? null;
}

/** The meaning of a Nepali word in a spelling that is not listed, or of a word that lacks its last letter; null if none. */
export function meaningBySound(word: string): Meaning | null {
  if (ORDINARY.has(word)) return null;
  if (!/[a-z]/.test(word)) return nepaliSounds.get(soundOf(romanise(word))) ?? null;
  return sounds.get(soundOf(word)) ?? unfinished.get(word) ?? null;
}

/** The word stands for all that the store sells. */
export function meansEverything(word: string): boolean {
  return EVERYTHING.has(word) || EVERYONE.has(word);
}

/** It does so only if nothing else is searched for: "gift for women" is about gifts. */
export function meansEveryone(word: string): boolean {
  return EVERYONE.has(word);
}

/** The word says nothing about a piece, as "for" does not. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word) || SORTS.has(word);
}

/** The word excludes what stands beside it, as "without" does. */
export function isNegation(word: string): boolean {
  return NOT_BEFORE.has(word) || NOT_AFTER.has(word);
}

/** The order that a word asks for, as "cheap" does; null if it asks for none. */
export function sortNamed(word: string): Sort | null {
  return SORTS.get(word) ?? null;
}

/** The word is of the store's own language or an ordinary one, and so never a misspelling of another. */
export function isVocabulary(word: string): boolean {
  return (
    meaningOf(word) !== null ||
    meansEverything(word) ||
    isFiller(word) ||
    isNegation(word) ||
    ORDINARY.has(word)
  );
}

/** A sound that two meanings share belongs to neither. */
function toSounds(wordsOf: (meaning: Meaning) => readonly string[]): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning | null>();
  for (const each of MEANINGS)
    for (const sound of wordsOf(each).map(soundOf)) {
      if (each.isWish && sound.length < SHORTEST_OF_WISHES) continue;
      found.set(sound, found.has(sound) && found.get(sound) !== each ? null : each);
    }
  return new Map([...found].flatMap(([sound, each]) => (each ? [[sound, each] as const] : [])));
}

/** "Diamon" and "weddin" are still being typed. */
function toUnfinished(): ReadonlyMap<string, Meaning> {
  return new Map(
    MISSPELT.flatMap((word) => {
      const [meaning, typed] = [meaningOf(word), word.slice(0, -1)];
      return meaning && typed.length >= SHORTEST_UNFINISHED ? [[typed, meaning] as const] : [];
    }),
  );
}
