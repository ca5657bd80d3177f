import type { SpreadsheetColumn } from '#domain/catalog/productSpreadsheet.ts';
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

/**
 * Returns true for a WooCommerce product export. Source:
 * https://woocommerce.com/document/product-csv-importer-exporter/
 */
export function isWooCommerce({ header }: Pick<SpreadsheetTable, 'header'>): boolean {
  return ['Type', 'SKU', 'Name', 'Regular price', 'Categories'].every((name) => header.includes(name));
}

/**
 * Returns the WooCommerce column for each column of the spreadsheet. Columns whose values are found in texts are
 * missing.
 */
export function mapWooCommerceNames({
  header,
}: Pick<SpreadsheetTable, 'header'>): Partial<Record<SpreadsheetColumn, string>> {
  const weight = header.find((name) => WEIGHT_COLUMN_PATTERN.test(name));
  return {
    sku: 'SKU',
    name: 'Name',
    description: 'Description',
    fixed_price: 'Regular price',
    compare_at_price: 'Regular price',
    cost: 'Cost of goods',
    tags: 'Tags',
    featured: 'Is featured?',
    images: 'Images',
    size: 'Attribute 1 value(s)',
    size_sku: 'SKU',
    barcode: 'GTIN, UPC, EAN, or ISBN',
    stock: 'Stock',
    ...(weight !== undefined && { weight_g: weight, size_weight_g: weight }),
  };
}

/**
 * Converts the table to the store's own columns. A variation is a size of its parent, which it identifies by SKU or id.
 */
export function fromWooCommerce(table: SpreadsheetTable): SpreadsheetTable {
  const rows = toForeignRows(table);
  const skus = new Map(rows.map((row) => [`id:${row.cell('ID')}`, row.cell('SKU')]));
  return toStoreTable(
    table,
    rows
      .filter((row) => !isType(row, 'grouped') && !isType(row, 'external'))
      .map((row) => ({
        row: row.row,
        cells: isType(row, 'variation') ? toSize(table, row, skus) : toProduct(table, row, rows),
      })),
  );
}

/** Returns true if the row has the type. The column can contain several types, as in `simple, virtual`. */
function isType({ cell }: ForeignRow, type: string): boolean {
  return cell('Type').split(/,\s*/).includes(type);
}

function toProduct(table: SpreadsheetTable, row: ForeignRow, rows: readonly ForeignRow[]): StoreCells {
  const { cell } = row;
  const hasSizes = isType(row, 'variable');
  const firstSize = hasSizes ? rows.find((other) => isVariationOf(other, row)) : undefined;
  const attributes = readAttributes(cell).flatMap(({ name, value }) => [name, value]);
  const description = htmlToPlainText(withLineBreaks(cell('Description') || cell('Short description')));
  return removeEmptyCells({
    // Left empty without a SKU, so that the product is refused. Otherwise the other shop's id would become its SKU.
    sku: cell('SKU'),
    name: htmlToPlainText(cell('Name')),
    description,
    ...readTextAttributes([cell('Name'), cell('Categories'), cell('Tags'), ...attributes], description),
    weight_g: readGrams(table, cell) || (firstSize ? readGrams(table, firstSize.cell) : ''),
    // If there are sizes, their rows contain the prices.
    ...(firstSize ? {} : readPrices(cell)),
    cost: cell('Cost of goods'),
    tags: htmlToPlainText(cell('Tags')),
    featured: cell('Is featured?') === '1' ? 'yes' : '',
    images: cell('Images')
      .split(/,\s*(?=https?:)/i)
      .join(' '),
    barcode: hasSizes ? '' : readBarcode(cell),
    stock: hasSizes ? '' : cell('Stock'),
  });
}

function toSize(
  table: SpreadsheetTable,
  { cell }: ForeignRow,
  skus: ReadonlyMap<string, string>,
): StoreCells {
  const parentReference = cell('Parent');
  return removeEmptyCells({
    sku: skus.get(parentReference) ?? parentReference,
    size: readAttributes(cell)
      .map(({ value }) => value)
      .join(' / '),
    size_sku: cell('SKU'),
    barcode: readBarcode(cell),
    size_weight_g: readGrams(table, cell),
    stock: cell('Stock'),
    ...readPrices(cell),
  });
}

function isVariationOf(row: ForeignRow, product: ForeignRow): boolean {
  const parentReference = row.cell('Parent');
  return (
    isType(row, 'variation') && [product.cell('SKU'), `id:${product.cell('ID')}`].includes(parentReference)
  );
}

function readPrices(cell: ForeignRow['cell']): StoreCells {
  const [regularPrice, salePrice] = [cell('Regular price'), cell('Sale price')];
  return removeEmptyCells({
    fixed_price: salePrice || regularPrice,
    compare_at_price: salePrice === '' ? '' : regularPrice,
  });
}

const MAX_ATTRIBUTES = 5;

function readAttributes(cell: ForeignRow['cell']): { name: string; value: string }[] {
  return Array.from({ length: MAX_ATTRIBUTES }, (_, index) => ({
    name: cell(`Attribute ${index + 1} name`),
    value: cell(`Attribute ${index + 1} value(s)`),
  })).filter(({ value }) => value !== '');
}

function readBarcode(cell: ForeignRow['cell']): string {
  return cell('GTIN, UPC, EAN, or ISBN');
}

const WEIGHT_COLUMN_PATTERN = /^Weight \(\w+\)$/;
const GRAMS_PER_UNIT: Record<string, number> = { g: 1, kg: 1000, oz: 28.349523125, lbs: 453.59237 };

/** Returns the weight in grams. The name of the column contains the unit. */
function readGrams({ header }: SpreadsheetTable, cell: ForeignRow['cell']): string {
  const name = header.find((columnName) => WEIGHT_COLUMN_PATTERN.test(columnName)) ?? '';
  const gramsPerUnit = GRAMS_PER_UNIT[/\((\w+)\)/.exec(name)?.[1] ?? ''] ?? 0;
  const weight = readNumber(cell(name)) ?? 0;
  // Returns an unreadable weight unchanged, so that the row is refused.
  if (Number.isNaN(weight) || cell(name).includes(',')) return cell(name);
  return weight * gramsPerUnit > 0 ? String(Math.round(weight * gramsPerUnit * 1000) / 1000) : '';
}

const BLOCK = '</?(?:p|div|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th|br|hr|blockquote)\\b[^>]*>';
/** Matches a line break within text, but not between HTML blocks. */
const TEXT_LINE_BREAK = new RegExp(`(?<!${BLOCK}\\s*)\\n(?!\\s*${BLOCK})`, 'gi');

/** Restores line breaks, which the exporter writes as `\n`. WordPress also displays line breaks within HTML. */
function withLineBreaks(text: string): string {
  const textWithLineBreaks = text.replace(/(?<!\\)\\n/g, '\n');
  return /[<&]/.test(textWithLineBreaks)
    ? textWithLineBreaks.replace(TEXT_LINE_BREAK, '<br>')
    : textWithLineBreaks;
}
