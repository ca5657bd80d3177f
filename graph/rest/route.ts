import { print } from 'graphql';
import { z } from 'zod';
import type {
  FileResponse,
  JsonResponse,
  NoVariables,
  ParsedRequest,
  RouteDeclaration,
  RouteProperties,
  Shapes,
} from './routeDeclaration.ts';

/** Results of operations by root field. */
export type OperationResults = Record<string, unknown>;

/** An operation of a route: its document as text, its variables and an optional condition. */
interface Step {
  document: string;
  variables?(request: ParsedRequest, before: OperationResults): Record<string, unknown>;
  when?(request: ParsedRequest): boolean;
}

/** A route of the table, independent of the types of its request and documents. */
export interface RestRoute extends RouteProperties<OperationResults> {
  query: z.ZodObject;
  body: z.ZodType | undefined;
  example?: unknown;
  answer: z.ZodObject;
  data: JsonResponse<ParsedRequest, OperationResults>['data'];
  file: FileResponse<ParsedRequest> | null;
  steps: readonly Step[];
}

/** Declares a route from its documents, schemas and properties. */
export function defineRoute<
  Result,
  Variables,
  Search extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Other = NoVariables,
  OtherVariables = NoVariables,
>(
  row: Shapes<Search, Body> &
    RouteDeclaration<
      ParsedRequest<z.output<Search>, z.output<Body>>,
      Result,
      Variables,
      Other,
      OtherVariables
    >,
): RestRoute {
  const { before, after, ...own } = row;
  const operations = [before, own, after].filter((operation) => operation !== undefined);
  return {
    ...own,
    // Unknown query parameters, such as a misspelt filter, are refused like unknown properties of a body.
    query: z.strictObject(row.query?.shape ?? {}),
    body: row.body,
    answer: z.object('answer' in row ? row.answer : {}),
    file: 'openFile' in row ? row : null,
    steps: operations.map((operation) => ({ ...operation, document: print(operation.document) })),
    // The table contains routes of different types. Each route receives only values that its own schemas and documents
    // produce.
  } as unknown as RestRoute;
}
