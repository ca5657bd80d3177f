/** What everybody would try first at this store, in small letters. docs/api.md lists them. */
const STORE_WORDS = [
  ...['aabhushan', 'jewellery', 'jewelry', 'jewels', 'jewel', 'gold', 'silver'],
  ...['kathmandu', 'nepali', 'nepal', 'password'],
  ...['आभूषण', 'गहना', 'काठमाडौं', 'नेपाल', 'पासवर्ड'],
];

/** Shorter words of a name stand in too many others. */
const SHORTEST_OWN = 3;
/** So many letters have to be its own. */
const LETTERS_BESIDES = 4;

interface Owner {
  name: string;
  email: string;
}

/** Whether a password is little more than words of the store, the name or the email address of whose it is. */
export function isOfOwnWords(password: string, owner?: Owner): boolean {
  const text = comparable(password);
  const words = [...STORE_WORDS, ...(owner ? wordsOf(owner) : [])].sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && lettersIn(rest) < LETTERS_BESIDES;
}

function wordsOf({ name, email }: Owner): string[] {
  const [local = ''] = email.split('@');
  const parts = comparable(`${name} ${local}`).split(/[^\p{L}\p{M}]+/u);
  return [comparable(email), ...parts].filter((word) => word.length >= SHORTEST_OWN);
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
