/** Month names as banks, couriers and people spell them, from Baisakh. */
const SPELLINGS = [
  /^(?:b[ai]+sh?[ai]+kh?|बैशाख|वैशाख)$/i,
  /^(?:jest?h?a?|jyai?sth?a|jeth?a?|जेठ|जेष्ठ|ज्येष्ठ)$/i,
  /^(?:asar|asha[dr]h?a?|asadh?a?|असार|आषाढ|अषाढ)$/i,
  /^(?:s[ah]*u?[wv]?[ua]n|sh?rawa?na?|साउन|श्रावण|सावन)$/i,
  /^(?:bh?ada?u|bhadra?|bhado|भदौ|भाद्र)$/i,
  /^(?:as[ow]j|ashoj|ash?wi?na?|असोज|आश्विन|अश्विन)$/i,
  /^(?:kart?t?i[kc]k?a?|katt?ik|कात्तिक|कार्तिक)$/i,
  /^(?:mang?sh?ir|margash?irsh?a?|मङ्सिर|मंसिर|मार्ग|मार्गशीर्ष)$/i,
  /^(?:pus|push|pous|poush|paush|पुस|पौष|पुष)$/i,
  /^(?:maa?gh?|माघ)$/i,
  /^(?:f[ae]lg[ou]na?|ph?[ae]lg[ou]na?|fagun|ph?agun|फागुन|फाल्गुन)$/i,
  /^(?:chait?ra?|cha?itra|चैत|चैत्र)$/i,
];

/** Returns the Bikram Sambat month, 1 to 12, for a name in either script, or null if the name is unknown. */
export function readBikramSambatMonth(name: string): number | null {
  const normalisedName = name.trim().normalize('NFC').replace(/\.$/, '');
  const index = SPELLINGS.findIndex((spelling) => spelling.test(normalisedName));
  return index < 0 ? null : index + 1;
}
