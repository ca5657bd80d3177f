import type { OpenAPIV3_1 } from 'openapi-types';
import { PHOTO_FILE_LIMIT, toMegabytes } from '#domain/media/uploadLimits.ts';
import { EXAMPLE_ID } from '../shapes/entity.ts';
import { findTag } from './tags.ts';

const FAILURES: Record<string, string> = {
  400: 'The form contains no photo or cannot be read.',
  401: 'Not signed in, or the token or API key is invalid.',
  403: 'This account or API key lacks the permission or scope.',
  405: 'The method is not allowed; `Allow` lists the allowed ones.',
  413: `The photo is larger than ${toMegabytes(PHOTO_FILE_LIMIT)} MB.`,
  415: 'The body is not multipart/form-data.',
  422: 'The file is not a supported photo, or too many uploads are unattached.',
  429: 'Too many requests. `Retry-After` and `retryAfter` give the seconds to wait.',
  500: 'Internal error. Include the requestId when you report it.',
  503: 'Temporarily unavailable. `Retry-After` and `retryAfter` give the seconds to wait.',
};

/** The only operation that receives a file, so it is not in the route table (graph/media/mountUploads.ts). */
export const uploadOperation: OpenAPIV3_1.OperationObject = {
  tags: [findTag('/admin/uploads')],
  operationId: 'postAdminUploads',
  summary: 'Uploads a photo. Attach it to a product by its id within a day.',
  description: 'For: Staff, and API keys with `write-catalog` or `write-content`.',
  security: [{ bearer: [] }, { apiKey: ['write-catalog'] }],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: {
            file: {
              type: 'string',
              format: 'binary',
              description: `At most ${toMegabytes(PHOTO_FILE_LIMIT)} MB (1 MB is 1,000,000 bytes).`,
            },
          },
        },
      },
    },
  },
  responses: {
    201: {
      description: 'Done.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['success', 'data'],
            properties: {
              success: { const: true, description: 'Always true.' },
              data: {
                type: 'object',
                description: 'Result of the call.',
                required: ['upload'],
                properties: {
                  upload: { $ref: '#/components/schemas/Upload', description: 'The stored photo.' },
                },
              },
            },
          },
        },
      },
    },
    ...Object.fromEntries(
      Object.entries(FAILURES).map(([status, description]) => [
        status,
        {
          description,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
    ),
  },
};

export const uploadSchema: OpenAPIV3_1.SchemaObject = {
  type: 'object',
  description: 'A photo that is not attached yet.',
  required: ['uploadId', 'url', 'width', 'height', 'colour'],
  properties: {
    uploadId: { type: 'string', description: 'Id to attach the photo with.', examples: [EXAMPLE_ID] },
    url: {
      type: 'string',
      description: 'URL of the stored photo.',
      examples: ['/media/lotus-ring.webp'],
    },
    width: { type: 'integer', description: 'Width in pixels.', examples: [2000] },
    height: { type: 'integer', description: 'Height in pixels.', examples: [2000] },
    colour: { type: 'string', description: 'Average colour, #rrggbb.' },
  },
};
