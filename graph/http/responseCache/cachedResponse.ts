import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAcceptedTypes } from './parseAcceptedTypes.ts';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export type Encoding = keyof typeof compressors;

export interface EncodedBytes {
  bytes: Buffer;
  encoding: Encoding | null;
}

/** Alternating names and values, the fastest form for `writeHead`. */
type RawHeaders = readonly string[];

const MIN_COMPRESSED_BYTES = 1024;

/** A response as bytes with its headers, compressed at most once per encoding. */
export class CachedResponse {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly #rawHeaders = new Map<Encoding | null, RawHeaders>();
  readonly #compressed = new Map<Encoding, Buffer>();
  readonly #underWay = new Map<Encoding, Promise<Buffer>>();

  constructor({ body, headers, etag }: Pick<CachedResponse, 'body' | 'headers' | 'etag'>) {
    this.body = body;
    this.headers = headers;
    this.etag = etag;
  }

  getHeaders(encoding: Encoding | null): Record<string, string> {
    if (!encoding) return this.headers;
    return {
      ...this.headers,
      'content-encoding': encoding,
      vary: 'Accept, Accept-Encoding, Authorization, Origin, X-Api-Key',
    };
  }

  getRawHeaders(encoding: Encoding | null): RawHeaders {
    const rawHeaders = this.#rawHeaders.get(encoding) ?? Object.entries(this.getHeaders(encoding)).flat();
    this.#rawHeaders.set(encoding, rawHeaders);
    return rawHeaders;
  }

  /** Returns the bytes for a client; null if they have not been compressed yet. */
  findReadyBytes(acceptEncoding: string | undefined): EncodedBytes | null {
    const encoding = this.#choose(acceptEncoding);
    if (!encoding) return { bytes: this.body, encoding };
    const bytes = this.#compressed.get(encoding);
    return bytes ? { bytes, encoding } : null;
  }

  async getBytes(acceptEncoding: string | undefined): Promise<EncodedBytes> {
    const encoding = this.#choose(acceptEncoding);
    if (!encoding) return { bytes: this.body, encoding };
    const compression = this.#underWay.get(encoding) ?? compressors[encoding](this.body);
    this.#underWay.set(encoding, compression);
    const bytes = await compression;
    this.#compressed.set(encoding, bytes);
    return { bytes, encoding };
  }

  #choose(acceptEncoding: string | undefined): Encoding | null {
    if (acceptEncoding === undefined || this.body.length < MIN_COMPRESSED_BYTES) return null;
    const acceptedEncodings = parseAcceptedTypes(acceptEncoding);
    return (['br', 'gzip'] as const).find((name) => acceptedEncodings.get(name)) ?? null;
  }
}
