/** A part of a WebM file. */
export interface Element {
  id: number;
  start: number;
  /** Where its content begins. */
  body: number;
  end: number;
}

/** The elements between two places of a file, one after the other. Throws where one is longer than its place. */
export function elementsIn(bytes: Buffer, { body, end }: Pick<Element, 'body' | 'end'>): Element[] {
  const elements: Element[] = [];
  for (let start = body; start < end; ) {
    const element = elementAt(bytes, start, end);
    if (element.end > end) throw new RangeError(`An element ${element.id.toString(16)} ends nowhere.`);
    elements.push(element);
    start = element.end;
  }
  return elements;
}

/** The first element that the path of ids leads to, or null. */
export function findElement(bytes: Buffer, within: Element, ...path: number[]): Element | null {
  let found: Element | null = within;
  for (const id of path)
    found = (found && elementsIn(bytes, found).find((element) => element.id === id)) ?? null;
  return found;
}

/** Makes an element one that players pass over, and empties it; nothing else of the file moves. */
export function blankElement(bytes: Buffer, { start, end }: Element): void {
  const HEAD = 9;
  if (end - start < HEAD) return;
  bytes.fill(0, start, end);
  bytes.writeUInt8(0xec, start);
  bytes.writeBigUInt64BE((1n << 56n) | BigInt(end - start - HEAD), start + 1);
}

export function readUnsigned(bytes: Buffer, { body, end }: Element): number {
  let value = 0;
  for (let at = body; at < end; at += 1) value = value * 256 + bytes.readUInt8(at);
  return value;
}

export function readFloat(bytes: Buffer, { body, end }: Element): number {
  return end - body === 4 ? bytes.readFloatBE(body) : bytes.readDoubleBE(body);
}

function elementAt(bytes: Buffer, start: number, within: number): Element {
  const id = numberAt(bytes, start);
  const size = numberAt(bytes, start + id.length);
  const body = start + id.length + size.length;
  // All ones: whoever wrote it did not know how long it would be.
  const isOpen = size.value === 2 ** (7 * size.length) - 1;
  return { id: id.marked, start, body, end: isOpen ? within : body + size.value };
}

/** A number whose first one bit says how many bytes it has; `marked` has that bit, as ids are written. */
function numberAt(bytes: Buffer, at: number): { value: number; marked: number; length: number } {
  const first = bytes.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('A number has no length.');
  let [value, marked] = [first - 2 ** (8 - length), first];
  for (let index = 1; index < length; index += 1) {
    const next = bytes.readUInt8(at + index);
    [value, marked] = [value * 256 + next, marked * 256 + next];
  }
  return { value, marked, length };
}
