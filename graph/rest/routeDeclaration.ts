import type { Readable } from 'node:stream';
import type { TypedQueryDocumentNode } from 'graphql';
import type { z } from 'zod';
import type { AccessRule } from '#graph/access/accessRule.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Standing } from './page.ts';
import type { EachRow, RowsApart } from './rowsApart.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request, read and checked for its shape. */
export interface Asked<Search = unknown, Body = unknown> {
  params: { id: string };
  query: Search;
  body: Body;
  /** How its rows were read, where that is done row by row. */
  rows: RowsApart;
  /** The header Idempotency-Key. */
  idempotencyKey: string | undefined;
  /** Whether somebody is signed in. */
  signedIn: boolean;
  /** Whether an order is answered as a whole; false for a program without the scope that reads them. */
  readsOrders: boolean;
  /** Likewise a customer's account. */
  readsCustomers: boolean;
  /** Likewise what only staff see of a piece. */
  seesStaffCatalog: boolean;
}

export type Nothing = Record<never, never>;

/** A document, and what it is asked with; a document without variables that must be there may do without. */
type Operation<Request, Result, Variables, Before = Nothing> = {
  document: TypedQueryDocumentNode<Result, Variables>;
} & (Nothing extends Variables
  ? { variables?(asked: Request, before: Partial<Before>): NoInfer<Variables> }
  : { variables(asked: Request, before: Partial<Before>): NoInfer<Variables> });

/** An operation that does not run for every request. */
type AtTimes<Request, Result, Variables> = Operation<Request, Result, Variables> & {
  when(asked: Request): boolean;
};

/** The operation of a row, and one that runs before or after it at times. */
type Work<Request, Result, Variables, Other, OtherVariables> = Operation<
  Request,
  Result,
  Variables,
  Other
> & {
  before?: AtTimes<Request, Other, OtherVariables>;
  after?: AtTimes<Request, Other, OtherVariables>;
};

/** A file to hand out as it is made. */
export interface OpenFile {
  stream: Readable;
  contentType: string;
  fileName: string;
}

/** What a row says of its call. */
export interface Facts<Result> {
  method: Method;
  /** Below /api, such as `/orders/:id`. */
  path: string;
  summary: string;
  description?: string;
  /** The rules of `domain/` for what the body holds, by its names: its description tells their bounds. */
  rules?: z.ZodType;
  /** The path of the GET row that hands out what it changes; for a PUT, its own path up to its id by default. */
  readAt?: string;
  /** Reads the body's `rows` each by itself: what is wrong with one is its own result. */
  eachRow?: EachRow;
  /** The errors' field names where GraphQL's differ, `*` for a place in a list: `{ lines: 'items' }`. */
  fields?: Record<string, string>;
  /** Takes an Idempotency-Key. */
  idempotent?: boolean;
  status?: 200 | 201;
  /** What the caller has to be allowed beside the row's operations. */
  also?: readonly AccessRule[];
  /** How many there are in all; makes the answer a page of `page` and `limit`. */
  total?(result: Result): number;
  /** Where a page stands among what changed, which takes the place of its number. */
  sync?(result: Result): Standing | undefined;
  /** Parts of `data` that also stand at the top level of the answer. */
  alsoOnTop?: readonly string[];
  /** What a refusal tells besides its errors, of what the refused operation answered. */
  onRefusal?(result: Partial<Result>): object;
}

export interface Answering<Request, Result> {
  /** The parts of `data`. */
  answer: z.ZodRawShape;
  /** What to answer as `data`; null when there is no such thing (404). */
  data(result: Result, asked: Request): object | null | undefined;
}

/** Answers a file in place of JSON, once its operations have let the caller through. */
export interface HandingOut<Request> {
  /** The media types it may have. */
  fileTypes: readonly string[];
  openFile(context: GraphContext, asked: Request): OpenFile;
}

export interface Shapes<Search extends z.ZodObject, Body extends z.ZodType> {
  query?: Search;
  body?: Body;
  /** A body that is accepted: shown in the description, and sent by the tests. Every row with a body has one. */
  example?: NoInfer<z.input<Body>>;
}

/** A row as its subject writes it; its operations' documents say what may be read and what has to be sent. */
export type Row<Request, Result, Variables, Other, OtherVariables> = Facts<Result & Partial<Other>> &
  Work<Request, Result, Variables, Other, OtherVariables> &
  (Answering<Request, Result & Partial<Other>> | HandingOut<Request>);
