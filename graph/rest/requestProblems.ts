import type { z } from 'zod';
import { toShapeProblem } from '#domain/errors/shapeProblems.ts';
import type { FieldProblem } from './failure.ts';
import { describeIssue } from './schemaMessages.ts';

type ParseResult<Schema extends z.ZodType> = { data: z.output<Schema> } | { problems: FieldProblem[] };

/** Returns the parsed part of a request or all of its problems. */
export function parseWithProblems<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): ParseResult<Schema> {
  const result = schema.safeParse(value, { error: describeIssue, reportInput: true });
  return result.success ? { data: result.data } : { problems: toProblems(result.error) };
}

/** Returns one problem per field. For a value with several possible shapes, uses the shape that matches best. */
function toProblems({ issues }: z.core.$ZodError, parentPath: PropertyKey[] = []): FieldProblem[] {
  const problems = issues.flatMap((issue) => {
    const path = [...parentPath, ...issue.path];
    if (issue.code === 'invalid_union') {
      const closestIssues = issue.errors.findLast((branch) =>
        branch.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
      );
      if (closestIssues) return toProblems({ issues: closestIssues } as z.core.$ZodError, path);
    }
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => toProblem([...path, key], issue));
    return [toProblem(path, issue)];
  });
  return [...new Map(problems.reverse().map((problem) => [problem.field, problem])).values()].reverse();
}

function toProblem(path: readonly PropertyKey[], issue: z.core.$ZodIssue): FieldProblem {
  return { field: path.join('.') || null, ...toShapeProblem(issue), message: issue.message };
}
