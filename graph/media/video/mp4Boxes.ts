/** A box of an MP4 file. */
export interface Box {
  type: string;
  start: number;
  /** Start of its content. */
  body: number;
  end: number;
}

/** Returns the boxes between two positions of a file. Throws if one is longer than the range. */
export function readBoxes(bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>): Box[] {
  const boxes: Box[] = [];
  for (let start = body; start + 8 <= end; ) {
    const box = readBox(bytes, start, end);
    if (box.end > end || box.end < box.body) throw new RangeError(`Box ${box.type} exceeds its parent.`);
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

/** Returns the first box at a path of types, or null. */
export function findBox(bytes: Buffer, parent: Box, ...path: string[]): Box | null {
  let current: Box | null = parent;
  for (const type of path)
    current = (current && readBoxes(bytes, current).find((box) => box.type === type)) ?? null;
  return current;
}

/** Replaces a box with padding that players skip, without moving other content. */
export function blankBox(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}

function readBox(bytes: Buffer, start: number, parentEnd: number): Box {
  const size = bytes.readUInt32BE(start);
  const type = bytes.toString('latin1', start + 4, start + 8);
  // 1 means that the size follows the type; 0 means that the box extends to the end.
  if (size === 1)
    return { type, start, body: start + 16, end: start + Number(bytes.readBigUInt64BE(start + 8)) };
  return { type, start, body: start + 8, end: size === 0 ? parentEnd : start + size };
}
