import type { PrismaClient } from '#graph/prisma/generated/client.ts';

const COLLECTIONS = [
  {
    slug: 'bridal',
    name: 'Bridal',
    bannerKey: 'banner-bridal.webp',
    summary: 'Tilhari, naugedi and rings for the wedding, and for every Teej after it.',
    story:
      'A Nepali wedding is worn as much as it is spoken: the red pote, the tilhari that hangs low, the plain mundri that is exchanged and then kept on for life. These are the forms our grandmothers would recognise, made at the weights they would approve of.\n\nEvery bead is strung in the workshop and every clasp is closed by hand. Nothing here is hollow where it should be solid, and the weight on the tag is the weight on the scale.',
  },
  {
    slug: 'heritage',
    name: 'Heritage',
    bannerKey: 'banner-gold.webp',
    summary: 'Old Newar and hill forms, engraved, oxidised and granulated as they always were.',
    story:
      'Asharfi coins, jhumka bells, the sayapatri flower and the sun of a signet: patterns that have been cut into metal in the lanes of Patan for centuries. We keep the drawings and the tools, and change nothing that does not need changing.\n\nThe silver is darkened where a hand would not reach, so that the pattern stands out for as long as the piece is worn.',
  },
  {
    slug: 'everyday',
    name: 'Everyday',
    bannerKey: 'banner-earrings.webp',
    summary: 'Light pieces that go on in the morning and are forgotten until night.',
    story:
      'Hoops that do not catch, bands that do not pinch, a leaf of pipal at the ear. These pieces are light enough for the office and the bus, and sound enough for ten years of both.\n\nThey are also where most people begin with us, which is why we make them as carefully as the heavy ones.',
  },
  {
    slug: 'gift',
    name: 'Gift',
    bannerKey: 'banner-silver.webp',
    summary: 'Small boxes for birthdays, pasni and Dashain, opened slowly.',
    story:
      'A heart, a pearl, a single stone that catches the light across a room. Gifts are bought with somebody in mind, so each of these comes boxed, with its weight and its price written out in full.\n\nIf the size turns out wrong, bring it in: a ring is made to fit before it is made to shine.',
  },
];

/** Adds the collections that are missing; what somebody changed since stays as it is. */
export async function seedCollections(prisma: PrismaClient): Promise<number> {
  const data = COLLECTIONS.map((collection, position) => ({ ...collection, position }));
  const { count } = await prisma.collection.createMany({ data, skipDuplicates: true });
  return count;
}
