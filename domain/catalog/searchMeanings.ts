import type { Category, ProductType } from './catalogTerms.ts';
import { toWordList } from './searchTerms.ts';

/** A kind of jewelry. Its name is shown to shoppers if the store does not sell it. */
export interface Kind {
  /** Plural, in the form used within a sentence. */
  name: string;
  nameNe: string;
  /** Closest product type, or null if there is none. */
  closestType: ProductType | null;
}

/** One concept that shoppers search for, with all the words for it. */
export interface Meaning {
  /** English words, romanised Nepali in its usual spellings, and Devanagari, all normalised by `foldSpelling`. */
  words: readonly string[];
  /** Romanised Nepali words, which have many spellings. */
  romanised: readonly string[];
  /** Words of other concepts whose products also suit this concept: products described as gifts suit a birthday. */
  suits: readonly string[];
  kind: Kind | null;
  category: Category | null;
  /**
   * True for a property of a product, such as its metal. Descriptions that mention it are searched only if no product
   * has it.
   */
  isAttribute: boolean;
  /** True if the concept affects only the ranking when the search also names something else. */
  isSoft: boolean;
  /**
   * Property that has a single value per product, so two values in a search are alternatives: "gold or silver ring".
   */
  aspect: 'METAL' | 'PURITY' | 'COLOUR' | null;
}

type MeaningOptions = Partial<Pick<Meaning, 'kind' | 'category' | 'isAttribute' | 'isSoft' | 'aspect'>> & {
  suits?: string;
};

/** `termList` contains the words, with Nepali after a semicolon. Two-word names are written as one word. */
function defineMeaning(termList: string, { suits = '', ...rest }: MeaningOptions = {}): Meaning {
  const [, nepali = ''] = termList.split(';');
  return {
    kind: null,
    category: null,
    isAttribute: false,
    isSoft: false,
    aspect: null,
    ...rest,
    words: toWordList(termList),
    romanised: toWordList(nepali).filter((word) => /^[a-z]+$/.test(word)),
    suits: toWordList(suits),
  };
}

function defineKind(
  name: string,
  nameNe: string,
  closestType: ProductType | null,
  termList: string,
): Meaning {
  return defineMeaning(termList, { kind: { name, nameNe, closestType } });
}

const defineAttribute = (termList: string, options: MeaningOptions = {}) =>
  defineMeaning(termList, { isAttribute: true, ...options });
const definePurity = (termList: string) => defineAttribute(termList, { aspect: 'PURITY' });
const defineColour = (termList: string) => defineAttribute(termList, { aspect: 'COLOUR' });
const defineSoftMeaning = (termList: string, suits: string) =>
  defineMeaning(termList, { isSoft: true, suits });
const defineAssurance = (termList: string, suits: string) =>
  defineMeaning(termList, { isSoft: true, isAttribute: true, suits });

/** All concepts that shoppers search for. A word in two concepts belongs to the later concept. */
export const MEANINGS: readonly Meaning[] = [
  defineKind(
    'rings',
    'औंठी',
    'RINGS',
    'ring fingerring; mundri mundra mundro aunthi authi aauthi authhi angoothi anguthi aounthi awthi athi औंठी ओँठी मुन्द्री मुन्द्रा अँगूठी रिङ रिंग',
  ),
  defineKind(
    'necklaces',
    'हार',
    'NECKLACES',
    'necklace neckless necklas neckles necles nekless nekcless nekles neckpiece; har haar mala sitahar kantha kanthi galako galama ghantiko ghatiko हार माला कण्ठी कण्ठा गला घाँटी नेकलेस नेकलस',
  ),
  defineKind(
    'earrings',
    'कानका गहना',
    'EARRINGS',
    'earring earing earning erring ering eartop eardrop; kan kaan kanko kaanko kanring kankoring iyarring topring kanphul kanphool top tap dhungri karnaful karnaphul kundal lurka marwari marwadi कान टप टप्स ढुङ्ग्री कर्णफूल कुण्डल लुर्का मारवाडी कानकोरिङ इयररिङ इयरिङ इअररिङ',
  ),
  defineKind('jhumkas', 'झुम्का', 'EARRINGS', '; jhumka jhumki jhumke jhumko zhumka झुम्का झुमका झुम्के झुमके'),
  defineKind('hoops', 'बाला', 'EARRINGS', 'hoop; bala bali baali बाला बाली'),
  defineKind('studs', 'टप', 'EARRINGS', 'stud earstud'),
  defineKind('chandelier earrings', 'झुम्के', 'EARRINGS', 'chandelier chandbali'),
  defineKind('huggies', 'बाली', 'EARRINGS', 'huggy hugy huggie hugie huggis'),
  defineKind('tilhari', 'तिलहरी', 'NECKLACES', '; tilhari tilari tilahari तिलहरी तिलरी'),
  defineKind('naugedi', 'नौगेडी', 'NECKLACES', '; naugedi nogedi naugeri nawgedi navgedi नौगेडी नवगेडी'),
  defineKind('pote', 'पोते', 'NECKLACES', '; pote potey potay potemala पोते पोतेमाला'),
  defineKind('sirbandi', 'शिरबन्दी', 'NECKLACES', '; sirbandi shirbandi sirbindi sirbandhi शिरबन्दी'),
  defineKind(
    'coin necklaces',
    'असर्फी हार',
    'NECKLACES',
    'coin; asharfi asarfi asrafi asrfi sikka असर्फी सिक्का',
  ),
  defineKind(
    'pendants',
    'लकेट',
    'NECKLACES',
    'pendant pendet pendat locket pendal pendel; laket lacket loket lokat lokit लकेट पेन्डेन्ट',
  ),
  defineKind('chokers', 'चोकर', 'NECKLACES', 'choker; guluband gulband चोकर गुलुबन्द'),
  defineKind('chains', 'सिक्री', 'NECKLACES', 'chain; sikri sikkri sikari chen सिक्री सिकरी सिकृ चेन'),
  defineKind(
    'mangalsutras',
    'मङ्गलसूत्र',
    'NECKLACES',
    '; mangalsutra mangalsuthra mangalasutra mangalsutro मङ्गलसूत्र',
  ),
  defineKind(
    'bangles',
    'चुरा',
    'RINGS',
    'bangle bangal; chura churi chudi chudiyan bangdi kangan kangana चुरा चुरी चूडी कङ्गन',
  ),
  defineKind(
    'bracelets',
    'ब्रेसलेट',
    'RINGS',
    'bracelet brecelet; braslet brasalet kada kadha kara karah hath haath haat hathko haathko haatko ब्रेसलेट कडा',
  ),
  defineKind('armlets', 'बाजु', 'RINGS', 'armlet; baju bajuband बाजु बाजुबन्द'),
  defineKind(
    'anklets',
    'पाउजु',
    null,
    'anklet ankle; payal paayal pauju paujeb paizeb nupur kalli khutta khuttako पायल खुट्टा पाउजु पाउजेब कल्ली नुपुर',
  ),
  defineKind('toe rings', 'खुट्टाको औंठी', 'RINGS', 'toering; bichhi bichhiya bichiya बिछिया'),
  defineKind(
    'nose pins',
    'फुली',
    'EARRINGS',
    'nose nosepin nosering nosestud; nath natthi nathni nathiya phuli fuli phulli bulaki laung lavang nak naak nakko naakko nakkophuli नथ नथिया फुली बुलाकी लवङ्ग नाक',
  ),
  defineKind(
    'tikas',
    'टीका',
    'NECKLACES',
    'headpiece; tika maangtika mangtika matha mathapatti jhapta passa टीका मांगटीका',
  ),
  defineKind(
    'waist chains',
    'कम्मरको गहना',
    'NECKLACES',
    'waistchain waistband; kamarbandh kamarband kardhani कम्मरबन्द',
  ),
  defineKind('tayo', 'तायो', 'NECKLACES', '; tayo तायो'),
  defineKind('amulets', 'जन्तर', 'NECKLACES', 'amulet talisman; jantar जन्तर'),
  defineKind('chandrahars', 'चन्द्रहार', 'NECKLACES', '; chandrahar chandrahaar chandahar चन्द्रहार'),
  defineKind('rani hars', 'रानीहार', 'NECKLACES', '; ranihar ranihaar रानीहार'),
  defineKind('hansulis', 'हँसुली', 'NECKLACES', '; hansuli हँसुली'),
  defineKind(
    'multi-strand hars',
    'लहरे हार',
    'NECKLACES',
    '; satlahari panchlahari tinlahari सातलहरी पञ्चलहरी',
  ),
  defineKind('rudraksha malas', 'रुद्राक्षको माला', 'NECKLACES', '; rudraksha rudraksh रुद्राक्ष'),
  defineKind('ear cuffs', 'इयर कफ', 'EARRINGS', 'earcuff'),
  defineKind(
    'hand chains',
    'हातफूल',
    'RINGS',
    'handchain handharness; hathphul haatphul hathphool haatphool हातफूल',
  ),
  defineKind('watches', 'घडी', null, 'watch wristwatch; ghadi घडी वाच'),
  defineKind('brooches', 'ब्रोच', null, 'brooch broach sareepin saripin ब्रोच साडीपिन'),
  defineKind('cufflinks', 'कफलिङ्क', null, 'cufflink tiepin tieclip'),
  defineKind('crowns', 'मुकुट', null, 'crown tiara; mukut मुकुट'),
  defineKind(
    'hair pins',
    'कपालको काँटा',
    null,
    'hairpin hairclip; kanta juda shirphul sirphul shirful sirful काँटा शिरफूल',
  ),
  defineKind('belly rings', 'नाइटोको रिङ', null, 'bellyring navelring bodyring lipring septumring septum'),
  defineKind('key rings', 'चाबीको रिङ', null, 'keyring keychain'),
  defineKind('bars and bullion', 'सुनका बिस्कुट', null, 'bullion biscuit ingot'),

  defineAttribute(
    'gold golden; suna sunn sunko soonko swarna kanchan sona sone सुन सुनको सुन्को सुनौलो स्वर्ण सोना सोने गोल्ड',
    {
      category: 'GOLD',
      aspect: 'METAL',
    },
  ),
  // "Sun", which means gold in Nepali, is also an English word and a motif, so a search for gold does not match it.
  defineMeaning('sun', { category: 'GOLD', isAttribute: true, suits: 'gold' }),
  defineAttribute('silver silvery; chandi chaandi chandiko rupa चाँदी चाँदीको सिल्भर सिल्वर', {
    category: 'SILVER',
    aspect: 'METAL',
  }),
  defineAttribute('diamond dimon; hira heera hirako heerako heere हीरा हीराको हीरे डायमन्ड डाइमन्ड', {
    category: 'DIAMOND',
  }),
  defineAttribute('platinum प्लाटिनम', { aspect: 'METAL' }),
  definePurity('24k; chhapawal chhapawala chapawala छापावाल'),
  definePurity('22k 916; tejabi तेजाबी'),
  definePurity('21k 875'),
  definePurity('18k 750'),
  definePurity('14k 585'),
  definePurity('10k 417'),
  definePurity('9k 375'),
  definePurity('925 s925 sterling'),

  defineAttribute('pearl; moti motiko मोती पर्ल'),
  defineAttribute('ruby rubi; manik maanik manikko chunni माणिक रुबी'),
  defineAttribute('emerald; panna पन्ना इमराल्ड'),
  defineAttribute('sapphire; nilam neelam नीलम'),
  defineAttribute('coral; muga moonga मुगा'),
  defineAttribute('turquoise; firoja pheroja फिरोजा'),
  defineAttribute('topaz; pukhraj पुखराज'),
  defineAttribute('garnet; gomed गोमेद'),
  defineAttribute('amethyst; katela कटेला'),
  defineAttribute('opal'),
  defineMeaning('gemstone gem stone birthstone ratna patthar pathar रत्न पत्थर', {
    isAttribute: true,
    suits: 'diamond ruby emerald sapphire pearl',
  }),
  defineAttribute('moonstone'),
  defineAttribute('zircon zirconia cz'),

  defineColour('rose pink; gulabi गुलाबी रोज'),
  defineColour('white; seto safed सेतो ह्वाइट'),
  defineColour('yellow; pahelo paheli पहेँलो'),
  defineColour('oxidised oxidized oxidise oxidize अक्सिडाइज्ड'),
  defineMeaning('red; rato ratto lal laal रातो', { suits: 'ruby coral garnet' }),
  defineMeaning('green; hariyo hario haryo हरियो', { suits: 'emerald' }),
  defineMeaning('blue; nilo नीलो', { suits: 'sapphire turquoise' }),
  defineMeaning('black; kalo कालो', { suits: 'oxidised' }),

  defineMeaning(
    'bridal bride wedding marriage married marry couple; bihe biha bihako bibaha vivah bivah dulahi dulhan beuli behuli shadi shaadi lagan विवाह बिहे बिहा दुलही दुलहन बेहुली बेउली वेडिङ कपल',
  ),
  defineMeaning(
    'engagement engaged propose proposal fiance fiancee promise; swayambar tikatalo tikatala mangni sagai magani स्वयम्वर स्वयम्बर टीकाटालो मगनी मागनी सगाई इन्गेजमेन्ट एन्गेजमेन्ट',
  ),
  defineMeaning('anniversary वार्षिकोत्सव', { suits: 'eternity gift' }),
  defineMeaning('birthday bday; janmadin janmotsav जन्मदिन जन्मोत्सव बर्थडे', { suits: 'gift' }),
  defineMeaning('ricefeeding; pasni annaprashan annaprasan पास्नी अन्नप्राशन', { suits: 'gift' }),
  defineMeaning('; bratabandha bratabandh bartabandha bartaman bratman upanayan व्रतबन्ध बर्तबन्ध', {
    suits: 'gift',
  }),
  defineMeaning(
    'nwaran nuwaran namkaran gunyocholo gunyucholo guniucholo belbibaha belvivah ihi babyshower न्वारन गुन्युचोलो',
    { suits: 'gift' },
  ),
  defineMeaning(
    'graduation newyear nayabarsa friendship farewell housewarming mukhherne holi chhath losar lhosar christmas xmas eid rakshabandhan raksha rakhi bandhan रक्षाबन्धन राखी छठ ल्होसार नयाँवर्ष मुखहेर्ने',
    {
      suits: 'gift',
    },
  ),
  defineMeaning('valentine भ्यालेन्टाइन', { suits: 'heart' }),
  defineMeaning('; dashain dasain dashai dasai दसैँ', { suits: 'festive gift' }),
  defineMeaning(
    '; tihar dhanteras laxmipuja bhaidooj diwali deepawali dipawali bhaitika तिहार दीपावली भाइटीका',
    {
      suits: 'festive gift',
    },
  ),
  defineMeaning('; teej tij hartalika karwachauth तीज', { suits: 'tilhari' }),
  defineMeaning('; saun sawan shrawan shravan साउन श्रावण'),
  defineMeaning('festive festival festivity chad chadparba parba चाड चाडपर्व पर्व'),
  defineMeaning('party reception mehendi sangeet haldi', { suits: 'statement festive' }),
  defineMeaning('everyday daily office casual dainik sadhai दैनिक अफिस सधैँ'),
  defineMeaning(
    'traditional tradition ethnic heritage antique vintage newari newar newa paramparik परम्परागत सम्पदा नेवारी नेवार',
  ),

  // A ring described with "past, present and future" is not a gift.
  defineMeaning('gift present upahar uphar koseli उपहार कोसेली गिफ्ट', { isSoft: true, isAttribute: true }),
  defineSoftMeaning(
    'wife mother mom mum mummy girlfriend sister daughter grandmother her aunt aunty auntie maa mam grandma granny niece cousin bff bestie lover; aama ama mata mamu mami swasni patni natini bhanji bajai sali fupu didi bahini chhori chori shrimati srimati budhi buhari kid child children baby newborn nani baccha bachha bacha bachcha boju hajurama sasu bhauju maiju kaki gf premika parent teacher boss colleague friend saathi sathi आमा हजुरआमा सासू भाउजू प्रेमिका साथी दिदी बहिनी छोरी श्रीमती बुहारी नानी बच्चा माता मम्मी गर्लफ्रेन्ड बालबालिका',
    'gift',
  ),
  defineSoftMeaning(
    'him his groom uncle grandpa grandfather nephew; hajurba hajurbuwa baje mama logne pati nati bhanja dulaha beulo beula buda budo babu daju kaka sasura jwai bf premi husband father dad papa brother boyfriend son buwa baba dai bhai chhora chora shriman दुलाहा बेहुलो बेहुला ज्वाइँ श्रीमान बुवा बाबा बाबु दाइ दाजु भाइ छोरा दुलहा',
    'men unisex',
  ),
  defineMeaning('men man male gent gentleman boy keta purush पुरुष केटा', { suits: 'unisex' }),

  defineMeaning('drop dangle dangler dangling latkan latkane jhundine झुन्डिने लट्किने'),
  defineMeaning('flower floral ful; phool phul फूल'),
  defineMeaning('rhododendron; laligurans laliguras gurans guras लालीगुराँस गुराँस'),
  defineMeaning('leaf leave pat; pipal peepal pipalpat pipalpate पीपल पात पीपलपात पीपलपाते'),
  defineMeaning('heart love dil; maya mutu muto माया मुटु दिल हार्ट'),
  defineMeaning('star; tara तारा'),
  defineMeaning('moon; chandra chandrama चन्द्र चन्द्रमा'),
  defineMeaning('band'),
  defineMeaning('solitaire singlestone onestone singlediamond'),
  defineMeaning('lotus kamal कमल'),
  defineSoftMeaning('small tiny mini petite delicate dainty thin; sano saano sana patlo सानो साना पातलो', ''),
  defineSoftMeaning('light lightweight halka haluka halkaa halukaa हलुका हलका', 'everyday office'),
  defineSoftMeaning(
    'big large heavy chunky bold thick; thulo moto thula garungo ठूलो मोटो ठूला गह्रौँ',
    'statement',
  ),
  defineSoftMeaning('statement', 'cocktail'),
  defineAssurance('hallmark hallmarked bis हलमार्क', 'gold'),
  defineAssurance('certified certificate certification gia igi', 'diamond'),
  defineSoftMeaning('long lamo लामो', ''),
  defineSoftMeaning('short chhoto छोटो', ''),
  defineMeaning('plain simple minimal minimalist; sada sadha सादा'),
];
