/** A part of an MP4 file. */
export interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  body: number;
  end: number;
}

/** The boxes between two places of a file, one after the other. Throws where one is longer than its place. */
export function boxesIn(bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>): Box[] {
  const boxes: Box[] = [];
  for (let start = body; start + 8 <= end; ) {
    const box = boxAt(bytes, start, end);
    if (box.end > end || box.end < box.body) throw new RangeError(`A box ${box.type} ends nowhere.`);
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

/** The first box that the path of types leads to, or null. */
export function findBox(bytes: Buffer, within: Box, ...path: string[]): Box | null {
  let found: Box | null = within;
  for (const type of path) found = (found && boxesIn(bytes, found).find((box) => box.type === type)) ?? null;
  return found;
}

/** Makes a box one that players pass over, and empties it; nothing else of the file moves. */
export function blankBox(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}

function boxAt(bytes: Buffer, start: number, within: number): Box {
  const size = bytes.readUInt32BE(start);
  const type = bytes.toString('latin1', start + 4, start + 8);
  // One says that the length stands behind the type, nought that it goes to the end.
  if (size === 1)
    return { type, start, body: start + 16, end: start + Number(bytes.readBigUInt64BE(start + 8)) };
  return { type, start, body: start + 8, end: size === 0 ? within : start + size };
}
