import type { OpenAPIV3_1 } from 'openapi-types';
import type { RestRoute, Tag } from '../route.ts';
import { table } from '../table.ts';
import { describeOperation } from './describeOperation.ts';
import { eventsOperation } from './eventsOperation.ts';
import { componentSchemas, failureSchema } from './jsonSchema.ts';
import { uploadOperation, uploadSchema } from './uploadOperation.ts';

type Paths = Record<string, Record<string, OpenAPIV3_1.OperationObject>>;

const TAGS: Record<Tag, string> = {
  Auth: 'Accounts and their sessions.',
  Products: 'The catalog, its reviews, and for staff its upkeep.',
  Orders: 'Placing, following and changing orders.',
  Users: 'What a customer keeps: profile, addresses, wishlist.',
  Admin: 'The back office. For staff; some calls also for API keys.',
  Activity: 'What a signed-in customer does in the shop, stored with their consent.',
};

const ABOUT = `
Every answer is JSON: \`{ "success": true, "data": … }\`, for lists with \`pagination\`, or
\`{ "success": false, "message", "code", "reason"?, "params"?, "errors"?, "retryAfter"?, "requestId" }\`. Money is whole NPR, weight grams, time ISO 8601 in UTC.
The same store is open as GraphQL at /graphql, which also goes deeper than 10,000 rows into a list.
`;

/** The description of the REST API, made from the table it is served by. */
export function openApi(): OpenAPIV3_1.Document {
  return {
    openapi: '3.1.0',
    info: { title: 'Aabhushan REST API', version: '1.0.0', description: ABOUT.trim() },
    servers: [{ url: '/api' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: describePaths(table),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token from a sign-in.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, `jwk_…`; a call names the scope that it takes.',
        },
      },
      schemas: { ...componentSchemas(table), Failure: failureSchema, Upload: uploadSchema },
    },
  };
}

function describePaths(routes: readonly RestRoute[]): Paths {
  const paths: Paths = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route) };
  }
  return {
    ...paths,
    '/admin/uploads': { post: uploadOperation },
    '/admin/events': { get: eventsOperation },
  };
}
