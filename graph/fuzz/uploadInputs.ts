import fc from 'fast-check';
import sharp from 'sharp';
import { anMp4 } from '../media/video/testing/anMp4.ts';
import { aWebm } from '../media/video/testing/aWebm.ts';
import type { Input } from './input.ts';

/** Uploads: photos, videos and forms that are malformed or damaged. */
export async function createUploadInputs(): Promise<fc.Arbitrary<Input>[]> {
  const imageOptions = { width: 300, height: 300, channels: 3, background: '#caa' } as const;
  const photos = await Promise.all([
    sharp({ create: imageOptions }).png().toBuffer(),
    sharp({ create: imageOptions }).jpeg().toBuffer(),
    sharp({ create: imageOptions }).webp().toBuffer(),
  ]);
  const files = [...photos, anMp4(), aWebm()];
  const bytes = fc.oneof(
    fc.constantFrom(...files),
    fc
      .record({ file: fc.constantFrom(...files), at: fc.nat(), to: fc.nat({ max: 255 }) })
      .map(({ file, at, to }) => {
        const alteredFile = Buffer.from(file);
        alteredFile[at % alteredFile.length] = to;
        return alteredFile;
      }),
    fc
      .record({ file: fc.constantFrom(...files), end: fc.nat() })
      .map(({ file, end }) => file.subarray(0, end % file.length)),
    fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
    fc.constantFrom(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><script>1</script></svg>',
      ),
      Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
      Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    ),
  );
  const form = fc.record({
    bytes,
    name: fc.constantFrom('file', 'photo', '', '__proto__', 'a"; filename="b'),
    filename: fc.constantFrom('a.png', '../../a.webp', '', 'a.php\u0000.png'),
    type: fc.constantFrom('image/png', 'image/jpeg', 'image/svg+xml', 'text/html', ''),
    boundary: fc.constantFrom('B', 'B', 'B', 'other', ''),
    isClosed: fc.boolean(),
    parts: fc.integer({ min: 0, max: 7 }),
  });
  return ['/media/uploads', '/media/reviews', '/media/videos', '/api/admin/uploads'].map((url) =>
    form.map(({ bytes, name, filename, type, boundary, isClosed, parts }) => {
      const partHeader = `--B\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
      const part = Buffer.concat([Buffer.from(partHeader), bytes, Buffer.from('\r\n')]);
      const bodyParts = [
        ...Array.from({ length: Math.max(1, parts - 4) }, () => part),
        Buffer.from(isClosed ? '--B--\r\n' : ''),
      ];
      return {
        operation: `POST ${url}`,
        method: 'POST' as const,
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat(parts === 0 ? [] : bodyParts),
      };
    }),
  );
}
