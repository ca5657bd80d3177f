import { MAX_IMPORTED_PHOTOS } from '#domain/catalog/photoSchema.ts';
import {
  CLEAR_CELL_MARKER,
  SIZE_COLUMNS,
  SPREADSHEET_COLUMNS,
  type SpreadsheetColumn,
} from '#domain/catalog/productSpreadsheet.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { shorten } from '#domain/text/shorten.ts';
import { findUrlProblem, type UrlRules } from '#domain/webhooks/webhookUrl.ts';
import { createSpreadsheetProblem, type SpreadsheetProblem } from './createSpreadsheetProblem.ts';
import type { ProductSpreadsheetRow } from './readProductSpreadsheet.ts';

/** All data of one product in a spreadsheet. */
export interface SpreadsheetProduct {
  sku: string;
  rows: number[];
  /** Values common to all sizes, each with the row that contains it. */
  cells: Partial<Record<SpreadsheetColumn, { text: string; row: number }>>;
  /** Rows that contain data of a size. Other rows are omitted. */
  sizes: ProductSpreadsheetRow[];
  /** Photo URLs, the main photo first. */
  images: string[];
  /** Reasons for refusing the product. */
  problems: SpreadsheetProblem[];
  /** Problems for which only a part of the product is omitted. */
  warnings: SpreadsheetProblem[];
}

/** Groups the rows of a spreadsheet into products by SKU, in order of first appearance. */
export function toProducts(
  spreadsheetRows: readonly ProductSpreadsheetRow[],
  rules: UrlRules,
): SpreadsheetProduct[] {
  const rowsBySku = new Map<string, ProductSpreadsheetRow[]>();
  for (const row of spreadsheetRows) {
    // A row without a SKU counts as a separate product, which is refused.
    const key = row.cells.sku?.toLowerCase() ?? `row ${row.row}`;
    rowsBySku.set(key, [...(rowsBySku.get(key) ?? []), row]);
  }
  return [...rowsBySku.values()].map((rows) => withImages(toProduct(withOwnWeights(rows)), rules));
}

function toProduct(rows: ProductSpreadsheetRow[]): SpreadsheetProduct {
  const sku = rows[0]?.cells.sku ?? '';
  const product: SpreadsheetProduct = {
    sku,
    rows: rows.map(({ row }) => row),
    cells: {},
    sizes: rows.filter(({ cells }) => SIZE_COLUMNS.some((column) => cells[column] !== undefined)),
    images: [],
    problems: rows.flatMap(({ problems }) => problems),
    warnings: [],
  };
  if (!sku && !product.problems.some(({ column }) => column === 'sku'))
    product.problems.push(
      createSpreadsheetProblem({ row: rows[0]?.row ?? 0, column: 'sku' }, 'SHEET_SKU_MISSING'),
    );

  for (const { row, cells } of rows)
    for (const column of SPREADSHEET_COLUMNS) {
      const text = cells[column];
      if (text === undefined || column === 'sku' || SIZE_COLUMNS.includes(column)) continue;
      const earlierCell = product.cells[column];
      if (earlierCell && !isSame(column, earlierCell.text, text))
        product.problems.push(createContradictionProblem({ row, column, text }, earlierCell));
      product.cells[column] ??= { text, row };
    }
  return product;
}

/** Uses the product's weight column as the weight of each size if the file has a row per size. */
function withOwnWeights(rows: ProductSpreadsheetRow[]): ProductSpreadsheetRow[] {
  const weights = new Set(rows.flatMap(({ cells }) => cells.weight_g ?? []));
  const hasRowPerSize = rows.every(
    ({ cells }) =>
      cells.weight_g === undefined || (cells.size !== undefined && cells.size !== CLEAR_CELL_MARKER),
  );
  if (weights.size < 2 || !hasRowPerSize || rows.some(({ cells }) => cells.size_weight_g !== undefined))
    return rows;
  const [first] = weights;
  return rows.map((row) => {
    const { weight_g, ...cells } = row.cells;
    if (weight_g === undefined || weight_g === CLEAR_CELL_MARKER) return row;
    return { ...row, cells: { ...cells, weight_g: first, size_weight_g: weight_g } };
  });
}

const AMOUNT_COLUMNS: readonly SpreadsheetColumn[] = [
  'making_percent',
  'making_sum',
  'fixed_price',
  'compare_at_price',
  'cost',
  'stones_price',
];

/** Returns true if the texts are equal. Compares amounts as numbers: `2,400.00` and `2400` are the same price. */
function isSame(column: SpreadsheetColumn, a: string, b: string): boolean {
  return a === b || (AMOUNT_COLUMNS.includes(column) && readNumber(a) === readNumber(b));
}

const PRICE_COLUMNS: readonly SpreadsheetColumn[] = ['fixed_price', 'compare_at_price'];

function createContradictionProblem(
  { row, column, text }: { row: number; column: SpreadsheetColumn; text: string },
  earlierCell: { row: number; text: string },
): SpreadsheetProblem {
  const errorParams = { other: earlierCell.row, earlier: shorten(earlierCell.text, 40) };
  if (PRICE_COLUMNS.includes(column)) {
    const laterPrice = shorten(text, 40);
    return createSpreadsheetProblem({ row, column }, 'SHEET_PRICES_OF_SIZES_DIFFER', {
      ...errorParams,
      later: laterPrice,
    });
  }
  return createSpreadsheetProblem({ row, column, value: text }, 'SHEET_ROWS_DIFFER', errorParams);
}

function withImages(product: SpreadsheetProduct, rules: UrlRules): SpreadsheetProduct {
  const { text, row = 0 } = product.cells.images ?? {};
  const urls = text?.replace(/(?<![\s,;|])[\s,;|]+$/, '').split(/[\s,;|]+(?=https?:)/i) ?? [];
  const imagesCell = { row, column: 'images' as const };
  const invalidUrls = urls.filter((address) => !isWebUrl(address));
  if (invalidUrls.length > 0) {
    const problem = createSpreadsheetProblem(imagesCell, 'SHEET_PHOTO_URLS_INVALID', {
      addresses: quoteUrls(invalidUrls),
    });
    return { ...product, problems: [...product.problems, problem] };
  }
  if (urls.length > MAX_IMPORTED_PHOTOS) {
    const problem = createSpreadsheetProblem(imagesCell, 'SHEET_TOO_MANY_PHOTOS', {
      most: MAX_IMPORTED_PHOTOS,
    });
    return { ...product, problems: [...product.problems, problem] };
  }
  const images = [...new Set(urls)];
  const nonPublicUrls = images.filter((address) => findUrlProblem(address, rules) !== null);
  if (nonPublicUrls.length === 0) return { ...product, images };
  return {
    ...product,
    images: images.filter((address) => !nonPublicUrls.includes(address)),
    warnings: [
      createSpreadsheetProblem(imagesCell, 'SHEET_PHOTO_URLS_NOT_PUBLIC', {
        addresses: quoteUrls(nonPublicUrls),
      }),
    ],
  };
}

/** Maximum number of URLs that a message quotes. */
const MAX_QUOTED_URLS = 5;

function quoteUrls(urls: readonly string[]): string[] {
  return urls.slice(0, MAX_QUOTED_URLS).map((address) => `“${shorten(address, 60)}”`);
}

function isWebUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
