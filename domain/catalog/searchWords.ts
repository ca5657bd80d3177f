import type { Sort } from './catalogTerms.ts';
import { toWordList } from './searchTerms.ts';

/** Words that match every product. */
export const GENERIC_WORDS = new Set(
  toWordList(
    'jewelry juelry jewellery jewelery jewlery jewllery jewelary jewellary jwellery jewel gahana gahna gahanaa ornament accessory abhushan aabhushan jewar jewaar zewar gehna gehne gahane jwelery jwelry jwellry jwellary jewllry jeweller jeweler all everything sab sabai sabaibhanda nepal nepali seller piece product item collection design arrival गहना गरगहना आभूषण जेवर ज्वेलरी ज्वेलर्स जुवेलरी नेपाली सबै सब डिजाइन',
  ),
);

/** Words for people, such as "women". They match every product unless the search names something else. */
export const AUDIENCE_WORDS = new Set(
  toWordList('women woman lady girl female mahila keti kishori aimai aaimai महिला केटी किशोरी'),
);

/** Words that add no meaning. They are used only if the search contains no other words. */
export const FILLERS = new Set(
  toWordList(
    'or but athawa between above over less more than around max min upto matching rupee rs npr off category use using used law what which who where when why how much many am are was were be been will would should may might must it its you your he they them there here these those just only also very really too so as get got something anything wanted like sell selling available stock instock order amount solid fine full studded shape shaped kind type special carat show do have has can could is this that some any please give see find looking search store handmade made sku code sale discount offer under below thumb today chahiyo chaiyo chahiyeko chahinchha chahinxa kinne kinnu kinna dinus kati ramro ramra raamro bhau bhaau vau dar aaja aajako aajko aja aaj k ke kun kasto kasta kaha hola huncha hunchha cha chha chhan xa xan ho garne dine dina lagauna aaune aune aauchha aaucha auchha auxa aauxa parchha parne milne paine jor joda jodi jadit jadeko wala tola pasal dokan bich bhako bhayeko bhaeko daam dam ko ka ki kaa kee le lai ma haru ra lagi a an the of for in on to with and my me i we our from by at want need buy shop online price cost rate best good nice beautiful style wear set pair finger she day size first most quality friendly within list per mulya lagaune bhanda asli asali asal suddha shuddha pakka chokho sakkali weight original real pure genuine को का की ले लाई मा र लागि किन्न चाहियो मूल्य राम्रो राम्रा असली सक्कली शुद्ध लगाउने भन्दा वा अथवा आज आजको भाउ दर छुट अफर कति के कुन कस्तो कहाँ छ छन् हो होला गर्ने दिने लगाउन आउने पर्ने पाइन्छ जोडी जोडा जडित जडेको पसल तोला विशेष सहित बीच सेट सुन्दर दाम भएको भएका',
  ),
);

/** Words that exclude the word after them. */
export const LEADING_NEGATIONS = new Set(
  toWordList('without no not non nor dont except excluding bina बिना'),
);

/** Words that exclude the word before them. */
export const TRAILING_NEGATIONS = new Set(
  toWordList(
    'bahek bina binako chaina chaidaina chahidaina chahinna nabhako nabhaeko nabhayeko nahuneko बाहेक बाहेकको बिना बिनाको नभएको नभएका नहुने नजडेको चाहिँदैन चाहिन्न',
  ),
);

/** Words that join two alternatives. */
export const OR_WORDS = new Set(toWordList('or athawa वा अथवा'));

/** Words that only specify a sort order. Two-word names are written as one word. */
export const SORTS = new Map<string, Sort>([
  ...toSortEntries(
    'PRICE_ASC',
    'cheap cheaper cheapest lessexpensive affordable budget economical inexpensive low lowest kam sasto sastoo sasta सस्तो सस्ता कम',
  ),
  ...toSortEntries(
    'PRICE_DESC',
    'expensive costly luxury premium high highest mahango mahangoo mahanga महँगो महँगा',
  ),
  ...toSortEntries('NEWEST', 'new newer newest latest recent naya nayaa नयाँ'),
  ...toSortEntries(
    'POPULAR',
    'popular popularity trending famous bestseller bestselling topselling hotselling mostpopular',
  ),
  ...toSortEntries('RATING', 'toprated bestrated highestrated'),
]);

/** Ordinary words that look like misspellings of the words above. */
export const ORDINARY_WORDS = new Set(
  toWordList(
    'candy caddy kathy monty cady cadi fully curry buddy kali khan khanda munga mothy wally wali nat locked poet paypal officer signed sunglass enlargement hearth greene brighton lung hat hot hire viva shikha sikha sadi saadi साडी काली garne mamma plan chai chand pear hear choke card voucher soon shun fool motto demand wading wooding plutonium solitary tapering nagged stoned cooker breach chin coal choral blight bungle corral garret pennant wadding wheedling whittle bamboo fatter fried khaki log laugh wavy sauna shone buddha बुद्ध',
  ),
);

/** Words to which a misspelling may be corrected. */
export const CORRECTIONS: readonly string[] = toWordList(
  'without ring aunthi mundri necklace earring jhumka hoop stud tilhari naugedi pote sirbandi asharfi pendant locket choker chain sikri mangalsutra bangle bracelet anklet payal brooch gold silver chandi diamond platinum pearl ruby emerald sapphire coral turquoise topaz garnet amethyst golden solitaire chandelier white yellow oxidised bridal wedding engagement anniversary birthday valentine dashain festival heart flower jewelry jewellery gahana',
);

function toSortEntries(sort: Sort, text: string): (readonly [string, Sort])[] {
  return toWordList(text).map((word) => [word, sort] as const);
}
