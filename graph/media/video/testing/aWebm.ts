interface WebmOptions {
  docType?: string;
  codec?: string;
  /** Null for a file written while recording. */
  seconds?: number | null;
  /** Location metadata of the camera. */
  location?: string;
}

/** Returns a minimal WebM with everything the reader checks. It is not playable. */
export function aWebm(options: WebmOptions = {}): Buffer<ArrayBuffer> {
  const { docType = 'webm', codec = 'V_VP9', seconds = 12, location = 'Patan' } = options;
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE((seconds ?? 0) * 1000);
  const info = buildElement('1549a966', ...(seconds === null ? [] : [buildElement('4489', duration)]));
  const videoElement = buildElement(
    'e0',
    buildElement('b0', Buffer.from([2, 208])),
    buildElement('ba', Buffer.from([5, 0])),
  );
  const track = buildElement('ae', buildElement('86', Buffer.from(codec)), videoElement);
  const tags = buildElement('1254c367', Buffer.from(location));
  const cluster = buildElement('1f43b675', Buffer.alloc(500, 7));
  const parts = [info, buildElement('1654ae6b', track), tags, cluster];
  const head = buildElement('1a45dfa3', buildElement('4282', Buffer.from(docType)));
  // Browsers write segments of unknown size.
  const segment =
    seconds === null
      ? Buffer.concat([Buffer.from('1853806701ffffffffffffff', 'hex'), ...parts])
      : buildElement('18538067', ...parts);
  return Buffer.concat([head, segment]);
}

function buildElement(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}
