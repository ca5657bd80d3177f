import { DomainError } from '#domain/errors/errors.ts';
import { type Box, blankBox, findBox, readBoxes } from './mp4Boxes.ts';
import type { VideoDetails } from './readVideo.ts';

/** Brands that browsers play as MP4. QuickTime files, and images and audio in the same container, have other brands. */
const BRANDS = /^(isom|iso[2-9]|mp4[12]|mp71|avc1|M4V |M4VP|dash|MSNV)$/;

/** H.264, which every browser plays. */
const CODECS = ['avc1', 'avc3'];

/** Boxes with metadata about the camera, software and location. */
const METADATA_BOXES = ['udta', 'meta', 'uuid'];

export function isMp4(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp' && BRANDS.test(bytes.toString('latin1', 8, 12));
}

/** Reads an MP4 and blanks its metadata about location and camera. */
export function readMp4(bytes: Buffer): VideoDetails {
  const file = { type: '', start: 0, body: 0, end: bytes.length };
  const moov = findBox(bytes, file, 'moov');
  const header = moov && findBox(bytes, moov, 'mvhd');
  if (!moov || !header) throw new RangeError('The moov box is missing.');
  const tracks = readBoxes(bytes, moov).filter(({ type }) => type === 'trak');
  const videoTrack = tracks.find((track) => readHandlerType(bytes, track) === 'vide');
  if (!videoTrack) throw new RangeError('There is no video track.');
  if (!CODECS.includes(readCodec(bytes, videoTrack))) throw new DomainError('VIDEO_CODEC', 'file');
  for (const parent of [file, moov, ...tracks])
    for (const box of readBoxes(bytes, parent)) if (METADATA_BOXES.includes(box.type)) blankBox(bytes, box);
  return { ...readDimensions(bytes, videoTrack), seconds: readDurationSeconds(bytes, header) };
}

function readHandlerType(bytes: Buffer, track: Box): string {
  const handler = findBox(bytes, track, 'mdia', 'hdlr');
  return handler ? bytes.toString('latin1', handler.body + 8, handler.body + 12) : '';
}

function readCodec(bytes: Buffer, track: Box): string {
  const table = findBox(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
  return table ? bytes.toString('latin1', table.body + 12, table.body + 16) : '';
}

/** Reads the last two numbers of the track header, which are in units of 1/65,536 pixel. */
function readDimensions(bytes: Buffer, track: Box): { width: number; height: number } {
  const header = findBox(bytes, track, 'tkhd');
  if (!header) throw new RangeError('A track has no header.');
  const offset = header.body + (bytes.readUInt8(header.body) === 1 ? 88 : 76);
  return { width: bytes.readUInt16BE(offset), height: bytes.readUInt16BE(offset + 4) };
}

/** Returns null for files written while recording, which do not contain their duration. */
function readDurationSeconds(bytes: Buffer, { body }: Box): number | null {
  const isLong = bytes.readUInt8(body) === 1;
  const scale = bytes.readUInt32BE(body + (isLong ? 20 : 12));
  const duration = isLong ? Number(bytes.readBigUInt64BE(body + 24)) : bytes.readUInt32BE(body + 16);
  return scale > 0 && duration > 0 ? duration / scale : null;
}
