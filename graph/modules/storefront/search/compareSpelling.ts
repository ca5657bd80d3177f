import { distance } from 'fastest-levenshtein';

/** Words of this length or longer may have two typos. */
const MIN_LONG_LENGTH = 9;
/** Shorter words resemble too many others, so only swapped or doubled letters count as a typo. */
const MIN_TYPO_LENGTH = 6;
const MIN_LENGTH = 4;
/** Only words of this length or longer are compared by their consonants. */
const MIN_PHONETIC_LENGTH = 7;
const MAX_DIFFERENT_LETTERS = 3;

/** Returns the word with the fewest typos, up to a limit; null if none is close enough. */
export function findNearestWord(
  term: string,
  words: Iterable<string>,
  maxTypos = getMaxTypos(term),
): string | null {
  if (maxTypos === 0) return null;
  let nearestMatch: { word: string; typos: number } | null = null;
  for (const word of words) {
    if (Math.abs(word.length - term.length) > maxTypos || !hasSimilarBeginning(term, word)) continue;
    const typos = countTypos(term, word);
    if (
      typos > maxTypos ||
      (nearestMatch &&
        (nearestMatch.typos < typos || (nearestMatch.typos === typos && nearestMatch.word <= word)))
    )
      continue;
    nearestMatch = { word, typos };
  }
  return nearestMatch?.word ?? null;
}

/** Returns true if the text is the word with several typos: it sounds similar, or has nearly the same letters. */
export function isTypoOf(text: string, word: string): boolean {
  return text.length >= MIN_TYPO_LENGTH && (isSimilar(text, word) || hasDifferentBeginning(text, word));
}

/** Returns true if the text is the word without one of its vowels, such as "himl" for "himal". */
export function isMissingVowel(text: string, word: string): boolean {
  const firstDifference = [...word].findIndex((letter, index) => letter !== text[index]);
  return (
    /[aeiou]/.test(word.charAt(firstDifference)) &&
    word.slice(0, firstDifference) + word.slice(firstDifference + 1) === text
  );
}

function getMaxTypos(term: string): number {
  if (term.length < MIN_LENGTH) return 0;
  return term.length < MIN_LONG_LENGTH ? 1 : 2;
}

function hasSimilarBeginning(term: string, word: string): boolean {
  const areVowels = term.length >= MIN_LONG_LENGTH && /^[aeiou]/.test(term) && /^[aeiou]/.test(word);
  return term[0] === word[0] || (term[0] === word[1] && term[1] === word[0]) || areVowels;
}

/** Counts letters added, missing or replaced by a similar one. Two swapped adjacent letters count as one typo. */
function countTypos(text: string, word: string): number {
  const letterDistance = distance(text, word);
  if (letterDistance > MAX_DIFFERENT_LETTERS) return letterDistance;
  const firstDifference = [...text].findIndex((letter, index) => letter !== word[index]);
  const swappedText = `${text.slice(0, firstDifference)}${text.charAt(firstDifference + 1)}${text.charAt(firstDifference)}${text.slice(firstDifference + 2)}`;
  const [textWithoutDoubles, wordWithoutDoubles] = [removeDoubledLetters(text), removeDoubledLetters(word)];
  if (
    swappedText === word ||
    textWithoutDoubles === wordWithoutDoubles ||
    removeDoubledLetters(swappedText) === wordWithoutDoubles
  )
    return 1;
  if (text.length < MIN_TYPO_LENGTH && word.length < MIN_TYPO_LENGTH && text.length >= word.length)
    return Number.POSITIVE_INFINITY;
  return letterDistance + (text.length === word.length ? countDissimilarLetters(text, word) : 0);
}

function removeDoubledLetters(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

const SIMILAR_LETTERS = ['aeiouy', 'ckqsxzgj', 'bpvfw', 'dt', 'mn', 'lr'];
/**
 * Rows of a keyboard, whose adjacent keys are often confused. Short words are excluded, since they could become other
 * words.
 */
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const MIN_KEY_TYPO_LENGTH = 7;

function countDissimilarLetters(text: string, word: string): number {
  const canBeKeyTypo = text.length >= MIN_KEY_TYPO_LENGTH;
  return [...text].filter((letter, index) => {
    const otherLetter = word.charAt(index);
    const areSimilar = SIMILAR_LETTERS.some(
      (letters) => letters.includes(letter) && letters.includes(otherLetter),
    );
    return letter !== otherLetter && !areSimilar && !(canBeKeyTypo && areAdjacentKeys(letter, otherLetter));
  }).length;
}

function areAdjacentKeys(letter: string, otherLetter: string): boolean {
  return KEYBOARD_ROWS.some(
    (row) =>
      row.includes(letter) &&
      row.includes(otherLetter) &&
      Math.abs(row.indexOf(letter) - row.indexOf(otherLetter)) === 1,
  );
}

function isSimilar(text: string, word: string): boolean {
  if (!hasSimilarBeginning(text, word) || distance(text, word) > MAX_DIFFERENT_LETTERS) return false;
  return hasDifferentVowels(text, word) || hasSameSound(text, word) || isScrambled(text, word);
}

/** Returns true if the first letter is missing, as in "ecklace", or replaced in a longer word, as in "becklace". */
function hasDifferentBeginning(text: string, word: string): boolean {
  if (word.length < MIN_PHONETIC_LENGTH) return false;
  const isFirstLetterReplaced = text.length > MIN_PHONETIC_LENGTH && text.length === word.length;
  return (isFirstLetterReplaced ? text.slice(1) : text) === word.slice(1);
}

/** Returns true if two vowels are wrong, as in "pandent". */
function hasDifferentVowels(text: string, word: string): boolean {
  const isLong = text.length === word.length && distance(text, word) < MAX_DIFFERENT_LETTERS;
  return isLong && removeVowels(text) === removeVowels(word);
}

/**
 * Returns true if the consonants match in order, as in "daimand" and "safire". Excludes shorter words, which sound like
 * too many others.
 */
function hasSameSound(text: string, word: string): boolean {
  return word.length >= MIN_PHONETIC_LENGTH && toConsonantSounds(text) === toConsonantSounds(word);
}

function toConsonantSounds(word: string): string {
  const consonantSounds = word
    .replace(/p?ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k');
  return removeDoubledLetters(consonantSounds.replace(/[aeiouy]+/g, '-')).replace(/-$/, '');
}

/** Returns true if the text has the word's letters in a different order, with at most one missing, as in "necalce". */
function isScrambled(text: string, word: string): boolean {
  const remainingLetters = [...word];
  for (const letter of text) {
    const firstDifference = remainingLetters.indexOf(letter);
    if (firstDifference < 0) return false;
    remainingLetters.splice(firstDifference, 1);
  }
  return remainingLetters.length <= 1;
}

export function removeVowels(word: string): string {
  return word.replace(/[aeiou]/g, '');
}
