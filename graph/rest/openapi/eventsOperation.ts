import type { OpenAPIV3_1 } from 'openapi-types';

const REFUSED: Record<string, string> = {
  401: 'Nobody is signed in, or the token or key is not good.',
  403: 'Not for this account or key.',
  429: 'Ten are open already. `Retry-After` says when to ask again.',
  500: 'Our mistake; the store finds it by its requestId.',
  503: 'Not at this moment. `Retry-After` and `retryAfter` say when to ask again.',
};

/** The one call whose answer does not end, and so is no row of the table (graph/events/mountEvents.ts). */
export const eventsOperation: OpenAPIV3_1.OperationObject = {
  tags: ['Admin'],
  operationId: 'getAdminEvents',
  summary: 'What changes in the store as it happens, as Server-Sent Events.',
  description: 'For: Staff, and API keys with `read-orders` or `read-catalog`.',
  security: [{ bearer: [] }, { apiKey: ['read-orders', 'read-catalog'] }],
  parameters: [
    {
      in: 'header',
      name: 'Last-Event-ID',
      schema: { type: 'string' },
      description: 'The id of the last event that was heard: what was missed since is told first.',
    },
  ],
  responses: {
    200: {
      description: 'A stream that goes on.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
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
