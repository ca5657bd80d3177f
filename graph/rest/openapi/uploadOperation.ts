import type { OpenAPIV3_1 } from 'openapi-types';
import { PHOTOGRAPH_FILE, toMegabytes } from '#domain/media/uploadLimits.ts';

const REFUSED: Record<string, string> = {
  400: 'The form holds no photograph, or cannot be read.',
  401: 'Nobody is signed in, or the token or key is not good.',
  403: 'Not for this account or key.',
  405: 'Not a method of this address; `Allow` names those that are.',
  413: `The photograph is larger than ${toMegabytes(PHOTOGRAPH_FILE)} MB.`,
  415: 'The body is no multipart/form-data.',
  422: 'This is no photograph that can be shown, or too many wait to be used.',
  429: 'Too often. `Retry-After` and `retryAfter` say when to ask again.',
  500: 'Our mistake; the store finds it by its requestId.',
  503: 'Not at this moment. `Retry-After` and `retryAfter` say when to ask again.',
};

/** The one call that takes a file, and so is no row of the table (graph/media/mountUploads.ts). */
export const uploadOperation: OpenAPIV3_1.OperationObject = {
  tags: ['Admin'],
  operationId: 'postAdminUploads',
  summary: 'Takes a photograph, to be put on a piece by its id within a day.',
  description: 'For: Staff, and API keys with `write-catalog`.',
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
              description: `At most ${toMegabytes(PHOTOGRAPH_FILE)} MB (1 MB is 1,000,000 bytes).`,
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
              success: { const: true },
              data: {
                type: 'object',
                required: ['upload'],
                properties: { upload: { $ref: '#/components/schemas/Upload' } },
              },
            },
          },
        },
      },
    },
    ...Object.fromEntries(
      Object.entries(REFUSED).map(([status, description]) => [
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
  description: 'A photograph that is on nothing yet.',
  required: ['uploadId', 'url', 'width', 'height', 'colour'],
  properties: {
    uploadId: { type: 'string' },
    url: { type: 'string' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    colour: { type: 'string', description: 'Its mean colour, #rrggbb.' },
  },
};
