import { SPREADSHEET_COLUMNS, type SpreadsheetColumn } from '#domain/catalog/productSpreadsheet.ts';
import { type ColumnNameRule, guessColumn } from '#domain/spreadsheets/columnNames.ts';
import { findColumnByName, type NamedColumn } from './normaliseTable.ts';
import { findOwnListColumns, isOwnList } from './ownList.ts';

/** Matches weight columns in units other than grams and tolas, which staff must convert. */
const UNSUPPORTED_UNIT = / (?:mg|kg|kgs|oz|lbs?|lal|aana|carats?|cts?) /;

/** Matches amounts per unit of weight, which are not the price of the product. */
const PER_UNIT_PATTERN = 'per (?:ct|carat)|g|gm|gms|grams?|tola|lal|aana';

/** Matches making charges. Suppliers in Nepal also use the Nepali word, with different spellings. */
const MAKING = '(?:making|jyala|jyalaa|jyaala|ज्याला)';

/** Column names used by suppliers and other shops, the most reliable matches first. */
const COLUMN_PATTERNS: readonly (readonly [SpreadsheetColumn, ColumnNameRule])[] = [
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
  ['gross_weight_g', { is: [/ (?:gross|total|gr|g) (?:weight|wt) /], not: UNSUPPORTED_UNIT }],
  [
    'weight_g',
    {
      is: [/ (?:net|nt|n|metal|gold|silver) (?:weight|wt) /, / (?:weight|wt|तौल) /, / grams? /],
      not: new RegExp(
        `${UNSUPPORTED_UNIT.source}| (?:gross|stone|diamond|price|cost|rate|making|labou?r|per|unit) | (?:gr|g) (?:weight|wt) `,
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
      not: new RegExp(` (?:${PER_UNIT_PATTERN}) `),
    },
  ],
  [
    'making_sum',
    {
      is: [new RegExp(` ${MAKING} `), / labou?r /],
      not: new RegExp(` (?:percent|pct|${PER_UNIT_PATTERN}) `),
    },
  ],
  [
    'compare_at_price',
    {
      is: [/ (?:compare at|mrp|list|old|regular) .*price /, / mrp /],
      not: new RegExp(` (?:${PER_UNIT_PATTERN}) `),
    },
  ],
  [
    'fixed_price',
    {
      is: [/ (?:selling|sale|unit|retail) price /, / (?:price|मूल्य) /],
      not: new RegExp(` (?:cost|purchase|stone|compare|${PER_UNIT_PATTERN}) `),
    },
  ],
  ['cost', { is: [/ (?:cost|purchase price) /], not: new RegExp(` (?:${PER_UNIT_PATTERN}) `) }],
  [
    'stones_price',
    { is: [/ stones? (?:price|value|amount|cost) /], not: new RegExp(` (?:${PER_UNIT_PATTERN}) `) },
  ],
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

/** Returns the likely columns of a file with this header. Each column of the file is used at most once. */
export function detectColumns(header: readonly string[]): NamedColumn[] {
  if (isOwnList(header)) return findOwnListColumns(header);
  const ownColumns = header.flatMap((name) => {
    const column = findColumnByName(name);
    return column ? [{ column, header: name }] : [];
  });
  const guesses = [...ownColumns];
  for (const [column, patterns] of COLUMN_PATTERNS) {
    if (guesses.some((guess) => guess.column === column)) continue;
    const name = guessColumn(
      header,
      patterns,
      (candidate) => !guesses.some((guess) => guess.header === candidate),
    );
    if (name !== undefined) guesses.push({ column, header: name });
  }
  const getPosition = ({ column }: NamedColumn) => SPREADSHEET_COLUMNS.indexOf(column);
  return guesses.toSorted((a, b) => getPosition(a) - getPosition(b));
}
