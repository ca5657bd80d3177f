/** Words that mean the same to a shopper in Nepal: English, romanised Nepali in its usual spellings, and Devanagari. */
const SAME_MEANING: readonly string[][] = [
  ['ring', 'mundri', 'mundra', 'aunthi', 'authi', 'angoothi', 'औंठी', 'औँठी', 'मुन्द्री'],
  ['necklace', 'neckless', 'har', 'haar', 'mala', 'kantha', 'kanthi', 'हार', 'माला', 'कण्ठी'],
  ['earring', 'top', 'tap', 'dhungri', 'karnaful', 'टप', 'ढुङ्ग्री', 'कर्णफूल'],
  ['jhumka', 'jhumki', 'jhumke', 'zhumka', 'झुम्का'],
  ['hoop', 'bala', 'bali', 'baali', 'बाला', 'बाली'],
  ['tilhari', 'tilari', 'tilahari', 'तिलहरी'],
  ['naugedi', 'nau-gedi', 'नौगेडी'],
  ['pote', 'potay', 'पोते'],
  ['sirbandi', 'shirbandi', 'sirbindi', 'शिरबन्दी'],
  ['asharfi', 'asarfi', 'coin', 'अशर्फी', 'असर्फी'],
  ['pendant', 'locket', 'laket', 'लकेट'],
  ['gold', 'sun', 'sunko', 'suna', 'सुन', 'सुनको'],
  ['silver', 'chandi', 'chaandi', 'chandiko', 'चाँदी', 'चाँदीको', 'चांदी'],
  ['diamond', 'hira', 'heera', 'hirako', 'हीरा', 'हिरा'],
  ['pearl', 'moti', 'मोती'],
  ['ruby', 'manik', 'maanik', 'माणिक', 'मानिक'],
  ['emerald', 'panna', 'पन्ना'],
  ['sapphire', 'nilam', 'neelam', 'नीलम'],
  ['bridal', 'wedding', 'bihe', 'biha', 'bibaha', 'vivah', 'dulahi', 'बिहे', 'विवाह', 'दुलही'],
  ['engagement', 'swayambar', 'tika-tala', 'स्वयम्बर'],
  ['flower', 'floral', 'phool', 'ful', 'फूल'],
  ['leaf', 'pipal', 'peepal', 'पीपल'],
  ['heart', 'maya', 'माया'],
];

/** All of them. */
export const SYNONYMS: readonly string[] = SAME_MEANING.flat();

const meanings = new Map(SAME_MEANING.flatMap((words) => words.map((word) => [word, words] as const)));

/** The word and all that mean the same; only the word itself where the house knows no others. */
export function sameMeaning(word: string): readonly string[] {
  return meanings.get(word) ?? [word];
}

/** Kinds of jewelry that shoppers ask for by name and that no word of a piece carried is mistaken for. */
const KINDS: readonly string[] = [
  'nath',
  'nathiya',
  'phuli',
  'bulaki',
  'chura',
  'churi',
  'tika',
  'mangalsutra',
  'payal',
  'kalli',
];

/** Whether the word is the name of a kind of jewelry and so never a misspelling of another word. */
export function namesKind(word: string): boolean {
  return KINDS.includes(word);
}
