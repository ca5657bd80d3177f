import { MAX_VIDEO_SECONDS } from '#domain/catalog/videoSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isMp4, readMp4 } from './readMp4.ts';
import { isWebm, readWebm } from './readWebm.ts';

export interface VideoDetails {
  width: number;
  height: number;
  /** Duration; null if the file does not contain it. */
  seconds: number | null;
}

export interface Video extends VideoDetails {
  content: Buffer;
  format: 'mp4' | 'webm';
}

const MAX_SIDE = 4096;

/**
 * Converts uploaded bytes to a video, whatever their name or type: MP4 with H.264, or WebM, with metadata about
 * location and camera blanked. Throws a DomainError if it is not a video or not playable in every browser.
 */
export function readVideo(content: Buffer): Video {
  const format = isMp4(content) ? 'mp4' : isWebm(content) ? 'webm' : null;
  if (!format) throw new DomainError('VIDEO_WRONG_FORMAT', 'file');
  const details = read(content, format);
  const { width, height, seconds } = details;
  if (width < 1 || height < 1 || Math.max(width, height) > MAX_SIDE)
    throw new DomainError('VIDEO_UNREADABLE', 'file');
  // Durations are often slightly longer than the nominal seconds.
  if (seconds !== null && Math.floor(seconds) > MAX_VIDEO_SECONDS)
    throw new DomainError('VIDEO_TOO_LONG', { most: MAX_VIDEO_SECONDS }, 'file');
  return { content, format, ...details };
}

function read(content: Buffer, format: Video['format']): VideoDetails {
  try {
    return format === 'mp4' ? readMp4(content) : readWebm(content);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('VIDEO_UNREADABLE', 'file');
  }
}
