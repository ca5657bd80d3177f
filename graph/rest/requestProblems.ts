import type { z } from 'zod';
import { shapeProblem } from '#domain/errors/shapeProblems.ts';
import type { FieldProblem } from './failure.ts';
import { describeIssue } from './schemaMessages.ts';

type Read<Schema extends z.ZodType> = { data: z.output<Schema> } | { problems: FieldProblem[] };

/** Returns the parsed part of a request or all of its problems. */
export function parseOrProblems<Schema extends z.ZodType>(schema: Schema, value: unknown): Read<Schema> {
  const result = schema.safeParse(value, { error: describeIssue, reportInput: true });
  return result.success ? { data: result.data } : { problems: toProblems(result.error) };
}

/** Returns one problem per field. Of several possible shapes, it uses the one that matches best. */
function toProblems({ issues }: z.core.$ZodError, at: PropertyKey[] = []): FieldProblem[] {
  const problems = issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code === 'invalid_union') {
      const closest = issue.errors.findLast((branch) =>
        branch.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
      );
      if (closest) return toProblems({ issues: closest } as z.core.$ZodError, path);
    }
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => toProblem([...path, key], issue));
    return [toProblem(path, issue)];
  });
  return [...new Map(problems.reverse().map((problem) => [problem.field, problem])).values()].reverse();
}

function toProblem(path: readonly PropertyKey[], issue: z.core.$ZodIssue): FieldProblem {
  return { field: path.join('.') || null, ...shapeProblem(issue), message: issue.message };
}
