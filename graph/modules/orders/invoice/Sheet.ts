import PDFDocument from 'pdfkit';
import { withoutHidden } from '#domain/text/hiddenCharacters.ts';
import { fontFiles, splitRuns, type Weight } from './fonts.ts';

const MARGIN = 48;
const INK = '#221C17';
const MUTED = '#6B6157';
const ALARM = '#A3261F';
const HAIRLINE = '#E4DCCF';

export interface Words {
  size?: number;
  weight?: Weight;
  muted?: boolean;
  alarming?: boolean;
}

export interface Cell extends Words {
  text: string;
  x: number;
  width: number;
  align?: 'left' | 'right';
}

/** An A4 page after another, written from the top; rows that do not fit begin the next page. */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly width: number;
  y = MARGIN;

  constructor({ title, createdAt }: { title: string; createdAt: Date }) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      autoFirstPage: true,
      info: { Title: title, CreationDate: createdAt },
      lang: 'en',
    });
    for (const { name, data } of fontFiles) this.document.registerFont(name, data);
    this.width = this.document.page.width - 2 * MARGIN;
  }

  /** Cells side by side; the row is as high as its highest cell. */
  row(cells: readonly Cell[], { gap = 4 }: { gap?: number } = {}): void {
    const broken = cells.map((cell) => ({
      ...cell,
      lines: this.#lines({ ...cell, text: withoutHidden(cell.text) }),
    }));
    const height = Math.max(...broken.map(({ lines, size = 10 }) => lines.length * lineHeight(size)));
    if (this.y + height > this.document.page.height - MARGIN) {
      this.document.addPage();
      this.y = MARGIN;
    }
    for (const { lines, ...cell } of broken)
      lines.forEach((line, index) => {
        this.#write(line, cell, this.y + index * lineHeight(cell.size ?? 10));
      });
    this.y += height + gap;
  }

  text(text: string, words: Words = {}, options?: { gap?: number }): void {
    for (const line of text.split('\n'))
      this.row([{ text: line, x: this.left, width: this.width, ...words }], options);
  }

  rule(): void {
    this.document
      .moveTo(this.left, this.y + 2)
      .lineTo(this.left + this.width, this.y + 2)
      .lineWidth(0.5)
      .strokeColor(HAIRLINE)
      .stroke();
    this.y += 8;
  }

  space(points: number): void {
    this.y += points;
  }

  #write(
    line: string,
    { x, width, align = 'left', size = 10, weight = 400, muted = false, alarming = false }: Cell,
    y: number,
  ) {
    let at = align === 'right' ? x + width - this.#widthOf(line, { size, weight }) : x;
    for (const { text, font } of splitRuns(line, weight)) {
      this.document
        .font(font)
        .fontSize(size)
        .fillColor(alarming ? ALARM : muted ? MUTED : INK);
      this.document.text(text, at, y, { lineBreak: false });
      at += this.document.widthOfString(text);
    }
  }

  /** Breaks at spaces, and a word that is wider than its cell where it must. */
  #lines(cell: Cell): string[] {
    const lines: string[] = [];
    for (const given of cell.text.split('\n')) {
      let line = '';
      for (const word of given.split(' ')) {
        const longer = line ? `${line} ${word}` : word;
        if (this.#widthOf(longer, cell) <= cell.width) {
          line = longer;
          continue;
        }
        if (line) lines.push(line);
        const pieces = this.#cut(word, cell);
        lines.push(...pieces.slice(0, -1));
        line = pieces.at(-1) ?? '';
      }
      lines.push(line);
    }
    return lines;
  }

  #cut(word: string, cell: Cell): string[] {
    const pieces = [''];
    for (const letter of word) {
      const last = pieces.length - 1;
      const longer = `${pieces[last]}${letter}`;
      if (this.#widthOf(longer, cell) <= cell.width || pieces[last] === '') pieces[last] = longer;
      else pieces.push(letter);
    }
    return pieces;
  }

  #widthOf(line: string, { size = 10, weight = 400 }: Words): number {
    const widths = splitRuns(line, weight).map(({ text, font }) =>
      this.document.font(font).fontSize(size).widthOfString(text),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  }
}

function lineHeight(size: number): number {
  return size * 1.45;
}
