import type { Sort } from './catalogTerms.ts';
import { MEANINGS, type Meaning } from './searchMeanings.ts';
import { getSound, romanise, simplifyConjuncts } from './searchSpelling.ts';
import {
  AUDIENCE_WORDS,
  CORRECTIONS,
  FILLERS,
  GENERIC_WORDS,
  LEADING_NEGATIONS,
  ORDINARY_WORDS,
  SORTS,
  TRAILING_NEGATIONS,
} from './searchWords.ts';

/** A shorter sound of a word for people also matches other words: "dad" sounds like "dai". */
const MIN_SOFT_SOUND_LENGTH = 4;
/** A shorter word without its last letter is too often another word. */
const MIN_UNFINISHED_LENGTH = 4;
const meaningByWord = new Map(
  MEANINGS.flatMap((meaning) => meaning.words.map((word) => [simplifyConjuncts(word), meaning] as const)),
);
const meaningByRomanisedSound = indexSounds(({ romanised }) => romanised);
/**
 * English words in Devanagari are also matched by sound. In Latin letters they would sound like other English words.
 */
const meaningByNepaliSound = indexSounds(({ romanised, words }) => [
  ...romanised,
  ...words.filter((word) => !/[a-z\d]/.test(word)).map(romanise),
]);
const meaningByUnfinishedWord = indexUnfinishedWords();

/** Returns the meaning of a word normalised by `foldSpelling`, or null if the vocabulary has none. */
export function findMeaning(word: string): Meaning | null {
  return meaningByWord.get(simplifyConjuncts(word)) ?? null;
}

/**
 * Returns the meaning of a Nepali word in an unlisted spelling, or of a word without its last letter. Null if there
 * is none.
 */
export function findMeaningBySound(word: string): Meaning | null {
  if (ORDINARY_WORDS.has(word)) return null;
  if (!/[a-z]/.test(word)) return meaningByNepaliSound.get(getSound(romanise(word))) ?? null;
  return meaningByRomanisedSound.get(getSound(word)) ?? meaningByUnfinishedWord.get(word) ?? null;
}

/** Returns true if the word means every product in the store. */
export function isCatchAllWord(word: string): boolean {
  return GENERIC_WORDS.has(word) || AUDIENCE_WORDS.has(word);
}

/** Returns true if the word means every product only when used alone: "gift for women" is about gifts. */
export function isAudienceWord(word: string): boolean {
  return AUDIENCE_WORDS.has(word);
}

/** Returns true if the word, such as "for", adds no meaning to the search. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word) || SORTS.has(word);
}

/** Returns true if the word, such as "without", excludes the adjacent word. */
export function isNegation(word: string): boolean {
  return LEADING_NEGATIONS.has(word) || TRAILING_NEGATIONS.has(word);
}

/** Returns the sort order that a word such as "cheap" specifies, or null. */
export function findSort(word: string): Sort | null {
  return SORTS.get(word) ?? null;
}

/** Returns true if the word is in the vocabulary or is an ordinary word, and therefore not a misspelling. */
export function isKnownWord(word: string): boolean {
  return (
    findMeaning(word) !== null ||
    isCatchAllWord(word) ||
    isFiller(word) ||
    isNegation(word) ||
    ORDINARY_WORDS.has(word)
  );
}

/** A sound shared by two meanings belongs to neither. */
function indexSounds(getWords: (meaning: Meaning) => readonly string[]): ReadonlyMap<string, Meaning> {
  const meaningBySound = new Map<string, Meaning | null>();
  for (const candidate of MEANINGS)
    for (const sound of getWords(candidate).map(getSound)) {
      if (candidate.isSoft && sound.length < MIN_SOFT_SOUND_LENGTH) continue;
      meaningBySound.set(
        sound,
        meaningBySound.has(sound) && meaningBySound.get(sound) !== candidate ? null : candidate,
      );
    }
  return new Map(
    [...meaningBySound].flatMap(([sound, candidate]) => (candidate ? [[sound, candidate] as const] : [])),
  );
}

/** "Diamon" and "weddin" may be words that are still being typed. */
function indexUnfinishedWords(): ReadonlyMap<string, Meaning> {
  return new Map(
    CORRECTIONS.flatMap((word) => {
      const [meaning, unfinishedWord] = [findMeaning(word), word.slice(0, -1)];
      return meaning && unfinishedWord.length >= MIN_UNFINISHED_LENGTH
        ? [[unfinishedWord, meaning] as const]
        : [];
    }),
  );
}
