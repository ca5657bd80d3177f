import type { Asker, Question } from './question.ts';
import { asked } from './screens.ts';

/** As many as a screen shows. */
const ROWS = 25;
/** As far as an offset may go. */
const FAR = 10_000;

interface List {
  name: string;
  asker?: Asker;
  /** The operation of the screen, or a whole document, with `$filter`, `$sort`, `$first`, `$after` and `$offset` as far as it has them. */
  operation: string;
  document?: string;
  /** What stays the same in all questions. */
  given?: Record<string, unknown>;
  sorts?: readonly string[];
  filters?: Record<string, Record<string, unknown>>;
  /** Filters that are also asked in each order. */
  sorted?: readonly string[];
}

/** What people ask of a list: its beginning in each order, its end, what each filter keeps, and how much that is. */
export function questionsOfList({
  name,
  asker = 'staff',
  filters = {},
  sorted = [],
  sorts = [],
  ...list
}: List): Question[] {
  const document = list.document ?? asked(list.operation);
  const ask = (what: string, variables: Record<string, unknown>, more: Partial<Question> = {}): Question => ({
    what: `${name}: ${what}`,
    asker,
    document,
    variables: { first: ROWS, ...list.given, ...variables },
    ...more,
  });
  const hasFar = /\$offset\b/.test(document);

  return [
    ask('first page', {}),
    ask('100 rows', { first: 100 }),
    ...(hasFar
      ? [ask('from row 10,000', { offset: FAR }), ask('after a cursor', {}, { goesOnIn: name })]
      : []),
    ...sorts.flatMap((sort) => [
      ask(sort, { sort }),
      ...(hasFar ? [ask(`${sort}, from row 10,000`, { sort, offset: FAR })] : []),
    ]),
    ...Object.entries(filters).map(([what, filter]) => ask(what, { filter })),
    ...sorted.flatMap((what) => [
      ...sorts.map((sort) => ask(`${what}, ${sort}`, { filter: filters[what], sort })),
      ...(hasFar ? [ask(`${what}, from row 2,000`, { filter: filters[what], offset: 2000 })] : []),
    ]),
  ];
}
