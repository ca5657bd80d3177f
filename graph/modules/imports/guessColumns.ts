import { SHEET_COLUMNS, type SheetColumn } from '#domain/catalog/productSheet.ts';
import { guessColumn, type LikelyName } from '#domain/sheets/columnNames.ts';
import { isOwnList, ownListColumns } from './ownList.ts';
import { type NamedColumn, ownColumn } from './ownTable.ts';

/** Grams and tolas are weighed in; a column of another unit is for a person to convert. */
const OF_ANOTHER_UNIT = / (?:mg|kg|kgs|oz|lbs?|lal|aana|carats?|cts?) /;

/** A sum for each gram or tola is none for the whole piece. */
const FOR_EACH = 'per (?:ct|carat)|g|gm|gms|grams?|tola|lal|aana';

/** Suppliers in Nepal write the Nepali word too, with one letter or two at its end. */
const MAKING = '(?:making|jyala|jyalaa|jyaala|ज्याला)';

/** How suppliers and other shops name what the sheet holds; the columns that are surest first. */
const LIKELY: readonly (readonly [SheetColumn, LikelyName])[] = [
  [
    'sku',
    {
      is: [
        / sku /,
        / (?:item|product|article|style|design|model|tag) (?:code|no|number|id) /,
        / (?:code|कोड) /,
      ],
      not: / (?:bar|hs|size|variant|hallmark|colour|color|category|supplier|vendor|tax) /,
    },
  ],
  ['barcode', { is: [/ (?:barcode|bar code|ean|gtin|upc) /] }],
  [
    'name',
    {
      is: [/ (?:product|item) name /, / title /, / name /],
      not: / (?:seo|meta|nepali|category|vendor|supplier|customer|company|warehouse|branch) /,
    },
  ],
  ['name_ne', { is: [/ (?:nepali name|name (?:in )?nepali|नाम) /] }],
  ['description', { is: [/ description /, / details? /], not: / (?:seo|meta|short|nepali) / }],
  ['category', { is: [/ category /] }],
  ['type', { is: [/ (?:product|jewell?ery|item) type /, / type /], not: / (?:metal|stone|discount) / }],
  ['metal', { is: [/ (?:metal|धातु) /], not: / (?:colour|color|weight|rate|price|cost) / }],
  ['purity', { is: [/ (?:purity|karat|carat purity|kt|fineness|क्यारेट) /] }],
  ['gross_weight_g', { is: [/ (?:gross|total|gr|g) (?:weight|wt) /], not: OF_ANOTHER_UNIT }],
  [
    'weight_g',
    {
      is: [/ (?:net|nt|n|metal|gold|silver) (?:weight|wt) /, / (?:weight|wt|तौल) /, / grams? /],
      not: new RegExp(
        `${OF_ANOTHER_UNIT.source}| (?:gross|stone|diamond|price|cost|rate|making|labou?r|per|unit) | (?:gr|g) (?:weight|wt) `,
      ),
    },
  ],
  ['metal_colour', { is: [/ metal colou?r /, / colou?r /], not: / stone / }],
  [
    'making_percent',
    {
      is: [
        new RegExp(` ${MAKING} .*(?:percent|pct) `),
        new RegExp(` (?:percent|pct) (?:of )?${MAKING} `),
        / (?:wastage|jarti|जर्ती) /,
      ],
      not: new RegExp(` (?:${FOR_EACH}) `),
    },
  ],
  [
    'making_sum',
    { is: [new RegExp(` ${MAKING} `), / labou?r /], not: new RegExp(` (?:percent|pct|${FOR_EACH}) `) },
  ],
  [
    'compare_at_price',
    {
      is: [/ (?:compare at|mrp|list|old|regular) .*price /, / mrp /],
      not: new RegExp(` (?:${FOR_EACH}) `),
    },
  ],
  [
    'fixed_price',
    {
      is: [/ (?:selling|sale|unit|retail) price /, / (?:price|मूल्य) /],
      not: new RegExp(` (?:cost|purchase|stone|compare|${FOR_EACH}) `),
    },
  ],
  ['cost', { is: [/ (?:cost|purchase price) /], not: new RegExp(` (?:${FOR_EACH}) `) }],
  ['stones_price', { is: [/ stones? (?:price|value|amount|cost) /], not: new RegExp(` (?:${FOR_EACH}) `) }],
  [
    'stones',
    {
      is: [/ (?:stones?|gemstones?|gems) /],
      not: / (?:weight|wt|price|value|amount|count|pcs|pieces|qty|no|number) /,
    },
  ],
  ['hallmark', { is: [/ hallmark /] }],
  ['collection', { is: [/ collection /] }],
  ['tags', { is: [/ (?:tags?|keywords?) /], not: / (?:no|number|id|code) / }],
  ['size', { is: [/ (?:size|साइज) /], not: / (?:unit|chart|stone|guide|box) / }],
  [
    'stock',
    {
      is: [/ (?:stock|qty|quantity|pieces|pcs|परिमाण|मौज्दात) /],
      not: / (?:stones?|diamonds?|date|location|code|status) /,
    },
  ],
  [
    'images',
    {
      is: [
        / (?:images?|photos?|photographs?|pictures?) (?:src|urls?|links?|address(?:es)?) /,
        / (?:images?|photos?|photographs?|pictures?) /,
      ],
      not: / (?:alt|position) /,
    },
  ],
];

/** Which columns of a file with these names are likely to give those of the sheet; each column of the file gives one. */
export function guessColumns(header: readonly string[]): NamedColumn[] {
  if (isOwnList(header)) return ownListColumns(header);
  const own = header.flatMap((name) => {
    const column = ownColumn(name);
    return column ? [{ column, header: name }] : [];
  });
  const guessed = [...own];
  for (const [column, likely] of LIKELY) {
    if (guessed.some((known) => known.column === column)) continue;
    const name = guessColumn(header, likely, (free) => !guessed.some((known) => known.header === free));
    if (name !== undefined) guessed.push({ column, header: name });
  }
  const place = ({ column }: NamedColumn) => SHEET_COLUMNS.indexOf(column);
  return guessed.toSorted((one, other) => place(one) - place(other));
}
