import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { toCatalogKey } from './catalogFile.ts';

/** The items are at the right edge of a banner. Cropping towards that edge keeps all items in view. */
const BANNER = { bannerWidth: 2400, bannerHeight: 1125, bannerFocusX: 100, bannerFocusY: 55 };

const COLLECTIONS = [
  {
    slug: 'bridal',
    name: 'Bridal',
    bannerKey: toCatalogKey('banner-bridal.webp'),
    bannerAlt: 'A naugedi choker, a tilhari on red pote and two pearl jhumkas on dark stone',
    bannerAltNe: 'गाढा ढुङ्गामाथि नौगेडी, रातो पोतेको तिलहरी र मोतीका झुम्का',
    bannerColour: '#433228',
    summary: 'Tilhari, naugedi and rings for the wedding, and for every Teej after it.',
    story:
      'A Nepali wedding is worn as much as it is spoken: the red pote, the tilhari that hangs low, the plain mundri that is exchanged and then kept on for life. These are the forms our grandmothers would recognise, made at the weights they would approve of.\n\nEvery bead is strung in the workshop and every clasp is closed by hand. Nothing here is hollow where it should be solid, and the weight on the tag is the weight on the scale.',
    nameNe: 'विवाह',
    summaryNe: 'विवाहका लागि तिलहरी, नौगेडी र औंठी, अनि त्यसपछिका हरेक तीजका लागि।',
    storyNe:
      'नेपाली विवाह बोलेर मात्र होइन, लगाएर पनि गरिन्छ: रातो पोते, तलसम्म झुन्डिने तिलहरी, साटिएर जीवनभर लगाइने सादा मुन्द्री। यी ती रूप हुन् जो हाम्रा हजुरआमाले चिन्नुहुन्थ्यो, र उहाँहरूले मन पराउने तौलमै बनाइएका छन्।\n\nहरेक दाना कारखानामै उनिन्छ र हरेक अङ्कुसे हातले बन्द गरिन्छ। ठोस हुनुपर्ने ठाउँमा केही पनि खोक्रो छैन, र ट्यागमा लेखिएको तौल तराजुकै तौल हो।',
  },
  {
    slug: 'heritage',
    name: 'Heritage',
    bannerKey: toCatalogKey('banner-silver.webp'),
    bannerAlt: 'Oxidised silver jhumkas on a stand, a coin necklace and a signet ring on an off-white ground',
    bannerAltNe: 'उज्यालो पृष्ठभूमिमा स्ट्यान्डमा कालो पारिएको चाँदीका झुम्का, असर्फी हार र छापे औंठी',
    bannerColour: '#c9c5c0',
    summary: 'Old Newar and hill forms, engraved, oxidised and granulated as they always were.',
    story:
      'Asharfi coins, jhumka bells, the sayapatri flower and the sun of a signet: patterns that have been cut into metal in the lanes of Patan for centuries. We keep the drawings and the tools, and change nothing that does not need changing.\n\nThe silver is darkened where a hand would not reach, so that the pattern stands out for as long as the piece is worn.',
    nameNe: 'सम्पदा',
    summaryNe: 'पुराना नेवार र पहाडी रूप: सधैँझैँ कुँदिएका, कालो पारिएका र रवा जडिएका।',
    storyNe:
      'असर्फी, झुम्काका घण्टी, सयपत्री फूल र छापे औंठीको सूर्य: सयौँ वर्षदेखि पाटनका गल्लीमा धातुमा कुँदिँदै आएका बुट्टा। हामी नक्सा र औजार जोगाउँछौँ, र फेर्नु नपर्ने केही फेर्दैनौँ।\n\nहात नपुग्ने ठाउँमा चाँदी कालो पारिन्छ, त्यसैले गहना लगाउन्जेल बुट्टा उठेर देखिइरहन्छ।',
  },
  {
    slug: 'everyday',
    name: 'Everyday',
    bannerKey: toCatalogKey('banner-gold.webp'),
    bannerAlt: 'Gold hoops, a signet ring and three bands on dark stone',
    bannerAltNe: 'गाढा ढुङ्गामाथि सुनका बाला, छापे औंठी र तीन सादा औंठी',
    bannerColour: '#3b362c',
    summary: 'Light pieces that go on in the morning and are forgotten until night.',
    story:
      'Hoops that do not catch, bands that do not pinch, a leaf of pipal at the ear. These pieces are light enough for the office and the bus, and sound enough for ten years of both.\n\nThey are also where most people begin with us, which is why we make them as carefully as the heavy ones.',
    nameNe: 'दैनिक',
    summaryNe: 'बिहान लगाएपछि रातिसम्म बिर्सिइने हलुका गहना।',
    storyNe:
      'नअल्झिने बाला, नच्याप्ने औंठी, कानमा पीपलको एउटा पात। यी गहना अफिस र बसका लागि हलुका छन्, र दुवैमा दस वर्ष टिक्ने गरी बलिया।\n\nधेरैजसो यहीँबाट हामीसँग सुरु गर्छन्, त्यसैले यिनलाई पनि गह्रौँ गहनाजत्तिकै ध्यान दिएर बनाउँछौँ।',
  },
  {
    slug: 'gift',
    name: 'Gift',
    bannerKey: toCatalogKey('banner-diamond.webp'),
    bannerAlt: 'Three diamond rings and a tennis necklace on an off-white ground',
    bannerAltNe: 'उज्यालो पृष्ठभूमिमा हीराका तीन औंठी र टेनिस हार',
    bannerColour: '#c6c3bc',
    summary: 'Small boxes for birthdays, pasni and Dashain, opened slowly.',
    story:
      'A heart, a pearl, a single stone that catches the light across a room. Gifts are bought with somebody in mind, so each of these comes boxed, with its weight and its price written out in full.\n\nIf the size turns out wrong, bring it in: a ring is made to fit before it is made to shine.',
    nameNe: 'उपहार',
    summaryNe: 'जन्मदिन, पास्नी र दसैँका लागि बिस्तारै खोलिने साना बाकस।',
    storyNe:
      'एउटा मुटु, एउटा मोती, कोठाभरि उज्यालो समात्ने एउटै पत्थर। उपहार कसैलाई सम्झेर किनिन्छ, त्यसैले यी सबै बाकसमा आउँछन्, तौल र मूल्य पूरै लेखेर।\n\nनाप नमिले ल्याउनुहोस्: औंठी टल्किनुअघि औंलामा मिल्नुपर्छ।',
  },
];

/** Adds missing collections. Existing ones are not changed. */
export async function seedCollections(prisma: PrismaClient): Promise<number> {
  const data = COLLECTIONS.map((collection, position) => ({ ...collection, ...BANNER, position }));
  const { count } = await prisma.collection.createMany({ data, skipDuplicates: true });
  return count;
}
