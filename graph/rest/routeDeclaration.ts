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
  /** Result of reading its rows, if they are read one by one. */
  rows: ParsedRows;
  /** The header Idempotency-Key. */
  idempotencyKey: string | undefined;
  /** True if an account is signed in. */
  signedIn: boolean;
  /** True if responses contain whole orders. False for an API key without the scope to read them. */
  readsOrders: boolean;
  /** True if responses contain whole customers. */
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

/** The main operation of a route, and optional ones before or after it. */
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
  /** Rules of `domain/` for the body, by property, which provide the limits in the description. */
  rules?: z.ZodType;
  /** Path of the GET route that returns the changed object. For a PUT, its own path up to the id by default. */
  readAt?: string;
  /** Reads the body's `rows` one by one, so that an invalid row fails alone. */
  eachRow?: BodyRowsSchema;
  /** Field names of errors that differ from GraphQL's, with `*` for a list index: `{ lines: 'items' }`. */
  fields?: Record<string, string>;
  /** True if it accepts an Idempotency-Key. */
  idempotent?: boolean;
  status?: 200 | 201;
  /** Access rules that apply in addition to those of its operations. */
  extraAccessRules?: readonly AccessRule[];
  /** Returns the total, which makes the response a page with `page` and `limit`. */
  total?(result: Result): number;
  /** Returns the position in the list of changes, which replaces the page number. */
  sync?(result: Result): ListPosition | undefined;
  /** Parts of `data` repeated at the top level of the response. */
  alsoOnTop?: readonly string[];
  /** Returns further properties of a refusal from the result of the refused operation. */
  onRefusal?(result: Partial<Result>): object;
}

export interface JsonResponse<Request, Result> {
  /** Parts of `data`. */
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
  /** A valid body, shown in the description and sent by the tests. Every route with a body has one. */
  example?: NoInfer<z.input<Body>>;
}

/** Declaration of a route. Its operations' documents determine which results and variables it has. */
export type RouteDeclaration<Request, Result, Variables, Other, OtherVariables> = RouteProperties<
  Result & Partial<Other>
> &
  RouteOperations<Request, Result, Variables, Other, OtherVariables> &
  (JsonResponse<Request, Result & Partial<Other>> | FileResponse<Request>);
