/** Likely passwords at this store, in lower case. docs/api.md lists them. */
const STORE_WORDS = [
  ...['aabhushan', 'jewellery', 'jewelry', 'jewels', 'jewel', 'gold', 'silver'],
  ...['kathmandu', 'nepali', 'nepal', 'password'],
  ...['आभूषण', 'गहना', 'काठमाडौं', 'नेपाल', 'पासवर्ड'],
];

/** Shorter words from a name occur in too many other words. */
const MIN_WORD_LENGTH = 3;
/** Number of letters that a password needs in addition to the guessable words. */
const MIN_OTHER_LETTERS = 4;

interface Owner {
  name: string;
  email: string;
}

/** Returns true if a password is little more than store words or its owner's name or email address. */
export function isGuessablePassword(password: string, owner?: Owner): boolean {
  const text = normalise(password);
  const guessableWords = [...STORE_WORDS, ...(owner ? listOwnerWords(owner) : [])].sort(
    (a, b) => b.length - a.length,
  );
  const remainder = guessableWords.reduce((remainingText, word) => remainingText.replaceAll(word, ' '), text);
  return remainder !== text && countLetters(remainder) < MIN_OTHER_LETTERS;
}

function listOwnerWords({ name, email }: Owner): string[] {
  const [localPart = ''] = email.split('@');
  const parts = normalise(`${name} ${localPart}`).split(/[^\p{L}\p{M}]+/u);
  return [normalise(email), ...parts].filter((word) => word.length >= MIN_WORD_LENGTH);
}

function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
