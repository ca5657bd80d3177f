import { print } from 'graphql';
import { z } from 'zod';
import type { Answering, Asked, Facts, HandingOut, Nothing, Row, Shapes } from './row.ts';

export type Tag = 'Auth' | 'Products' | 'Orders' | 'Users' | 'Admin' | 'Activity';

/** What operations answered, by root field. */
export type Answers = Record<string, unknown>;

/** An operation of a row: its document as text, what it is asked with, and whether it runs; always, where nothing is said. */
interface Step {
  document: string;
  variables?(asked: Asked, before: Answers): Record<string, unknown>;
  when?(asked: Asked): boolean;
}

/** A row of the table, whatever its request looks like and its documents ask for. */
export interface RestRoute extends Facts<Answers> {
  tag: Tag;
  query: z.ZodObject;
  body: z.ZodType | undefined;
  example?: unknown;
  answer: z.ZodObject;
  data: Answering<Asked, Answers>['data'];
  file: HandingOut<Asked> | null;
  steps: readonly Step[];
}

/** Makes the rows of a subject: `const route = defineRoutes('Orders')`. */
export function defineRoutes(tag: Tag) {
  return <
    Result,
    Variables,
    Search extends z.ZodObject = z.ZodObject<Record<never, never>>,
    Body extends z.ZodType = z.ZodUndefined,
    Other = Nothing,
    OtherVariables = Nothing,
  >(
    row: Shapes<Search, Body> &
      Row<Asked<z.output<Search>, z.output<Body>>, Result, Variables, Other, OtherVariables>,
  ): RestRoute => {
    const { before, after, ...own } = row;
    const operations = [before, own, after].filter((operation) => operation !== undefined);
    return {
      ...own,
      tag,
      // A parameter that is not known, such as a misspelt filter, is refused as an unknown part of a body is.
      query: z.strictObject(row.query?.shape ?? {}),
      body: row.body,
      answer: z.object('answer' in row ? row.answer : {}),
      file: 'openFile' in row ? row : null,
      steps: operations.map((operation) => ({ ...operation, document: print(operation.document) })),
      // Rows of all types stand in one table: a row is given back what its own schemas read and its own documents answered.
    } as unknown as RestRoute;
  };
}
