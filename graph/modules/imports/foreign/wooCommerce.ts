import type { SheetColumn } from '#domain/catalog/productSheet.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { factsInWords } from './factsInWords.ts';
import { type ForeignRow, filled, foreignRows, type OwnCells, plainText, toOwnTable } from './foreignRow.ts';

/** Returns true for the product export of WooCommerce. Source: https://woocommerce.com/document/product-csv-importer-exporter/ */
export function isWooCommerce({ header }: Pick<SheetTable, 'header'>): boolean {
  return ['Type', 'SKU', 'Name', 'Regular price', 'Categories'].every((name) => header.includes(name));
}

/** The column of WooCommerce that gives a column of the sheet; what is read from words has none. */
export function wooCommerceNames({
  header,
}: Pick<SheetTable, 'header'>): Partial<Record<SheetColumn, string>> {
  const weight = header.find((name) => WEIGHT_NAME.test(name));
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

/** The same products in the store's own columns. A variation is a size of its parent, which it names by its SKU or its id. */
export function fromWooCommerce(table: SheetTable): SheetTable {
  const rows = foreignRows(table);
  const skus = new Map(rows.map((row) => [`id:${row.cell('ID')}`, row.cell('SKU')]));
  return toOwnTable(
    table,
    rows
      .filter((row) => !isType(row, 'grouped') && !isType(row, 'external'))
      .map((row) => ({
        row: row.row,
        cells: isType(row, 'variation') ? toSize(table, row, skus) : toProduct(table, row, rows),
      })),
  );
}

/** A type can be followed by others, such as `simple, virtual`. */
function isType({ cell }: ForeignRow, type: string): boolean {
  return cell('Type').split(/,\s*/).includes(type);
}

function toProduct(table: SheetTable, row: ForeignRow, rows: readonly ForeignRow[]): OwnCells {
  const { cell } = row;
  const isOfSizes = isType(row, 'variable');
  const firstSize = isOfSizes ? rows.find((other) => isVariationOf(other, row)) : undefined;
  const attributes = attributesOf(cell).flatMap(({ name, value }) => [name, value]);
  const description = plainText(withLineBreaks(cell('Description') || cell('Short description')));
  return filled({
    // Without a SKU it is refused: the id of another shop would stay as the product's SKU.
    sku: cell('SKU'),
    name: plainText(cell('Name')),
    description,
    ...factsInWords([cell('Name'), cell('Categories'), cell('Tags'), ...attributes], description),
    weight_g: gramsOf(table, cell) || (firstSize ? gramsOf(table, firstSize.cell) : ''),
    // The rows of the sizes have their prices.
    ...(firstSize ? {} : pricesOf(cell)),
    cost: cell('Cost of goods'),
    tags: plainText(cell('Tags')),
    featured: cell('Is featured?') === '1' ? 'yes' : '',
    images: cell('Images')
      .split(/,\s*(?=https?:)/i)
      .join(' '),
    barcode: isOfSizes ? '' : barcodeOf(cell),
    stock: isOfSizes ? '' : cell('Stock'),
  });
}

function toSize(table: SheetTable, { cell }: ForeignRow, skus: ReadonlyMap<string, string>): OwnCells {
  const parent = cell('Parent');
  return filled({
    sku: skus.get(parent) ?? parent,
    size: attributesOf(cell)
      .map(({ value }) => value)
      .join(' / '),
    size_sku: cell('SKU'),
    barcode: barcodeOf(cell),
    size_weight_g: gramsOf(table, cell),
    stock: cell('Stock'),
    ...pricesOf(cell),
  });
}

function isVariationOf(row: ForeignRow, product: ForeignRow): boolean {
  const parent = row.cell('Parent');
  return isType(row, 'variation') && [product.cell('SKU'), `id:${product.cell('ID')}`].includes(parent);
}

function pricesOf(cell: ForeignRow['cell']): OwnCells {
  const [regular, sale] = [cell('Regular price'), cell('Sale price')];
  return filled({ fixed_price: sale || regular, compare_at_price: sale === '' ? '' : regular });
}

const MOST_ATTRIBUTES = 5;

function attributesOf(cell: ForeignRow['cell']): { name: string; value: string }[] {
  return Array.from({ length: MOST_ATTRIBUTES }, (_, index) => ({
    name: cell(`Attribute ${index + 1} name`),
    value: cell(`Attribute ${index + 1} value(s)`),
  })).filter(({ value }) => value !== '');
}

function barcodeOf(cell: ForeignRow['cell']): string {
  return cell('GTIN, UPC, EAN, or ISBN');
}

const WEIGHT_NAME = /^Weight \(\w+\)$/;
const GRAMS: Record<string, number> = { g: 1, kg: 1000, oz: 28.349523125, lbs: 453.59237 };

/** The name of the column says in which unit the store that exported it weighs. */
function gramsOf({ header }: SheetTable, cell: ForeignRow['cell']): string {
  const name = header.find((each) => WEIGHT_NAME.test(each)) ?? '';
  const inGrams = GRAMS[/\((\w+)\)/.exec(name)?.[1] ?? ''] ?? 0;
  const weight = readNumber(cell(name)) ?? 0;
  // A weight that cannot be read is refused with its row, not left out.
  if (Number.isNaN(weight) || cell(name).includes(',')) return cell(name);
  return weight * inGrams > 0 ? String(Math.round(weight * inGrams * 1000) / 1000) : '';
}

const BLOCK = '</?(?:p|div|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th|br|hr|blockquote)\\b[^>]*>';
/** A line break of the text, none that only parts blocks of HTML. */
const BREAK_OF_TEXT = new RegExp(`(?<!${BLOCK}\\s*)\\n(?!\\s*${BLOCK})`, 'gi');

/** The exporter writes the line breaks of a description as `\n`; WordPress shows them also within HTML. */
function withLineBreaks(text: string): string {
  const broken = text.replace(/(?<!\\)\\n/g, '\n');
  return /[<&]/.test(broken) ? broken.replace(BREAK_OF_TEXT, '<br>') : broken;
}
