import { distance } from 'fastest-levenshtein';

/** From this length on a word may have two slips. */
const LONG = 9;
/** A shorter word is near too many others: only two letters that changed places, or one too often, are a slip of it. */
const MIDDLING = 6;
const SHORTEST = 4;
/** Only so long a word is told from others by its consonants. */
const SHORTEST_OF_SOUND = 7;
const MOST_OTHER_LETTERS = 3;

/** The word of the fewest slips, if they are no more than so many; null if none is so near. */
export function nearest(term: string, words: Iterable<string>, allowed = slipsAllowed(term)): string | null {
  if (allowed === 0) return null;
  let best: { word: string; slips: number } | null = null;
  for (const word of words) {
    if (Math.abs(word.length - term.length) > allowed || !beginsAlike(term, word)) continue;
    const slips = slipsBetween(term, word);
    if (slips > allowed || (best && (best.slips < slips || (best.slips === slips && best.word <= word))))
      continue;
    best = { word, slips };
  }
  return best?.word ?? null;
}

/** It is meant as the word despite more than one slip: of the same sound or nearly the same letters. */
export function isSlipOf(typed: string, word: string): boolean {
  return typed.length >= MIDDLING && (isMeant(typed, word) || hasOtherBeginning(typed, word));
}

/** It is the word without one of its vowels, as "himl" is "himal". */
export function lacksVowel(typed: string, word: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== typed[index]);
  return /[aeiou]/.test(word.charAt(at)) && word.slice(0, at) + word.slice(at + 1) === typed;
}

function slipsAllowed(term: string): number {
  if (term.length < SHORTEST) return 0;
  return term.length < LONG ? 1 : 2;
}

function beginsAlike(term: string, word: string): boolean {
  const areVowels = term.length >= LONG && /^[aeiou]/.test(term) && /^[aeiou]/.test(word);
  return term[0] === word[0] || (term[0] === word[1] && term[1] === word[0]) || areVowels;
}

/** Letters too many, missing or exchanged for one that sounds alike; two neighbours that changed places are one slip. */
function slipsBetween(typed: string, word: string): number {
  const letters = distance(typed, word);
  if (letters > MOST_OTHER_LETTERS) return letters;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const swapped = `${typed.slice(0, at)}${typed.charAt(at + 1)}${typed.charAt(at)}${typed.slice(at + 2)}`;
  const [typedOnce, wordOnce] = [withoutDoubles(typed), withoutDoubles(word)];
  if (swapped === word || typedOnce === wordOnce || withoutDoubles(swapped) === wordOnce) return 1;
  if (typed.length < MIDDLING && word.length < MIDDLING && typed.length >= word.length)
    return Number.POSITIVE_INFINITY;
  return letters + (typed.length === word.length ? unlike(typed, word) : 0);
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

const ALIKE = ['aeiouy', 'ckqsxzgj', 'bpvfw', 'dt', 'mn', 'lr'];
/** Each row of a keyboard, on which neighbours are mistaken for each other; in a short word that makes another word. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SHORTEST_OF_KEYS = 7;

function unlike(typed: string, word: string): number {
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

function isMeant(typed: string, word: string): boolean {
  if (!beginsAlike(typed, word) || distance(typed, word) > MOST_OTHER_LETTERS) return false;
  return hasOtherVowels(typed, word) || soundsAlike(typed, word) || isScrambled(typed, word);
}

/** Its first letter is missing, as in "ecklace", or in a longer word another one, as in "becklace". */
function hasOtherBeginning(typed: string, word: string): boolean {
  if (word.length < SHORTEST_OF_SOUND) return false;
  const isExchanged = typed.length > SHORTEST_OF_SOUND && typed.length === word.length;
  return (isExchanged ? typed.slice(1) : typed) === word.slice(1);
}

/** Two of its vowels are wrong, as in "pandent". */
function hasOtherVowels(typed: string, word: string): boolean {
  const isLong = typed.length === word.length && distance(typed, word) < MOST_OTHER_LETTERS;
  return isLong && withoutVowels(typed) === withoutVowels(word);
}

/** The same consonants in the same places, as in "daimand" and "safire"; a shorter word sounds like too many. */
function soundsAlike(typed: string, word: string): boolean {
  return word.length >= SHORTEST_OF_SOUND && consonantsOf(typed) === consonantsOf(word);
}

function consonantsOf(word: string): string {
  const sounds = word
    .replace(/p?ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k');
  return withoutDoubles(sounds.replace(/[aeiouy]+/g, '-')).replace(/-$/, '');
}

/** Its letters in another order, or all but one of them, as in "necalce". */
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
