const NASAL_SIGNS = /[ँंः़]/g;
/** A nasal consonant before a stop of its own class is written as a sign above as well: कण्ठी and कंठी. */
const NASAL_CONSONANTS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[क-घच-झट-ढत-ध])|म्(?=[प-भ])/g;
/** Letters of one sound, and vowels that some keyboards compose, each with the one that stands for both. */
const SAME_LETTERS = new Map([
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
const LETTERS = new RegExp([...SAME_LETTERS.keys()].join('|'), 'g');
const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * A word of a search in the one spelling that it is indexed by. Devanagari loses what people write differently or leave
 * out: nasal signs, the length of i and u, and which of two letters of one sound it has. Other words stay as they are.
 */
export function foldSpelling(word: string): string {
  if (!DEVANAGARI.test(word)) return word;
  return word
    .replace(NASAL_SIGNS, '')
    .replace(NASAL_CONSONANTS, '')
    .replace(LETTERS, (letter) => SAME_LETTERS.get(letter) ?? letter);
}

const HALF_LETTERS = /्/g;
const DOUBLED = /([क-ह])\1/g;

/**
 * A word in the form of `foldSpelling` as the vocabulary is asked for it: "तिल्हरी" and "तिलहरी", "लक्केट" and "लकेट" are one.
 * The index keeps half letters, so that words outside the vocabulary stay apart.
 */
export function withoutHalfLetters(word: string): string {
  return DEVANAGARI.test(word) ? word.replace(HALF_LETTERS, '').replace(DOUBLED, '$1') : word;
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

/** The sound of a Nepali word in Latin letters, which has many spellings: `aunthi`, `authi` and `aauthee` are one. */
export function soundOf(word: string): string {
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

/** A word in Devanagari, in the form of `foldSpelling`, in Latin letters: a consonant without a vowel sign has an a. */
export function romanise(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? '';
      const next = letters[at + 1] ?? '';
      return /[\u093E-\u094D]/.test(next) || next === '' ? consonant : `${consonant}a`;
    })
    .join('');
}
