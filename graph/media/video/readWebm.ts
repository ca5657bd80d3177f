import { DomainError } from '#domain/errors/errors.ts';
import {
  blankElement,
  type Element,
  findElement,
  readElements,
  readFloat,
  readUnsigned,
} from './ebmlElements.ts';
import type { VideoDetails } from './readVideo.ts';

const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  tags: 0x1254c367,
} as const;

/** Codecs that every browser with WebM support plays. */
const CODECS = ['V_VP8', 'V_VP9'];

const NANOSECONDS_PER_SECOND = 1e9;
const DEFAULT_SCALE = 1e6;

export function isWebm(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32BE(0) === ID.header;
}

/** Reads a WebM and blanks its metadata about location and camera. Other Matroska files are refused. */
export function readWebm(bytes: Buffer): VideoDetails {
  const file = { id: 0, start: 0, body: 0, end: bytes.length };
  const kind = findElement(bytes, file, ID.header, ID.docType);
  if (readText(bytes, kind) !== 'webm') throw new DomainError('VIDEO_WRONG_FORMAT', 'file');
  const segment = findElement(bytes, file, ID.segment);
  const tracks = segment && findElement(bytes, segment, ID.tracks);
  if (!segment || !tracks) throw new RangeError('There are no tracks.');
  const videoTrack = readElements(bytes, tracks).find(
    (track) => track.id === ID.track && findElement(bytes, track, ID.video),
  );
  if (!videoTrack) throw new RangeError('There is no video track.');
  if (!CODECS.includes(readText(bytes, findElement(bytes, videoTrack, ID.codec))))
    throw new DomainError('VIDEO_CODEC', 'file');
  for (const element of readElements(bytes, segment))
    if (element.id === ID.tags) blankElement(bytes, element);
  const readDimension = (id: number) => {
    const element = findElement(bytes, videoTrack, ID.video, id);
    return element ? readUnsigned(bytes, element) : 0;
  };
  return {
    width: readDimension(ID.width),
    height: readDimension(ID.height),
    seconds: readDurationSeconds(bytes, segment),
  };
}

/** Returns null for files written while recording, which do not contain their duration. */
function readDurationSeconds(bytes: Buffer, segment: Element): number | null {
  const duration = findElement(bytes, segment, ID.info, ID.duration);
  if (!duration) return null;
  const scale = findElement(bytes, segment, ID.info, ID.scale);
  return (
    (readFloat(bytes, duration) * (scale ? readUnsigned(bytes, scale) : DEFAULT_SCALE)) /
    NANOSECONDS_PER_SECOND
  );
}

function readText(bytes: Buffer, element: Element | null): string {
  return element ? bytes.toString('latin1', element.body, element.end).replace(/\0+$/, '') : '';
}
