import type { Sort } from './catalogTerms.ts';
import { MEANINGS, type Meaning } from './searchMeanings.ts';
import { getSound, romanise, withoutHalfLetters } from './searchSpelling.ts';
import {
  AUDIENCE_WORDS,
  CORRECTIONS,
  FILLERS,
  GENERIC_WORDS,
  NOT_AFTER,
  NOT_BEFORE,
  ORDINARY_WORDS,
  SORTS,
} from './searchWords.ts';

/** Shorter sounds of words for people also match other words: "dad" sounds like "dai". */
const MIN_SOFT_SOUND_LENGTH = 4;
/** A shorter word without its last letter is too often another word. */
const MIN_UNFINISHED_LENGTH = 4;
const meanings = new Map(
  MEANINGS.flatMap((each) => each.words.map((word) => [withoutHalfLetters(word), each] as const)),
);
const sounds = toSounds(({ romanised }) => romanised);
/**
 * English words in Devanagari are also matched by sound. In Latin letters they would sound like other English words.
 */
const nepaliSounds = toSounds(({ romanised, words }) => [
  ...romanised,
  ...words.filter((word) => !/[a-z\d]/.test(word)).map(romanise),
]);
const unfinished = toUnfinished();

/** Returns the meaning of a word in the form of `foldSpelling`, or null if the vocabulary has none. */
export function findMeaning(word: string): Meaning | null {
  return meanings.get(withoutHalfLetters(word)) ?? null;
}

/**
 * Returns the meaning of a Nepali word in an unlisted spelling, or of a word without its last letter. Null if there
 * is none.
 */
export function findMeaningBySound(word: string): Meaning | null {
  if (ORDINARY_WORDS.has(word)) return null;
  if (!/[a-z]/.test(word)) return nepaliSounds.get(getSound(romanise(word))) ?? null;
  return sounds.get(getSound(word)) ?? unfinished.get(word) ?? null;
}

/** Returns true if the word means everything the store sells. */
export function meansEveryProduct(word: string): boolean {
  return GENERIC_WORDS.has(word) || AUDIENCE_WORDS.has(word);
}

/** Returns true if the word means everything only when it stands alone: "gift for women" is about gifts. */
export function isAudienceWord(word: string): boolean {
  return AUDIENCE_WORDS.has(word);
}

/** Returns true if the word carries no meaning for the search, such as "for". */
export function isFiller(word: string): boolean {
  return FILLERS.has(word) || SORTS.has(word);
}

/** Returns true if the word excludes the word beside it, such as "without". */
export function isNegation(word: string): boolean {
  return NOT_BEFORE.has(word) || NOT_AFTER.has(word);
}

/** Returns the sort order that a word such as "cheap" specifies, or null. */
export function findSort(word: string): Sort | null {
  return SORTS.get(word) ?? null;
}

/** Returns true if the word is known or ordinary, and therefore not a misspelling. */
export function isVocabulary(word: string): boolean {
  return (
    findMeaning(word) !== null ||
    meansEveryProduct(word) ||
    isFiller(word) ||
    isNegation(word) ||
    ORDINARY_WORDS.has(word)
  );
}

/** A sound shared by two meanings belongs to neither. */
function toSounds(getWords: (meaning: Meaning) => readonly string[]): ReadonlyMap<string, Meaning> {
  const meaningBySound = new Map<string, Meaning | null>();
  for (const each of MEANINGS)
    for (const sound of getWords(each).map(getSound)) {
      if (each.isSoft && sound.length < MIN_SOFT_SOUND_LENGTH) continue;
      meaningBySound.set(
        sound,
        meaningBySound.has(sound) && meaningBySound.get(sound) !== each ? null : each,
      );
    }
  return new Map([...meaningBySound].flatMap(([sound, each]) => (each ? [[sound, each] as const] : [])));
}

/** "Diamon" and "weddin" may be unfinished typing. */
function toUnfinished(): ReadonlyMap<string, Meaning> {
  return new Map(
    CORRECTIONS.flatMap((word) => {
      const [meaning, unfinishedWord] = [findMeaning(word), word.slice(0, -1)];
      return meaning && unfinishedWord.length >= MIN_UNFINISHED_LENGTH
        ? [[unfinishedWord, meaning] as const]
        : [];
    }),
  );
}
