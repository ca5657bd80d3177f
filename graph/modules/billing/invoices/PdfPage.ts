import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import { type FontSetting, measureWidth, type Weight, writeRuns } from './writeRuns.ts';

/** A4, with margins wide enough for a binder. */
const DEFAULT_PAGE_FORMAT = { size: 'A4', margin: 48 };
const TEXT_COLOUR = '#221C17';
const MUTED_COLOUR = '#6B6157';
const WARNING_COLOUR = '#A3261F';
const RULE_COLOUR = '#E4DCCF';

export interface TextStyle {
  size?: number;
  weight?: Weight;
  isMuted?: boolean;
  isWarning?: boolean;
}

export interface Cell extends TextStyle {
  text: string;
  x: number;
  width: number;
  align?: 'left' | 'right';
}

export interface PageFormat {
  size: string;
  /** Page margin, in points. */
  margin: number;
}

/** Pages of a document, written from the top down. Rows that do not fit start the next page. */
export class PdfPage {
  readonly document: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  readonly #format: PageFormat;
  y: number;

  constructor(document: PDFKit.PDFDocument, format: PageFormat = DEFAULT_PAGE_FORMAT) {
    this.document = document;
    this.#format = format;
    document.addPage(format);
    this.left = format.margin;
    this.y = format.margin;
    this.width = document.page.width - 2 * format.margin;
  }

  /** Writes cells side by side. The row is as tall as its tallest cell. */
  writeRow(cells: readonly Cell[], { gap = 4 }: { gap?: number } = {}): void {
    const wrappedCells = this.#breakCells(cells);
    const height = calculateRowHeight(wrappedCells);
    if (this.y + height > this.document.page.height - this.#format.margin) {
      this.document.addPage(this.#format);
      this.y = this.#format.margin;
    }
    for (const { lines, ...cell } of wrappedCells)
      lines.forEach((line, index) => {
        this.#writeLine(line, cell, this.y + index * getLineHeight(cell.size ?? 10));
      });
    this.y += height + gap;
  }

  /** Returns the height of a row of these cells, in points. */
  getRowHeight(cells: readonly Cell[]): number {
    return calculateRowHeight(this.#breakCells(cells));
  }

  writeText(text: string, style: TextStyle = {}, options?: { gap?: number }): void {
    for (const line of text.split('\n'))
      this.writeRow([{ text: line, x: this.left, width: this.width, ...style }], options);
  }

  drawRule(): void {
    this.document
      .moveTo(this.left, this.y + 2)
      .lineTo(this.left + this.width, this.y + 2)
      .lineWidth(0.5)
      .strokeColor(RULE_COLOUR)
      .stroke();
    this.y += 8;
  }

  addSpace(points: number): void {
    this.y += points;
  }

  #writeLine(
    line: string,
    { x, width, align = 'left', size = 10, weight = 400, isMuted = false, isWarning = false }: Cell,
    y: number,
  ) {
    const fontSetting: FontSetting = {
      size,
      weight,
      colour: isWarning ? WARNING_COLOUR : isMuted ? MUTED_COLOUR : TEXT_COLOUR,
    };
    const textX = align === 'right' ? x + width - measureWidth(this.document, line, fontSetting) : x;
    writeRuns(this.document, line, { ...fontSetting, x: textX, y });
  }

  #breakCells(cells: readonly Cell[]) {
    return cells.map((cell) => ({
      ...cell,
      lines: this.#breakLines({ ...cell, text: removeHiddenCharacters(cell.text) }),
    }));
  }

  /** Breaks lines at spaces, and inside a word only if the word is wider than its cell. */
  #breakLines(cell: Cell): string[] {
    const lines: string[] = [];
    for (const paragraph of cell.text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(' ')) {
        const extendedLine = line ? `${line} ${word}` : word;
        if (this.#measureWidth(extendedLine, cell) <= cell.width) {
          line = extendedLine;
          continue;
        }
        if (line) lines.push(line);
        const fragments = this.#splitWord(word, cell);
        lines.push(...fragments.slice(0, -1));
        line = fragments.at(-1) ?? '';
      }
      lines.push(line);
    }
    return lines;
  }

  #splitWord(word: string, cell: Cell): string[] {
    const fragments = [''];
    for (const letter of word) {
      const last = fragments.length - 1;
      const extendedLine = `${fragments[last]}${letter}`;
      if (this.#measureWidth(extendedLine, cell) <= cell.width || fragments[last] === '')
        fragments[last] = extendedLine;
      else fragments.push(letter);
    }
    return fragments;
  }

  #measureWidth(line: string, style: TextStyle): number {
    return measureWidth(this.document, line, style);
  }
}

function calculateRowHeight(wrappedCells: readonly { lines: readonly string[]; size?: number }[]): number {
  return Math.max(...wrappedCells.map(({ lines, size = 10 }) => lines.length * getLineHeight(size)));
}

function getLineHeight(size: number): number {
  return size * 1.45;
}
