import sharp, { type Metadata } from 'sharp';
import { DomainError } from '#domain/errors/errors.ts';

const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 2560;
const MIN_SIDE = 200;

/** A stored photo: WebP, upright, sRGB, at most 2560 pixels per side and without metadata. */
export interface Photo {
  content: Buffer;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  colour: string;
}

/**
 * Converts uploaded bytes to a photo, whatever their name or type. The image is re-encoded, which removes the
 * location, the camera and all other metadata. Throws a DomainError if it is not a photo.
 */
export async function parsePhoto(bytes: Buffer): Promise<Photo> {
  const { width, height } = await expectPhotoFormat(bytes);
  if (Math.min(width, height) < MIN_SIDE)
    throw new DomainError('PHOTO_TOO_SMALL', { least: MIN_SIDE }, 'file');
  try {
    return await reencode(bytes);
  } catch {
    throw new DomainError('PHOTO_UNREADABLE', 'file');
  }
}

async function expectPhotoFormat(bytes: Buffer): Promise<Metadata> {
  const metadata = await readMetadata(bytes);
  if (!metadata || !isAcceptedFormat(metadata)) throw new DomainError('PHOTO_WRONG_FORMAT', 'file');
  if (metadata.width * metadata.height * (metadata.pages ?? 1) > MAX_PIXELS)
    throw new DomainError('PHOTO_TOO_LARGE', 'file');
  return metadata;
}

async function readMetadata(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

function isAcceptedFormat({ format, compression }: Metadata): boolean {
  return ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
}

/** sharp removes metadata by default. */
async function reencode(bytes: Buffer): Promise<Photo> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const meanColour = await sharp(data).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return { content: data, width: info.width, height: info.height, colour: `#${meanColour.toString('hex')}` };
}
