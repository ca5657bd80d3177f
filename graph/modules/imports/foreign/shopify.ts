import type { SpreadsheetColumn } from '#domain/catalog/productSpreadsheet.ts';
import { findColumnIndex } from '#domain/spreadsheets/cells.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import {
  type ForeignRow,
  htmlToPlainText,
  removeEmptyCells,
  type StoreCells,
  toForeignRows,
  toStoreTable,
} from './foreignRow.ts';
import { readTextAttributes } from './readTextAttributes.ts';

/** Column names in Shopify's newer exports, keyed by their older names. */
const NEWER_NAMES: Readonly<Record<string, string>> = {
  Handle: 'URL handle',
  'Body (HTML)': 'Description',
  'Variant SKU': 'SKU',
  'Variant Barcode': 'Barcode',
  'Variant Grams': 'Weight value (grams)',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Image Src': 'Product image URL',
};

/** Shopify column for each column of the spreadsheet. Columns whose values are found in texts are missing. */
export const SHOPIFY_NAMES: Partial<Record<SpreadsheetColumn, string>> = {
  sku: 'Handle',
  name: 'Title',
  description: 'Body (HTML)',
  weight_g: 'Variant Grams',
  fixed_price: 'Variant Price',
  compare_at_price: 'Variant Compare At Price',
  cost: 'Cost per item',
  tags: 'Tags',
  slug: 'Handle',
  seo_title: 'SEO Title',
  seo_description: 'SEO Description',
  images: 'Image Src',
  size: 'Option1 Value',
  size_sku: 'Variant SKU',
  barcode: 'Variant Barcode',
  size_weight_g: 'Variant Grams',
  stock: 'Variant Inventory Qty',
};

/**
 * Returns the index of a Shopify column, given its older name. Undefined if the file has neither the older nor the
 * newer name.
 */
export function findShopifyColumn(table: Pick<SpreadsheetTable, 'header'>, name: string): number | undefined {
  return findColumnIndex(table, name) ?? findColumnIndex(table, NEWER_NAMES[name] ?? name);
}

/**
 * Returns true for a Shopify product export. Source: https://help.shopify.com/manual/products/import-export/using-csv
 */
export function isShopify(table: Pick<SpreadsheetTable, 'header'>): boolean {
  return ['Handle', 'Title', 'Option1 Name', 'Variant Price'].every(
    (name) => findShopifyColumn(table, name) !== undefined,
  );
}

/** Converts the table to the store's own columns. Rows with the same handle are the sizes and photos of one product. */
export function fromShopify(table: SpreadsheetTable): SpreadsheetTable {
  const rowsByHandle = new Map<string, ForeignRow[]>();
  for (const row of toForeignRows(table).map(withNewerNames)) {
    const handle = row.cell('Handle');
    rowsByHandle.set(handle, [...(rowsByHandle.get(handle) ?? []), row]);
  }
  return toStoreTable(table, [...rowsByHandle.values()].flatMap(toProduct));
}

function withNewerNames({ row, cell }: ForeignRow): ForeignRow {
  return { row, cell: (name) => cell(name) || cell(NEWER_NAMES[name] ?? name) };
}

function toProduct(rows: ForeignRow[]): { row: number; cells: StoreCells }[] {
  const variants = rows.filter(({ cell }) => cell('Variant Price') !== '' || cell('Option1 Value') !== '');
  const [first] = rows;
  if (!first) return [];
  const handle = first.cell('Handle');
  const [firstVariant, ...otherVariants] = variants;
  const sku = (otherVariants.length === 0 && firstVariant?.cell('Variant SKU')) || handle;
  const productCells = toProductCells(rows, sku);
  if (!firstVariant) return [{ row: first.row, cells: productCells }];
  return variants.map(({ row, cell }, index) => ({
    row,
    cells: {
      ...(index === 0 ? productCells : { sku }),
      ...toSizeCells(cell, first, otherVariants.length > 0),
    },
  }));
}

function toProductCells(rows: ForeignRow[], sku: string): StoreCells {
  const cell = rows[0]?.cell ?? (() => '');
  const description = htmlToPlainText(cell('Body (HTML)'));
  const photos = rows.filter((row) => row.cell('Image Src') !== '');
  const getImagePosition = (row: ForeignRow) =>
    Number(row.cell('Image Position') || Number.POSITIVE_INFINITY);
  return removeEmptyCells({
    sku,
    name: cell('Title'),
    description,
    ...readTextAttributes([cell('Title'), cell('Type'), cell('Product Category'), cell('Tags')], description),
    weight_g: readGrams(cell),
    fixed_price: cell('Variant Price'),
    compare_at_price: getCompareAtPrice(cell('Variant Compare At Price'), cell('Variant Price')),
    cost: cell('Cost per item'),
    tags: cell('Tags'),
    slug: cell('Handle'),
    seo_title: cell('SEO Title'),
    seo_description: cell('SEO Description'),
    images: photos
      .toSorted((a, b) => getImagePosition(a) - getImagePosition(b))
      .map((row) => row.cell('Image Src'))
      .join(' '),
  });
}

function toSizeCells(cell: ForeignRow['cell'], first: ForeignRow, hasOtherVariants: boolean): StoreCells {
  const options = ['Option1', 'Option2', 'Option3'].map((option) => ({
    name: first.cell(`${option} Name`),
    value: cell(`${option} Value`),
  }));
  const size = options.flatMap(({ value }) => (value === '' || value === 'Default Title' ? [] : [value]));
  return removeEmptyCells({
    size: size.join(' / '),
    size_sku: hasOtherVariants ? cell('Variant SKU') : '',
    barcode: cell('Variant Barcode'),
    size_weight_g: hasOtherVariants ? readGrams(cell) : '',
    stock: cell('Variant Inventory Qty'),
    // Included for each size, so that differing prices are detected.
    fixed_price: cell('Variant Price'),
  });
}

/** Returns the weight in grams. Empty if it is 0, which Shopify writes if no weight was entered. */
function readGrams(cell: ForeignRow['cell']): string {
  const grams = cell('Variant Grams');
  return readNumber(grams) === 0 ? '' : grams;
}

/** Returns the compare-at price. Empty if it is not above the price, which Shopify allows. */
function getCompareAtPrice(compareAtPrice: string, price: string): string {
  const [compareAtAmount = 0, priceAmount = 0] = [readNumber(compareAtPrice), readNumber(price)];
  return compareAtAmount <= priceAmount ? '' : compareAtPrice;
}
