/** An element of a WebM file. */
export interface Element {
  id: number;
  start: number;
  /** Start of its content. */
  body: number;
  end: number;
}

/** Returns the elements between two positions of a file. Throws if one is longer than the range. */
export function readElements(bytes: Buffer, { body, end }: Pick<Element, 'body' | 'end'>): Element[] {
  const elements: Element[] = [];
  for (let start = body; start < end; ) {
    const element = readElement(bytes, start, end);
    if (element.end > end) throw new RangeError(`Element ${element.id.toString(16)} exceeds its parent.`);
    elements.push(element);
    start = element.end;
  }
  return elements;
}

/** Returns the first element at a path of ids, or null. */
export function findElement(bytes: Buffer, parent: Element, ...path: number[]): Element | null {
  let current: Element | null = parent;
  for (const id of path)
    current = (current && readElements(bytes, current).find((element) => element.id === id)) ?? null;
  return current;
}

/** Replaces an element with padding that players skip, without moving other content. */
export function blankElement(bytes: Buffer, { start, end }: Element): void {
  const HEADER_BYTES = 9;
  if (end - start < HEADER_BYTES) return;
  bytes.fill(0, start, end);
  bytes.writeUInt8(0xec, start);
  bytes.writeBigUInt64BE((1n << 56n) | BigInt(end - start - HEADER_BYTES), start + 1);
}

export function readUnsigned(bytes: Buffer, { body, end }: Element): number {
  let value = 0;
  for (let offset = body; offset < end; offset += 1) value = value * 256 + bytes.readUInt8(offset);
  return value;
}

export function readFloat(bytes: Buffer, { body, end }: Element): number {
  return end - body === 4 ? bytes.readFloatBE(body) : bytes.readDoubleBE(body);
}

function readElement(bytes: Buffer, start: number, parentEnd: number): Element {
  const id = readNumber(bytes, start);
  const size = readNumber(bytes, start + id.length);
  const body = start + id.length + size.length;
  // A size with all bits set means unknown.
  const isUnknownSize = size.value === 2 ** (7 * size.length) - 1;
  return { id: id.markedValue, start, body, end: isUnknownSize ? parentEnd : body + size.value };
}

/**
 * Reads a variable-length number. The position of its first set bit gives the length. `markedValue` includes that bit,
 * as in ids.
 */
function readNumber(bytes: Buffer, offset: number): { value: number; markedValue: number; length: number } {
  const firstByte = bytes.readUInt8(offset);
  const length = Math.clz32(firstByte) - 23;
  if (length > 8) throw new RangeError('A number has no length.');
  let [value, markedValue] = [firstByte - 2 ** (8 - length), firstByte];
  for (let index = 1; index < length; index += 1) {
    const nextByte = bytes.readUInt8(offset + index);
    [value, markedValue] = [value * 256 + nextByte, markedValue * 256 + nextByte];
  }
  return { value, markedValue, length };
}
