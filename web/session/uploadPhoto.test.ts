import { expect, test, vi } from 'vitest';
import { PHOTO_FILE, VIDEO_FILE } from '#domain/media/uploadLimits.ts';
import { type UploadUrl, uploadPhoto } from './uploadPhoto.ts';

function createFile(size: number): File {
  const file = new File(['x'], 'file');
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

test.each<[UploadUrl, number, string]>([
  ['/media/uploads', PHOTO_FILE.maxBytes, PHOTO_FILE.tooLarge],
  ['/media/reviews', PHOTO_FILE.maxBytes, PHOTO_FILE.tooLarge],
  ['/media/slips?order=1', PHOTO_FILE.maxBytes, PHOTO_FILE.tooLarge],
  ['/media/videos', VIDEO_FILE.maxBytes, VIDEO_FILE.tooLarge],
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
