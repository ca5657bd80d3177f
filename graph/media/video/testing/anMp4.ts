interface Mp4Options {
  brand?: string;
  codec?: string;
  seconds?: number;
  width?: number;
  height?: number;
  /** Location metadata of the camera. */
  location?: string;
  /** Number of content bytes. */
  contentBytes?: number;
}

/** Returns a minimal MP4 with everything the reader checks. It is not playable. */
export function anMp4(options: Mp4Options = {}): Buffer<ArrayBuffer> {
  const { brand = 'isom', codec = 'avc1', seconds = 12, width = 720, height = 1280 } = options;
  const { location = '+27.7172+085.3240/', contentBytes = 1000 } = options;
  const movieHeader = box('mvhd', zeros(12), uint32(600), uint32(seconds * 600), zeros(80));
  const trackHeader = box('tkhd', zeros(76), uint32(width * 65_536), uint32(height * 65_536));
  const handler = box('hdlr', zeros(8), Buffer.from('vide'), zeros(12));
  const sample = box(codec, zeros(78));
  const table = box('minf', box('stbl', box('stsd', zeros(4), uint32(1), sample)));
  const locationBox = box('udta', box('©xyz', Buffer.from(location)));
  const track = box('trak', trackHeader, box('mdia', handler, table), locationBox);
  return Buffer.concat([
    box('ftyp', Buffer.from(brand, 'latin1'), zeros(4)),
    box('moov', movieHeader, track, locationBox),
    box('mdat', Buffer.alloc(contentBytes, 7)),
  ]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function zeros(count: number): Buffer {
  return Buffer.alloc(count);
}
