import type { OpenAPIV3_1 } from 'openapi-types';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import type { RestRoute } from '../route.ts';
import { restRoutes } from '../routes.ts';
import { addDescriptions, listFields } from './addDescriptions.ts';
import { describeOperation } from './describeOperation.ts';
import { eventsOperation } from './eventsOperation.ts';
import { tags } from './tags.ts';
import { failureSchema, listComponentSchemas } from './toJsonSchema.ts';
import { uploadOperation, uploadSchema } from './uploadOperation.ts';

type Paths = Record<string, Record<string, OpenAPIV3_1.OperationObject>>;

const API_DESCRIPTION = `
Responses are JSON: \`{ "success": true, "data": … }\`, with \`pagination\` for lists, or
\`{ "success": false, "message", "code", "reason"?, "params"?, "errors"?, "retryAfter"?, "requestId" }\`. Money is in whole NPR, weight in grams, time in ISO 8601 UTC.
The same data is available as GraphQL at /graphql, where lists go deeper than 10,000 rows.
`;

/** Returns the OpenAPI document, generated from the route table. */
export function buildOpenApi(): OpenAPIV3_1.Document {
  return describeReferences({
    openapi: '3.1.0',
    info: { title: 'Aabhushan REST API', version: '1.0.0', description: API_DESCRIPTION.trim() },
    servers: [{ url: '/api' }],
    tags,
    paths: describePaths(restRoutes),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Access token from a sign-in.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'API key, `jwk_…`. Each call names the scope it requires.',
        },
      },
      schemas: { ...describeComponents(), Failure: failureSchema, Upload: uploadSchema },
    },
  });
}

/** Adds the description of a shape to every reference that has no description. */
function describeReferences(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const schemas: Record<string, { description?: string }> = document.components?.schemas ?? {};
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    const description = schemas[String(value?.$ref).split('/').at(-1) ?? '']?.description;
    return description && !value.description ? { ...value, description } : value;
  });
}

/** GraphQL types of shapes with another name. */
const TYPE_NAMES: Record<string, string> = {
  StaffProduct: 'Product',
  StaffImage: 'ProductImage',
  OrderReceipt: 'Order',
  CustomerReceipt: 'Customer',
  VariantStock: 'StockItem',
};

function describeComponents() {
  return Object.fromEntries(
    Object.entries(listComponentSchemas(restRoutes)).map(([name, schema]) => [
      name,
      addDescriptions(schema, listFields(buildSchema().getType(TYPE_NAMES[name] ?? name))),
    ]),
  );
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
