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
  const movieHeader = buildBox(
    'mvhd',
    createZeros(12),
    encodeUint32(600),
    encodeUint32(seconds * 600),
    createZeros(80),
  );
  const trackHeader = buildBox(
    'tkhd',
    createZeros(76),
    encodeUint32(width * 65_536),
    encodeUint32(height * 65_536),
  );
  const handler = buildBox('hdlr', createZeros(8), Buffer.from('vide'), createZeros(12));
  const sample = buildBox(codec, createZeros(78));
  const table = buildBox('minf', buildBox('stbl', buildBox('stsd', createZeros(4), encodeUint32(1), sample)));
  const locationBox = buildBox('udta', buildBox('©xyz', Buffer.from(location)));
  const track = buildBox('trak', trackHeader, buildBox('mdia', handler, table), locationBox);
  return Buffer.concat([
    buildBox('ftyp', Buffer.from(brand, 'latin1'), createZeros(4)),
    buildBox('moov', movieHeader, track, locationBox),
    buildBox('mdat', Buffer.alloc(contentBytes, 7)),
  ]);
}

function buildBox(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([encodeUint32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

function encodeUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function createZeros(count: number): Buffer {
  return Buffer.alloc(count);
}
