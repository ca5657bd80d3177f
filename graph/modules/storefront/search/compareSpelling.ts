import { distance } from 'fastest-levenshtein';

/** Words of this length or longer may have two typos. */
const LONG = 9;
/** Shorter words resemble too many others: only swapped or doubled letters count as a typo. */
const MIN_TYPO_LENGTH = 6;
const SHORTEST = 4;
/** Only words of this length or longer are compared by their consonants. */
const MIN_SOUND_LENGTH = 7;
const MAX_OTHER_LETTERS = 3;

/** Returns the word with the fewest typos, up to a limit; null if none is close enough. */
export function nearest(term: string, words: Iterable<string>, allowed = allowedTypos(term)): string | null {
  if (allowed === 0) return null;
  let best: { word: string; typos: number } | null = null;
  for (const word of words) {
    if (Math.abs(word.length - term.length) > allowed || !beginsAlike(term, word)) continue;
    const typos = countTypos(term, word);
    if (typos > allowed || (best && (best.typos < typos || (best.typos === typos && best.word <= word))))
      continue;
    best = { word, typos };
  }
  return best?.word ?? null;
}

/**
 * Returns true if the typed text means the word despite several typos: it sounds alike, or has nearly the same
 * letters.
 */
export function isTypoOf(typed: string, word: string): boolean {
  return typed.length >= MIN_TYPO_LENGTH && (resembles(typed, word) || hasOtherBeginning(typed, word));
}

/** Returns true if it is the word without one of its vowels, as "himl" for "himal". */
export function lacksVowel(typed: string, word: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== typed[index]);
  return /[aeiou]/.test(word.charAt(at)) && word.slice(0, at) + word.slice(at + 1) === typed;
}

function allowedTypos(term: string): number {
  if (term.length < SHORTEST) return 0;
  return term.length < LONG ? 1 : 2;
}

function beginsAlike(term: string, word: string): boolean {
  const areVowels = term.length >= LONG && /^[aeiou]/.test(term) && /^[aeiou]/.test(word);
  return term[0] === word[0] || (term[0] === word[1] && term[1] === word[0]) || areVowels;
}

/** Counts letters added, missing or replaced by a similar one. Two swapped neighbours count as one typo. */
function countTypos(typed: string, word: string): number {
  const letters = distance(typed, word);
  if (letters > MAX_OTHER_LETTERS) return letters;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const swapped = `${typed.slice(0, at)}${typed.charAt(at + 1)}${typed.charAt(at)}${typed.slice(at + 2)}`;
  const [typedOnce, wordOnce] = [withoutDoubles(typed), withoutDoubles(word)];
  if (swapped === word || typedOnce === wordOnce || withoutDoubles(swapped) === wordOnce) return 1;
  if (typed.length < MIN_TYPO_LENGTH && word.length < MIN_TYPO_LENGTH && typed.length >= word.length)
    return Number.POSITIVE_INFINITY;
  return letters + (typed.length === word.length ? countDissimilar(typed, word) : 0);
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

const ALIKE = ['aeiouy', 'ckqsxzgj', 'bpvfw', 'dt', 'mn', 'lr'];
/** Rows of a keyboard, on which neighbouring keys are confused. In a short word, that would make another word. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SHORTEST_OF_KEYS = 7;

function countDissimilar(typed: string, word: string): number {
  const mayBeKey = typed.length >= SHORTEST_OF_KEYS;
  return [...typed].filter((letter, index) => {
    const other = word.charAt(index);
    const isAlike = ALIKE.some((letters) => letters.includes(letter) && letters.includes(other));
    return letter !== other && !isAlike && !(mayBeKey && areNeighbours(letter, other));
  }).length;
}

function areNeighbours(letter: string, other: string): boolean {
  return KEYS.some(
    (row) =>
      row.includes(letter) && row.includes(other) && Math.abs(row.indexOf(letter) - row.indexOf(other)) === 1,
  );
}

function resembles(typed: string, word: string): boolean {
  if (!beginsAlike(typed, word) || distance(typed, word) > MAX_OTHER_LETTERS) return false;
  return hasOtherVowels(typed, word) || soundsAlike(typed, word) || isScrambled(typed, word);
}

/** Returns true if the first letter is missing, as in "ecklace", or in a longer word replaced, as in "becklace". */
function hasOtherBeginning(typed: string, word: string): boolean {
  if (word.length < MIN_SOUND_LENGTH) return false;
  const isExchanged = typed.length > MIN_SOUND_LENGTH && typed.length === word.length;
  return (isExchanged ? typed.slice(1) : typed) === word.slice(1);
}

/** Returns true if two vowels are wrong, as in "pandent". */
function hasOtherVowels(typed: string, word: string): boolean {
  const isLong = typed.length === word.length && distance(typed, word) < MAX_OTHER_LETTERS;
  return isLong && withoutVowels(typed) === withoutVowels(word);
}

/**
 * Returns true if the consonants match in place, as in "daimand" and "safire". Shorter words sound like too many
 * others.
 */
function soundsAlike(typed: string, word: string): boolean {
  return word.length >= MIN_SOUND_LENGTH && consonantsOf(typed) === consonantsOf(word);
}

function consonantsOf(word: string): string {
  const sounds = word
    .replace(/p?ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k');
  return withoutDoubles(sounds.replace(/[aeiouy]+/g, '-')).replace(/-$/, '');
}

/** Returns true if its letters are in another order, with at most one missing, as in "necalce". */
function isScrambled(typed: string, word: string): boolean {
  const left = [...word];
  for (const letter of typed) {
    const at = left.indexOf(letter);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length <= 1;
}

export function withoutVowels(word: string): string {
  return word.replace(/[aeiou]/g, '');
}
