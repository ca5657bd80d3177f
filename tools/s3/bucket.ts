import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface S3Request {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface S3Response {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

interface StoredObject {
  body: Buffer;
  etag: string;
}

/** An in-memory S3 bucket with range requests, listing by prefix and multipart uploads. */
export class Bucket {
  readonly #objects = new Map<string, StoredObject>();
  readonly #uploads = new Map<string, Map<number, Buffer>>();

  handle(request: S3Request): S3Response {
    const { method, key, query } = request;
    if (!key) return method === 'HEAD' ? { status: 200 } : this.#list(query);
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return this.#handlePart(request, uploadId);
    if (method === 'POST') return this.#beginUpload();
    if (method === 'PUT') return this.#put(key, request.body, md5(request.body));
    if (method === 'DELETE') this.#objects.delete(key);
    return method === 'DELETE' ? { status: 204 } : this.#get(key, request.headers.range);
  }

  #put(key: string, body: Buffer, hash: string): S3Response {
    this.#objects.set(key, { body, etag: `"${hash}"` });
    return { status: 200, headers: { etag: `"${hash}"` } };
  }

  #get(key: string, range?: string): S3Response {
    const object = this.#objects.get(key);
    if (!object) return createErrorResponse(404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const body = from === undefined ? object.body : object.body.subarray(Number(from), Number(to) + 1);
    const headers = { etag: object.etag, 'content-length': body.length };
    return { status: from === undefined ? 200 : 206, headers, body };
  }

  #list(query: URLSearchParams): S3Response {
    const lastKey = query.get('continuation-token') ?? '';
    const maxKeys = Number(query.get('max-keys') ?? 1000);
    const keys = [...this.#objects.keys()].filter(
      (key) => key.startsWith(query.get('prefix') ?? '') && key > lastKey,
    );
    const page = keys.sort().slice(0, maxKeys);
    const nextTokenElement =
      keys.length > maxKeys ? createElement('NextContinuationToken', page.at(-1) ?? '') : '';
    const contents = page.map((key) => {
      const { body, etag } = this.#objects.get(key) ?? { body: '', etag: '' };
      return `<Contents>${createElement('Key', key)}${createElement('Size', String(body.length))}${createElement('ETag', etag)}</Contents>`;
    });
    const truncatedElement = createElement('IsTruncated', String(nextTokenElement !== ''));
    return createXmlResponse(
      200,
      `<ListBucketResult>${truncatedElement}${nextTokenElement}${contents.join('')}</ListBucketResult>`,
    );
  }

  #beginUpload(): S3Response {
    const id = randomUUID();
    this.#uploads.set(id, new Map());
    const elementName = 'InitiateMultipartUploadResult';
    return createXmlResponse(200, `<${elementName}>${createElement('UploadId', id)}</${elementName}>`);
  }

  #handlePart({ method, key, query, body }: S3Request, id: string): S3Response {
    const parts = this.#uploads.get(id);
    if (!parts) return createErrorResponse(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: `"${md5(body)}"` } };
    }
    this.#uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const partNumberMatches = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)];
    const selectedParts = partNumberMatches.map(([, number]) => parts.get(Number(number)));
    if (selectedParts.length === 0 || selectedParts.includes(undefined))
      return createErrorResponse(400, 'InvalidPart');
    const content = Buffer.concat(selectedParts.filter((part) => part !== undefined));
    const { headers } = this.#put(key, content, `${md5(content)}-${selectedParts.length}`);
    const elementName = 'CompleteMultipartUploadResult';
    return createXmlResponse(
      200,
      `<${elementName}>${createElement('ETag', String(headers?.etag))}</${elementName}>`,
    );
  }
}

export function createErrorResponse(status: number, code: string): S3Response {
  return createXmlResponse(status, `<Error>${createElement('Code', code)}</Error>`);
}

function createXmlResponse(status: number, body: string): S3Response {
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

function createElement(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
}

function md5(data: Buffer): string {
  return createHash('md5').update(data).digest('hex');
}
