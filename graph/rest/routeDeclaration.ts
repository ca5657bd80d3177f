import type { Readable } from 'node:stream';
import type { TypedQueryDocumentNode } from 'graphql';
import type { z } from 'zod';
import type { AccessRule } from '#graph/access/accessRule.ts';
import type { GraphContext } from '#graph/context.ts';
import type { BodyRowsSchema, ParsedRows } from './bodyRows.ts';
import type { ListPosition } from './page.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A parsed and validated request. */
export interface ParsedRequest<Search = unknown, Body = unknown> {
  params: { id: string };
  query: Search;
  body: Body;
  /** Results of parsing the body's `rows`, if they are parsed separately. */
  rows: ParsedRows;
  /** Value of the header Idempotency-Key. */
  idempotencyKey: string | undefined;
  /** True if an account is signed in. */
  signedIn: boolean;
  /** True if responses contain complete orders. False for an API key without the scope to read them. */
  readsOrders: boolean;
  /** True if responses contain complete customers. */
  readsCustomers: boolean;
  /** True if responses contain the staff fields of products. */
  seesStaffCatalog: boolean;
}

export type NoVariables = Record<never, never>;

/** A document and its variables, which can be omitted if none is required. */
type Operation<Request, Result, Variables, Before = NoVariables> = {
  document: TypedQueryDocumentNode<Result, Variables>;
} & (NoVariables extends Variables
  ? { variables?(request: Request, before: Partial<Before>): NoInfer<Variables> }
  : { variables(request: Request, before: Partial<Before>): NoInfer<Variables> });

/** An operation that runs only for some requests. */
type OptionalOperation<Request, Result, Variables> = Operation<Request, Result, Variables> & {
  when(request: Request): boolean;
};

/** The main operation of a route, and optional operations before or after it. */
type RouteOperations<Request, Result, Variables, Other, OtherVariables> = Operation<
  Request,
  Result,
  Variables,
  Other
> & {
  before?: OptionalOperation<Request, Other, OtherVariables>;
  after?: OptionalOperation<Request, Other, OtherVariables>;
};

/** A file that is sent while it is generated. */
export interface OpenFile {
  stream: Readable;
  contentType: string;
  fileName: string;
}

/** Properties of a route. */
export interface RouteProperties<Result> {
  method: Method;
  /** Path below /api, such as `/orders/:id`. */
  path: string;
  summary: string;
  description?: string;
  /** Rules in `domain/` for the body's properties. The OpenAPI description takes its limits from them. */
  rules?: z.ZodType;
  /** Path of the GET route that returns the changed object. For a PUT, this is the path up to the id by default. */
  readAt?: string;
  /** Parses the body's `rows` separately, so that an invalid row does not affect the others. */
  eachRow?: BodyRowsSchema;
  /** Field names of errors that differ from GraphQL's, with `*` for a list index: `{ lines: 'items' }`. */
  fields?: Record<string, string>;
  /** True if the route accepts an Idempotency-Key. */
  idempotent?: boolean;
  status?: 200 | 201;
  /** Access rules that apply in addition to those of its operations. */
  extraAccessRules?: readonly AccessRule[];
  /** Returns the total, which makes the response a page with `page` and `limit`. */
  total?(result: Result): number;
  /** Returns the position in the list of changes, which replaces the page number. */
  sync?(result: Result): ListPosition | undefined;
  /** Properties of `data` repeated at the top level of the response. */
  alsoOnTop?: readonly string[];
  /** Returns additional properties of the error response, from the result of the refused operation. */
  onRefusal?(result: Partial<Result>): object;
}

export interface JsonResponse<Request, Result> {
  /** Schemas of the properties of `data`. */
  answer: z.ZodRawShape;
  /** Returns `data`, or null if the object does not exist (404). */
  data(result: Result, request: Request): object | null | undefined;
}

/** Sends a file instead of JSON after its operations have succeeded. */
export interface FileResponse<Request> {
  /** Possible media types. */
  fileTypes: readonly string[];
  openFile(context: GraphContext, request: Request): OpenFile;
}

export interface Shapes<Search extends z.ZodObject, Body extends z.ZodType> {
  query?: Search;
  body?: Body;
  /** A valid body, included in the OpenAPI description and sent by the tests. Required for every route with a body. */
  example?: NoInfer<z.input<Body>>;
}

/** Declaration of a route. The documents of its operations determine the types of its results and variables. */
export type RouteDeclaration<Request, Result, Variables, Other, OtherVariables> = RouteProperties<
  Result & Partial<Other>
> &
  RouteOperations<Request, Result, Variables, Other, OtherVariables> &
  (JsonResponse<Request, Result & Partial<Other>> | FileResponse<Request>);
