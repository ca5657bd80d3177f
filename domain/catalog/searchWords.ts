import type { Sort } from './catalogTerms.ts';
import { wordList } from './searchTerms.ts';

/** Words that stand for every piece. */
export const EVERYTHING = new Set(
  wordList(
    'jewelry jewellery jewelery jewlery jewllery jewelary jewellary jwellery jewel gahana gahna gahanaa ornament accessory abhushan aabhushan jewar jewaar zewar gehna gehne gahane jwelery jwelry jeweller jeweler all everything sab sabai sabaibhanda nepal nepali bestseller seller trending popular piece product item collection design arrival women woman lady girl female mahila गहना गरगहना आभूषण जेवर ज्वेलरी ज्वेलर्स जुवेलरी नेपाली सबै सब डिजाइन महिला',
  ),
);

/** Words that say nothing about a piece; they count only if nothing else is searched for. */
export const FILLERS = new Set(
  wordList(
    'or athawa show do you have has can could is are this that which some any please give see find looking search store handmade made sku code sale discount offer under below thumb today chahiyo chaiyo chahiyeko chahinchha chahinxa kinne kinnu kinna dinus kati ramro ramra raamro naya nayaa bhau bhaau vau dar aaja aajako aajko ko ka ki kaa kee le lai ma haru ra lagi a an the of for in on to with and my me i we our your from by at want need buy shop online price cost rate best good nice beautiful new latest style wear set pair finger she day size first most quality friendly within list per mulya lagaune bhanda light lightweight halka haluka asli asali asal suddha shuddha pakka chokho sakkali weight hallmark hallmarked bis certified original real pure genuine को का की ले लाई मा र लागि किन्न चाहियो मूल्य राम्रो राम्रा हलुका असली सक्कली शुद्ध लगाउने भन्दा नयाँ वा अथवा आज आजको भाउ दर छुट अफर कति',
  ),
);

/** Words that ask for an order of prices and say nothing else about a piece. */
export const SORTS = new Map<string, Sort>([
  ...toSort(
    'PRICE_ASC',
    'cheap cheaper cheapest affordable budget economical inexpensive low lowest sasto sastoo sasta सस्तो सस्ता',
  ),
  ...toSort('PRICE_DESC', 'expensive costly luxury premium high highest mahango mahangoo mahanga महँगो महँगा'),
]);

/** Ordinary words that look like misspellings of the words above. */
export const ORDINARY = new Set(
  wordList(
    'candy caddy kathy monty cady cadi fully curry buddy kali khan khanda munga mothy wally wali nat locked poet paypal officer signed there sunglass enlargement hearth greene brighton lung hat hot hire viva shikha sikha',
  ),
);

/** Words that a misspelt one may have been meant as. */
export const MISSPELT: readonly string[] = wordList(
  'ring necklace earring jhumka hoop stud tilhari naugedi pote sirbandi asharfi pendant locket choker chain sikri mangalsutra bangle bracelet anklet payal brooch gold silver diamond platinum pearl ruby emerald sapphire coral turquoise topaz garnet amethyst golden white yellow oxidised bridal wedding engagement anniversary birthday dashain festival jewelry jewellery gahana',
);

function toSort(sort: Sort, words: string): (readonly [string, Sort])[] {
  return wordList(words).map((word) => [word, sort] as const);
}
