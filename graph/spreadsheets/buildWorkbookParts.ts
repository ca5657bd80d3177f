import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { Cell, SpreadsheetTable, WorkbookColumn } from './sheet.ts';

/** Maximum number of rows in an Excel sheet below the header. */
export const MAX_XLSX_ROWS = 1_048_575;

const MAX_TEXT_LENGTH = 32_767;
const MAX_NAME_LENGTH = 31;
/** Excel counts days from the end of 1899. */
const UNIX_EPOCH_DAY = 25_569;
/** Ids below this belong to Excel's built-in formats. */
const FIRST_FORMAT_ID = 164;
const TITLE_STYLE = 1;
const FIRST_FORMAT_STYLE = 2;

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONSHIPS_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT_TYPE_PREFIX = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns the files of a workbook (ECMA-376) except its sheet, by path. */
export function buildWorkbookParts({ name, columns }: SpreadsheetTable): Record<string, string> {
  const formats = collectFormats(columns);
  const formatElements = formats.map(
    (format, index) => `<numFmt numFmtId="${FIRST_FORMAT_ID + index}" formatCode="${escapeXml(format)}"/>`,
  );
  const styles = formats.map(
    (_format, index) => `<xf numFmtId="${FIRST_FORMAT_ID + index}" xfId="0" applyNumberFormat="1"/>`,
  );
  return {
    '[Content_Types].xml': `${XML_DECLARATION}<Types xmlns="${PACKAGE_NAMESPACE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE_PREFIX}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE_PREFIX}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT_TYPE_PREFIX}.worksheet+xml"/></Types>`,
    '_rels/.rels': buildRelationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/_rels/workbook.xml.rels': buildRelationships({
      worksheet: 'worksheets/sheet1.xml',
      styles: 'styles.xml',
    }),
    'xl/workbook.xml': `${XML_DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATIONSHIPS_NAMESPACE}"><sheets><sheet name="${escapeXml(shorten(name, MAX_NAME_LENGTH))}" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    'xl/styles.xml': `${XML_DECLARATION}<styleSheet xmlns="${MAIN_NAMESPACE}"><numFmts count="${formats.length}">${formatElements.join('')}</numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${FIRST_FORMAT_STYLE + formats.length}"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/>${styles.join('')}</cellXfs></styleSheet>`,
  };
}

/** Yields the sheet in batches of rows. The header row is frozen. */
export async function* streamWorksheet({ columns, batches }: SpreadsheetTable): AsyncGenerator<Uint8Array> {
  const formats = collectFormats(columns);
  const styles = columns.map(({ format }) => (format ? FIRST_FORMAT_STYLE + formats.indexOf(format) : 0));
  const widths = columns.map(({ width }, index) => {
    const number = index + 1;
    return `<col min="${number}" max="${number}" width="${width}" style="${styles[index]}" customWidth="1"/>`;
  });
  let rowNumber = 0;
  const buildRow = (cells: readonly Cell[], getStyle: (index: number) => number) => {
    rowNumber += 1;
    const elements = cells.map((cell, index) =>
      cell === null
        ? ''
        : buildCell(cell, `r="${toColumnLetters(index)}${rowNumber}" s="${getStyle(index)}"`),
    );
    return `<row r="${rowNumber}">${elements.join('')}</row>`;
  };
  const titles = columns.map(({ title }) => title);

  yield Buffer.from(
    `${XML_DECLARATION}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${buildRow(titles, () => TITLE_STYLE)}`,
  );
  for await (const rows of batches) {
    const elements = rows.map((row) => buildRow(row, (index) => styles[index] ?? 0));
    yield Buffer.from(elements.join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

function buildCell(cell: string | number | Date, attributes: string): string {
  if (cell instanceof Date) return `<c ${attributes}><v>${cell.getTime() / DAY_MS + UNIX_EPOCH_DAY}</v></c>`;
  if (typeof cell === 'number') return `<c ${attributes}><v>${cell}</v></c>`;
  const text = escapeXml(shorten(cell, MAX_TEXT_LENGTH));
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Returns the letters of a column: A to Z, then AA, AB and so on. */
function toColumnLetters(index: number): string {
  const quotient = Math.floor(index / 26);
  return (quotient > 0 ? toColumnLetters(quotient - 1) : '') + String.fromCharCode(65 + (index % 26));
}

function collectFormats(columns: readonly WorkbookColumn[]): string[] {
  return [...new Set(columns.flatMap(({ format }) => format ?? []))];
}

function buildRelationships(targets: Record<string, string>): string {
  const elements = Object.entries(targets).map(
    ([type, target]) =>
      `<Relationship Id="${type}" Type="${RELATIONSHIPS_NAMESPACE}/${type}" Target="${target}"/>`,
  );
  return `${XML_DECLARATION}<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${elements.join('')}</Relationships>`;
}

/**
 * XML does not allow most control characters. Excel reads `_x0041_` as A, so the underscore of such a sequence is
 * escaped.
 */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
