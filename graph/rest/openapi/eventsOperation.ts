import type { OpenAPIV3_1 } from 'openapi-types';
import { findTag } from './tags.ts';

const FAILURES: Record<string, string> = {
  401: 'Not signed in, or the token or API key is invalid.',
  403: 'This account or API key lacks the permission or scope.',
  429: 'Ten streams are open already. `Retry-After` gives the seconds to wait.',
  500: 'Internal error. Include the requestId when you report it.',
  503: 'Temporarily unavailable. `Retry-After` and `retryAfter` give the seconds to wait.',
};

/** The only operation with an endless response, so it is not in the route table (graph/events/mountEvents.ts). */
export const eventsOperation: OpenAPIV3_1.OperationObject = {
  tags: [findTag('/admin/events')],
  operationId: 'getAdminEvents',
  summary: 'Streams changes in the store as Server-Sent Events.',
  description: 'For: Staff, and API keys with `read-orders`, `read-catalog` or `write-stock`.',
  security: [{ bearer: [] }, { apiKey: ['read-orders', 'read-catalog'] }],
  parameters: [
    {
      in: 'header',
      name: 'Last-Event-ID',
      schema: { type: 'string' },
      description: 'Id of the last event received. Missed events are sent first.',
    },
  ],
  responses: {
    200: {
      description: 'An endless stream.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
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
