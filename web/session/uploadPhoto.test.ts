import { expect, test, vi } from 'vitest';
import { PHOTO_FILE_LIMIT, VIDEO_FILE_LIMIT } from '#domain/media/uploadLimits.ts';
import { type UploadUrl, uploadPhoto } from './uploadPhoto.ts';

function createFile(size: number): File {
  const file = new File(['x'], 'file');
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

test.each<[UploadUrl, number, string]>([
  ['/media/uploads', PHOTO_FILE_LIMIT.maxBytes, PHOTO_FILE_LIMIT.tooLarge],
  ['/media/reviews', PHOTO_FILE_LIMIT.maxBytes, PHOTO_FILE_LIMIT.tooLarge],
  ['/media/slips?order=1', PHOTO_FILE_LIMIT.maxBytes, PHOTO_FILE_LIMIT.tooLarge],
  ['/media/videos', VIDEO_FILE_LIMIT.maxBytes, VIDEO_FILE_LIMIT.tooLarge],
])(
  'a file that is too large for %s is refused before it is sent',
  async (uploadUrl, maxBytes, errorMessage) => {
    const fetch = vi.fn(async () => Response.json({ uploadId: 'one', url: '/media/one.webp' }));
    vi.stubGlobal('fetch', fetch);
    await expect(uploadPhoto(uploadUrl, createFile(maxBytes + 1))).rejects.toThrow(errorMessage);
    expect(fetch).not.toHaveBeenCalled();
    await expect(uploadPhoto(uploadUrl, createFile(maxBytes))).resolves.toMatchObject({ uploadId: 'one' });
  },
);
