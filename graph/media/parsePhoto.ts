import sharp, { type Metadata } from 'sharp';
import { DomainError } from '#domain/errors/errors.ts';

const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 2560;
const SHORTEST_SIDE = 200;

/** A photograph as it is kept: WebP, upright, in sRGB, of at most 2560 pixels a side, and nothing else in the file. */
export interface Photograph {
  content: Buffer;
  width: number;
  height: number;
  /** The mean colour, `#rrggbb`. */
  colour: string;
}

/**
 * Makes a photograph of what somebody sent, whatever they call it: what is kept is encoded anew, without the place,
 * the camera or anything else that the file told. Throws a DomainError for what is no photograph.
 */
export async function readPhotograph(bytes: Buffer): Promise<Photograph> {
  const { width, height } = await knownPhotograph(bytes);
  if (Math.min(width, height) < SHORTEST_SIDE)
    throw new DomainError('PHOTOGRAPH_TOO_SMALL', { least: SHORTEST_SIDE }, 'file');
  try {
    return await encodedAnew(bytes);
  } catch {
    throw new DomainError('PHOTOGRAPH_UNREADABLE', 'file');
  }
}

async function knownPhotograph(bytes: Buffer): Promise<Metadata> {
  const metadata = await readMetadata(bytes);
  if (!metadata || !isTaken(metadata)) throw new DomainError('PHOTOGRAPH_WRONG_FORMAT', 'file');
  if (metadata.width * metadata.height * (metadata.pages ?? 1) > MAX_PIXELS)
    throw new DomainError('PHOTOGRAPH_TOO_LARGE', 'file');
  return metadata;
}

async function readMetadata(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

function isTaken({ format, compression }: Metadata): boolean {
  return ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
}

/** Metadata is left out unless it is asked for. */
async function encodedAnew(bytes: Buffer): Promise<Photograph> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const mean = await sharp(data).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return { content: data, width: info.width, height: info.height, colour: `#${mean.toString('hex')}` };
}
