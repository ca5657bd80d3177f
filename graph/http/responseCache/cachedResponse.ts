import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedTypes } from './acceptedTypes.ts';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

type Encoding = keyof typeof compressors;

const COMPRESSED_FROM_BYTES = 1024;

/** An answer as bytes, compressed at most once for each encoding. */
export class CachedResponse {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor({ body, contentType, etag }: { body: Buffer; contentType: string; etag: string }) {
    this.body = body;
    this.contentType = contentType;
    this.etag = etag;
  }

  async bytesFor(acceptEncoding: string | undefined): Promise<{ bytes: Buffer; encoding: Encoding | null }> {
    const accepted = acceptedTypes(acceptEncoding);
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.get(name));
    if (!encoding || this.body.length < COMPRESSED_FROM_BYTES) return { bytes: this.body, encoding: null };

    const compressed = this.#compressed.get(encoding) ?? compressors[encoding](this.body);
    this.#compressed.set(encoding, compressed);
    return { bytes: await compressed, encoding };
  }
}
