import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { GraphContext } from '#graph/context.ts';
import type { Mutation, Query } from '#graph/schema/schema.generated.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Tag = 'Auth' | 'Products' | 'Orders' | 'Users' | 'Admin' | 'Activity';

/** What the operations of a row answered, by root field. Only what their documents ask for is there. */
export type Result = Omit<Query, '__typename'> & Omit<Mutation, '__typename'>;

/** A request, read and checked for its shape. */
export interface Asked<Search = unknown, Body = unknown> {
  params: { id: string };
  query: Search;
  body: Body;
  /** The header Idempotency-Key. */
  idempotencyKey: string | undefined;
  /** Whether somebody is signed in. */
  signedIn: boolean;
  /** Whether a write to an order answers all of it; false for a program that may write orders and not read them. */
  readsOrders: boolean;
}

/** A GraphQL operation and what it is asked with. */
interface Step<Request> {
  document: string;
  variables?(asked: Request, soFar: Result): Record<string, unknown>;
  /** Whether it runs at all; always, where nothing is said. */
  when?(asked: Request, soFar: Result): boolean;
}

/** A file to hand out as it is made. */
export interface OpenFile {
  stream: Readable;
  contentType: string;
  fileName: string;
}

interface Facts {
  method: Method;
  /** Below /api, such as `/orders/:id`. */
  path: string;
  summary: string;
  description?: string;
  /** The rules of `domain/` for what the body holds, by its names: its description tells their bounds. */
  rules?: z.ZodType;
  /** The errors' field names where GraphQL's differ, `*` for a place in a list: `{ lines: 'items' }`. */
  fields?: Record<string, string>;
  /** Takes an Idempotency-Key. */
  idempotent?: boolean;
  status?: 200 | 201;
  /** How many there are in all; makes the answer a page of `page` and `limit`. */
  total?(result: Result): number;
  /** Parts of `data` that also stand at the top level of the answer. */
  alsoOnTop?: readonly string[];
  /** What a refusal tells besides its errors. */
  onRefusal?(result: Result): object;
}

interface Answering<Request> {
  /** The parts of `data`. */
  answer: z.ZodRawShape;
  /** What to answer as `data`; null when there is no such thing (404). */
  data(result: Result, asked: Request): object | null | undefined;
}

/** Answers a file in place of JSON, once its operations have let the caller through. */
interface HandingOut<Request> {
  /** The media types it may have. */
  fileTypes: readonly string[];
  openFile(context: GraphContext, asked: Request): OpenFile;
}

type Work<Request> = Step<Request> | { steps: readonly Step<Request>[] };

interface Shapes<Search extends z.ZodObject, Body extends z.ZodType> {
  query?: Search;
  body?: Body;
}

type Row<Search extends z.ZodObject, Body extends z.ZodType> = Shapes<Search, Body> &
  Facts &
  Work<Asked<z.output<Search>, z.output<Body>>> &
  (Answering<Asked<z.output<Search>, z.output<Body>>> | HandingOut<Asked<z.output<Search>, z.output<Body>>>);

/** A row of the table, whatever its request looks like. */
export interface RestRoute extends Facts {
  tag: Tag;
  query: z.ZodObject;
  body: z.ZodType | undefined;
  answer: z.ZodObject;
  data: Answering<Asked>['data'];
  file: HandingOut<Asked> | null;
  steps: readonly Step<Asked>[];
}

/** Makes the rows of a subject: `const route = routesOf('Orders')`. */
export function routesOf(tag: Tag) {
  return <
    Search extends z.ZodObject = z.ZodObject<Record<never, never>>,
    Body extends z.ZodType = z.ZodUndefined,
  >(
    row: Row<Search, Body>,
  ): RestRoute => {
    const steps = 'steps' in row ? row.steps : [row];
    return {
      ...row,
      tag,
      // A parameter that is not known, such as a misspelt filter, is refused as an unknown part of a body is.
      query: z.strictObject(row.query?.shape ?? {}),
      body: row.body,
      answer: z.object('answer' in row ? row.answer : {}),
      file: 'openFile' in row ? row : null,
      steps,
    } as unknown as RestRoute;
  };
}
