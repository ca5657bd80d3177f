import type { Category, ProductType } from './catalogTerms.ts';
import { wordList } from './searchTerms.ts';

/** A kind of jewelry, named to shoppers if the store does not sell it. */
export interface Kind {
  /** Plural, in the form used within a sentence. */
  name: string;
  nameNe: string;
  /** Closest product type, or null if there is none. */
  closestType: ProductType | null;
}

/** One concept that shoppers search for, with all its words. */
export interface Meaning {
  /** English, romanised Nepali in its usual spellings, and Devanagari, in the form of `foldSpelling`. */
  words: readonly string[];
  /** Nepali words in Latin letters, which have many spellings. */
  romanised: readonly string[];
  /** Words of products that suit the concept although they mean something else: a gift suits a birthday. */
  suits: readonly string[];
  kind: Kind | null;
  category: Category | null;
  /**
   * True for a property of a product, such as its metal. A description that mentions another metal does not count.
   */
  isAttribute: boolean;
  /** True if the concept only ranks products when the search names something else as well. */
  isSoft: boolean;
  /** Property of which a product has one value, so that two of them are alternatives: "gold or silver ring". */
  aspect: 'METAL' | 'PURITY' | 'COLOUR' | null;
}

type MeaningOptions = Partial<Pick<Meaning, 'kind' | 'category' | 'isAttribute' | 'isSoft' | 'aspect'>> & {
  suits?: string;
};

/** `termList` contains the words, with Nepali after a semicolon. Names of two words are written as one. */
function meaning(termList: string, { suits = '', ...rest }: MeaningOptions = {}): Meaning {
  const [, nepali = ''] = termList.split(';');
  return {
    kind: null,
    category: null,
    isAttribute: false,
    isSoft: false,
    aspect: null,
    ...rest,
    words: wordList(termList),
    romanised: wordList(nepali).filter((word) => /^[a-z]+$/.test(word)),
    suits: wordList(suits),
  };
}

function kind(name: string, nameNe: string, closestType: ProductType | null, termList: string): Meaning {
  return meaning(termList, { kind: { name, nameNe, closestType } });
}

const attribute = (termList: string, options: MeaningOptions = {}) =>
  meaning(termList, { isAttribute: true, ...options });
const purity = (termList: string) => attribute(termList, { aspect: 'PURITY' });
const colour = (termList: string) => attribute(termList, { aspect: 'COLOUR' });
const softMeaning = (termList: string, suits: string) => meaning(termList, { isSoft: true, suits });
const assurance = (termList: string, suits: string) =>
  meaning(termList, { isSoft: true, isAttribute: true, suits });

/** All concepts that shoppers search for. A word in two of them belongs to the later one. */
export const MEANINGS: readonly Meaning[] = [
  kind(
    'rings',
    'औंठी',
    'RINGS',
    'ring fingerring; mundri mundra mundro aunthi authi aauthi authhi angoothi anguthi aounthi awthi athi औंठी ओँठी मुन्द्री मुन्द्रा अँगूठी रिङ रिंग',
  ),
  kind(
    'necklaces',
    'हार',
    'NECKLACES',
    'necklace neckless necklas neckles necles nekless nekcless nekles neckpiece; har haar mala sitahar kantha kanthi galako galama ghantiko ghatiko हार माला कण्ठी कण्ठा गला घाँटी नेकलेस नेकलस',
  ),
  kind(
    'earrings',
    'कानका गहना',
    'EARRINGS',
    'earring earing earning erring ering eartop eardrop; kan kaan kanko kaanko kanring kankoring iyarring topring kanphul kanphool top tap dhungri karnaful karnaphul kundal lurka marwari marwadi कान टप टप्स ढुङ्ग्री कर्णफूल कुण्डल लुर्का मारवाडी कानकोरिङ इयररिङ इयरिङ इअररिङ',
  ),
  kind('jhumkas', 'झुम्का', 'EARRINGS', '; jhumka jhumki jhumke jhumko zhumka झुम्का झुमका झुम्के झुमके'),
  kind('hoops', 'बाला', 'EARRINGS', 'hoop; bala bali baali बाला बाली'),
  kind('studs', 'टप', 'EARRINGS', 'stud earstud'),
  kind('chandelier earrings', 'झुम्के', 'EARRINGS', 'chandelier chandbali'),
  kind('huggies', 'बाली', 'EARRINGS', 'huggy hugy huggie hugie huggis'),
  kind('tilhari', 'तिलहरी', 'NECKLACES', '; tilhari tilari tilahari तिलहरी तिलरी'),
  kind('naugedi', 'नौगेडी', 'NECKLACES', '; naugedi nogedi naugeri nawgedi navgedi नौगेडी नवगेडी'),
  kind('pote', 'पोते', 'NECKLACES', '; pote potey potay potemala पोते पोतेमाला'),
  kind('sirbandi', 'शिरबन्दी', 'NECKLACES', '; sirbandi shirbandi sirbindi sirbandhi शिरबन्दी'),
  kind('coin necklaces', 'असर्फी हार', 'NECKLACES', 'coin; asharfi asarfi asrafi asrfi sikka असर्फी सिक्का'),
  kind(
    'pendants',
    'लकेट',
    'NECKLACES',
    'pendant pendet pendat locket pendal pendel; laket lacket loket lokat lokit लकेट पेन्डेन्ट',
  ),
  kind('chokers', 'चोकर', 'NECKLACES', 'choker; guluband gulband चोकर गुलुबन्द'),
  kind('chains', 'सिक्री', 'NECKLACES', 'chain; sikri sikkri sikari chen सिक्री सिकरी सिकृ चेन'),
  kind('mangalsutras', 'मङ्गलसूत्र', 'NECKLACES', '; mangalsutra mangalsuthra mangalasutra mangalsutro मङ्गलसूत्र'),
  kind(
    'bangles',
    'चुरा',
    'RINGS',
    'bangle bangal; chura churi chudi chudiyan bangdi kangan kangana चुरा चुरी चूडी कङ्गन',
  ),
  kind(
    'bracelets',
    'ब्रेसलेट',
    'RINGS',
    'bracelet brecelet; braslet brasalet kada kadha kara karah hath haath haat hathko haathko haatko ब्रेसलेट कडा',
  ),
  kind('armlets', 'बाजु', 'RINGS', 'armlet; baju bajuband बाजु बाजुबन्द'),
  kind(
    'anklets',
    'पाउजु',
    null,
    'anklet ankle; payal paayal pauju paujeb paizeb nupur kalli khutta khuttako पायल खुट्टा पाउजु पाउजेब कल्ली नुपुर',
  ),
  kind('toe rings', 'खुट्टाको औंठी', 'RINGS', 'toering; bichhi bichhiya bichiya बिछिया'),
  kind(
    'nose pins',
    'फुली',
    'EARRINGS',
    'nose nosepin nosering nosestud; nath natthi nathni nathiya phuli fuli phulli bulaki laung lavang nak naak nakko naakko nakkophuli नथ नथिया फुली बुलाकी लवङ्ग नाक',
  ),
  kind(
    'tikas',
    'टीका',
    'NECKLACES',
    'headpiece; tika maangtika mangtika matha mathapatti jhapta passa टीका मांगटीका',
  ),
  kind(
    'waist chains',
    'कम्मरको गहना',
    'NECKLACES',
    'waistchain waistband; kamarbandh kamarband kardhani कम्मरबन्द',
  ),
  kind('tayo', 'तायो', 'NECKLACES', '; tayo तायो'),
  kind('amulets', 'जन्तर', 'NECKLACES', 'amulet talisman; jantar जन्तर'),
  kind('chandrahars', 'चन्द्रहार', 'NECKLACES', '; chandrahar chandrahaar chandahar चन्द्रहार'),
  kind('rani hars', 'रानीहार', 'NECKLACES', '; ranihar ranihaar रानीहार'),
  kind('hansulis', 'हँसुली', 'NECKLACES', '; hansuli हँसुली'),
  kind('multi-strand hars', 'लहरे हार', 'NECKLACES', '; satlahari panchlahari tinlahari सातलहरी पञ्चलहरी'),
  kind('rudraksha malas', 'रुद्राक्षको माला', 'NECKLACES', '; rudraksha rudraksh रुद्राक्ष'),
  kind('ear cuffs', 'इयर कफ', 'EARRINGS', 'earcuff'),
  kind('hand chains', 'हातफूल', 'RINGS', 'handchain handharness; hathphul haatphul hathphool haatphool हातफूल'),
  kind('watches', 'घडी', null, 'watch wristwatch; ghadi घडी वाच'),
  kind('brooches', 'ब्रोच', null, 'brooch broach sareepin saripin ब्रोच साडीपिन'),
  kind('cufflinks', 'कफलिङ्क', null, 'cufflink tiepin tieclip'),
  kind('crowns', 'मुकुट', null, 'crown tiara; mukut मुकुट'),
  kind(
    'hair pins',
    'कपालको काँटा',
    null,
    'hairpin hairclip; kanta juda shirphul sirphul shirful sirful काँटा शिरफूल',
  ),
  kind('belly rings', 'नाइटोको रिङ', null, 'bellyring navelring bodyring lipring septumring septum'),
  kind('key rings', 'चाबीको रिङ', null, 'keyring keychain'),
  kind('bars and bullion', 'सुनका बिस्कुट', null, 'bullion biscuit ingot'),

  attribute(
    'gold golden; suna sunn sunko soonko swarna kanchan sona sone सुन सुनको सुन्को सुनौलो स्वर्ण सोना सोने गोल्ड',
    {
      category: 'GOLD',
      aspect: 'METAL',
    },
  ),
  // "Sun" is also an English word and a motif, so a search for gold does not match it.
  meaning('sun', { category: 'GOLD', isAttribute: true, suits: 'gold' }),
  attribute('silver silvery; chandi chaandi chandiko rupa चाँदी चाँदीको सिल्भर सिल्वर', {
    category: 'SILVER',
    aspect: 'METAL',
  }),
  attribute('diamond dimon; hira heera hirako heerako heere हीरा हीराको हीरे डायमन्ड डाइमन्ड', {
    category: 'DIAMOND',
  }),
  attribute('platinum प्लाटिनम', { aspect: 'METAL' }),
  purity('24k; chhapawal chhapawala chapawala छापावाल'),
  purity('22k 916; tejabi तेजाबी'),
  purity('21k 875'),
  purity('18k 750'),
  purity('14k 585'),
  purity('10k 417'),
  purity('9k 375'),
  purity('925 s925 sterling'),

  attribute('pearl; moti motiko मोती पर्ल'),
  attribute('ruby rubi; manik maanik manikko chunni माणिक रुबी'),
  attribute('emerald; panna पन्ना इमराल्ड'),
  attribute('sapphire; nilam neelam नीलम'),
  attribute('coral; muga moonga मुगा'),
  attribute('turquoise; firoja pheroja फिरोजा'),
  attribute('topaz; pukhraj पुखराज'),
  attribute('garnet; gomed गोमेद'),
  attribute('amethyst; katela कटेला'),
  attribute('opal'),
  meaning('gemstone gem stone birthstone ratna patthar pathar रत्न पत्थर', {
    isAttribute: true,
    suits: 'diamond ruby emerald sapphire pearl',
  }),
  attribute('moonstone'),
  attribute('zircon zirconia cz'),

  colour('rose pink; gulabi गुलाबी रोज'),
  colour('white; seto safed सेतो ह्वाइट'),
  colour('yellow; pahelo paheli पहेँलो'),
  colour('oxidised oxidized oxidise oxidize अक्सिडाइज्ड'),
  meaning('red; rato ratto lal laal रातो', { suits: 'ruby coral garnet' }),
  meaning('green; hariyo hario haryo हरियो', { suits: 'emerald' }),
  meaning('blue; nilo नीलो', { suits: 'sapphire turquoise' }),
  meaning('black; kalo कालो', { suits: 'oxidised' }),

  meaning(
    'bridal bride wedding marriage married marry couple; bihe biha bihako bibaha vivah bivah dulahi dulhan beuli behuli shadi shaadi lagan विवाह बिहे बिहा दुलही दुलहन बेहुली बेउली वेडिङ कपल',
  ),
  meaning(
    'engagement engaged propose proposal fiance fiancee promise; swayambar tikatalo tikatala mangni sagai magani स्वयम्वर स्वयम्बर टीकाटालो मगनी मागनी सगाई इन्गेजमेन्ट एन्गेजमेन्ट',
  ),
  meaning('anniversary वार्षिकोत्सव', { suits: 'eternity gift' }),
  meaning('birthday bday; janmadin janmotsav जन्मदिन जन्मोत्सव बर्थडे', { suits: 'gift' }),
  meaning('ricefeeding; pasni annaprashan annaprasan पास्नी अन्नप्राशन', { suits: 'gift' }),
  meaning('; bratabandha bratabandh bartabandha bartaman bratman upanayan व्रतबन्ध बर्तबन्ध', { suits: 'gift' }),
  meaning(
    'nwaran nuwaran namkaran gunyocholo gunyucholo guniucholo belbibaha belvivah ihi babyshower न्वारन गुन्युचोलो',
    { suits: 'gift' },
  ),
  meaning(
    'graduation newyear nayabarsa friendship farewell housewarming mukhherne holi chhath losar lhosar christmas xmas eid rakshabandhan raksha rakhi bandhan रक्षाबन्धन राखी छठ ल्होसार नयाँवर्ष मुखहेर्ने',
    {
      suits: 'gift',
    },
  ),
  meaning('valentine भ्यालेन्टाइन', { suits: 'heart' }),
  meaning('; dashain dasain dashai dasai दसैँ', { suits: 'festive gift' }),
  meaning('; tihar dhanteras laxmipuja bhaidooj diwali deepawali dipawali bhaitika तिहार दीपावली भाइटीका', {
    suits: 'festive gift',
  }),
  meaning('; teej tij hartalika karwachauth तीज', { suits: 'tilhari' }),
  meaning('; saun sawan shrawan shravan साउन श्रावण'),
  meaning('festive festival festivity chad chadparba parba चाड चाडपर्व पर्व'),
  meaning('party reception mehendi sangeet haldi', { suits: 'statement festive' }),
  meaning('everyday daily office casual dainik sadhai दैनिक अफिस सधैँ'),
  meaning(
    'traditional tradition ethnic heritage antique vintage newari newar newa paramparik परम्परागत सम्पदा नेवारी नेवार',
  ),

  // A ring described with "past, present and future" is not a gift.
  meaning('gift present upahar uphar koseli उपहार कोसेली गिफ्ट', { isSoft: true, isAttribute: true }),
  softMeaning(
    'wife mother mom mum mummy girlfriend sister daughter grandmother her aunt aunty auntie maa mam grandma granny niece cousin bff bestie lover; aama ama mata mamu mami swasni patni natini bhanji bajai sali fupu didi bahini chhori chori shrimati srimati budhi buhari kid child children baby newborn nani baccha bachha bacha bachcha boju hajurama sasu bhauju maiju kaki gf premika parent teacher boss colleague friend saathi sathi आमा हजुरआमा सासू भाउजू प्रेमिका साथी दिदी बहिनी छोरी श्रीमती बुहारी नानी बच्चा माता मम्मी गर्लफ्रेन्ड बालबालिका',
    'gift',
  ),
  softMeaning(
    'him his groom uncle grandpa grandfather nephew; hajurba hajurbuwa baje mama logne pati nati bhanja dulaha beulo beula buda budo babu daju kaka sasura jwai bf premi husband father dad papa brother boyfriend son buwa baba dai bhai chhora chora shriman दुलाहा बेहुलो बेहुला ज्वाइँ श्रीमान बुवा बाबा बाबु दाइ दाजु भाइ छोरा दुलहा',
    'men unisex',
  ),
  meaning('men man male gent gentleman boy keta purush पुरुष केटा', { suits: 'unisex' }),

  meaning('drop dangle dangler dangling latkan latkane jhundine झुन्डिने लट्किने'),
  meaning('flower floral ful; phool phul फूल'),
  meaning('rhododendron; laligurans laliguras gurans guras लालीगुराँस गुराँस'),
  meaning('leaf leave pat; pipal peepal pipalpat pipalpate पीपल पात पीपलपात पीपलपाते'),
  meaning('heart love dil; maya mutu muto माया मुटु दिल हार्ट'),
  meaning('star; tara तारा'),
  meaning('moon; chandra chandrama चन्द्र चन्द्रमा'),
  meaning('band'),
  meaning('solitaire singlestone onestone singlediamond'),
  meaning('lotus kamal कमल'),
  softMeaning('small tiny mini petite delicate dainty thin; sano saano sana patlo सानो साना पातलो', ''),
  softMeaning('light lightweight halka haluka halkaa halukaa हलुका हलका', 'everyday office'),
  softMeaning('big large heavy chunky bold thick; thulo moto thula garungo ठूलो मोटो ठूला गह्रौँ', 'statement'),
  softMeaning('statement', 'cocktail'),
  assurance('hallmark hallmarked bis हलमार्क', 'gold'),
  assurance('certified certificate certification gia igi', 'diamond'),
  softMeaning('long lamo लामो', ''),
  softMeaning('short chhoto छोटो', ''),
  meaning('plain simple minimal minimalist; sada sadha सादा'),
];
