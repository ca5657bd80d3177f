import fc from 'fast-check';
import sharp from 'sharp';
import type { Input } from './input.ts';

/** Photographs and forms that are none, or none any more. */
export async function uploadInputs(): Promise<fc.Arbitrary<Input>[]> {
  const create = { width: 300, height: 300, channels: 3, background: '#caa' } as const;
  const photographs = await Promise.all([
    sharp({ create }).png().toBuffer(),
    sharp({ create }).jpeg().toBuffer(),
    sharp({ create }).webp().toBuffer(),
  ]);
  const bytes = fc.oneof(
    fc.constantFrom(...photographs),
    fc
      .record({ photograph: fc.constantFrom(...photographs), at: fc.nat(), to: fc.nat({ max: 255 }) })
      .map(({ photograph, at, to }) => {
        const changed = Buffer.from(photograph);
        changed[at % changed.length] = to;
        return changed;
      }),
    fc
      .record({ photograph: fc.constantFrom(...photographs), end: fc.nat() })
      .map(({ photograph, end }) => photograph.subarray(0, end % photograph.length)),
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
  return ['/media/uploads', '/media/reviews', '/api/admin/uploads'].map((url) =>
    form.map(({ bytes, name, filename, type, boundary, isClosed, parts }) => {
      const head = `--B\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
      const part = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
      const whole = [
        ...Array.from({ length: Math.max(1, parts - 4) }, () => part),
        Buffer.from(isClosed ? '--B--\r\n' : ''),
      ];
      return {
        what: `POST ${url}`,
        method: 'POST' as const,
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat(parts === 0 ? [] : whole),
      };
    }),
  );
}
