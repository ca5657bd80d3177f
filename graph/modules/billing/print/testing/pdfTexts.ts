import { inflateSync } from 'node:zlib';

/** Extracts the text of each page of a pdfkit document, in drawing order, without separators between runs. */
export function extractPdfTexts(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const fonts = readFonts(dictionary, objects);
    const content = objects.get(findRef(dictionary, 'Contents') ?? '')?.stream?.toString('latin1') ?? '';
    return readRuns(content, fonts);
  });
}

interface PdfObject {
  dictionary: string;
  stream?: Buffer;
}

type GlyphMap = Map<string, string>;

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', 2: body = '', index } of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const streamIndex = body.indexOf('stream\n');
    const dictionary = streamIndex < 0 ? body : body.slice(0, streamIndex);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const from = index + `${id} 0 obj\n`.length + streamIndex + 'stream\n'.length;
    const bytes = streamIndex < 0 ? undefined : pdf.subarray(from, from + length);
    const stream = bytes && dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    objects.set(id, stream ? { dictionary, stream } : { dictionary });
  }
  return objects;
}

/** Returns the letters of each glyph in a page's fonts, keyed by the font's name in the file. */
function readFonts(page: string, objects: Map<string, PdfObject>): Map<string, GlyphMap> {
  const resources = objects.get(findRef(page, 'Resources') ?? '')?.dictionary ?? page;
  const fontRefs = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    fontRefs.map(([, name = '', id = '']) => {
      const characterMap = objects.get(findRef(objects.get(id)?.dictionary ?? '', 'ToUnicode') ?? '')?.stream;
      return [name, parseGlyphMap(characterMap?.toString('latin1') ?? '')];
    }),
  );
}

/** Parses pdfkit's character map, which lists ranges of glyphs with their letters in UTF-16. */
function parseGlyphMap(characterMap: string): GlyphMap {
  const letters: GlyphMap = new Map();
  for (const [, from = '', list = ''] of characterMap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  return letters;
}

function readRuns(content: string, fonts: Map<string, GlyphMap>): string {
  let letters: GlyphMap | undefined;
  let pageText = '';
  for (const [, font, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font);
    for (const [, hex = ''] of (run ?? '').matchAll(/<([0-9a-f]+)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? []) pageText += letters?.get(glyph) ?? '';
    if (run !== undefined) pageText += '\n';
  }
  return pageText;
}

function findRef(dictionary: string, key: string): string | undefined {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
}
