const NASAL_SIGNS = /[ँंः़]/g;
/**
 * A nasal consonant before a stop of its class can also be written as a sign above the preceding letter: कण्ठी and
 * कंठी.
 */
const NASAL_CONSONANTS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[क-घच-झट-ढत-ध])|म्(?=[प-भ])/g;
/** Letters with the same sound, and vowels that some keyboards compose, each with its replacement. */
const LETTER_REPLACEMENTS = new Map([
  ['अौ', 'औ'],
  ['अो', 'ओ'],
  ['अा', 'आ'],
  ['आै', 'औ'],
  ['आे', 'ओ'],
  ['ाे', 'ो'],
  ['ाै', 'ौ'],
  ['ी', 'ि'],
  ['ू', 'ु'],
  ['ई', 'इ'],
  ['ऊ', 'उ'],
  ['श', 'स'],
  ['ष', 'स'],
  ['व', 'ब'],
  ['ण', 'न'],
]);
const REPLACED_LETTERS = new RegExp([...LETTER_REPLACEMENTS.keys()].join('|'), 'g');
const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * Returns a search word in the spelling of the index. In Devanagari it removes distinctions that people omit or write
 * differently: nasal signs, the length of i and u, and the choice between letters with the same sound. Other words are
 * unchanged.
 */
export function foldSpelling(word: string): string {
  if (!DEVANAGARI.test(word)) return word;
  return word
    .replace(NASAL_SIGNS, '')
    .replace(NASAL_CONSONANTS, '')
    .replace(REPLACED_LETTERS, (letter) => LETTER_REPLACEMENTS.get(letter) ?? letter);
}

const VIRAMAS = /्/g;
const DOUBLED_CONSONANT = /([क-ह])\1/g;

/**
 * Removes half letters and doubled consonants for a lookup in the vocabulary: "तिल्हरी" and "तिलहरी", "लक्केट" and
 * "लकेट" become equal. The index keeps half letters, so that words outside the vocabulary stay distinct.
 */
export function simplifyConjuncts(word: string): string {
  return DEVANAGARI.test(word) ? word.replace(VIRAMAS, '').replace(DOUBLED_CONSONANT, '$1') : word;
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'c'],
  [/zh|jh|z/g, 'j'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([bdgkt])h/g, '$1'],
  [/[vw]/g, 'b'],
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/au/g, 'o'],
  [/n(?=[bcdgjkpst])|m(?=[bp])/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiou])h$/g, ''],
];

/**
 * Returns the sound of a romanised Nepali word. Different spellings have the same sound: `aunthi`, `authi` and
 * `aauthee`.
 */
export function getSound(word: string): string {
  return SOUNDS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word);
}

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', स: 's', ह: 'h' },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', उ: 'u', ए: 'e', ऐ: 'e', ओ: 'o', औ: 'au', ऋ: 'ri' },
  ...{ 'ा': 'a', 'ि': 'i', 'ु': 'u', 'े': 'e', 'ै': 'e', 'ो': 'o', 'ौ': 'au', 'ृ': 'ri', '्': '' },
};

/**
 * Returns the Latin transliteration of a Devanagari word that `foldSpelling` has normalised. A consonant without a
 * vowel sign is followed by an a.
 */
export function romanise(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, index) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? '';
      const nextLetter = letters[index + 1] ?? '';
      return /[\u093E-\u094D]/.test(nextLetter) || nextLetter === '' ? consonant : `${consonant}a`;
    })
    .join('');
}
