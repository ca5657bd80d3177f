import type { z } from 'zod';
import { DomainError } from './errors.ts';
import { plainly } from './plainly.ts';

export interface InputIssue {
  /** A path such as `shippingAddress.phone`. */
  field: string;
  message: string;
}

/** All that is wrong with an input, at most one issue for each field; its own code, message and field are the first's. */
export class InvalidInput extends DomainError {
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    const first = issues[0];
    super('INVALID', first?.message ?? 'This input is not valid.', first?.field || undefined);
    this.issues = issues;
  }
}

export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: plainly });
  if (result.success) return result.data;
  throw new InvalidInput(firstOfEachField(result.error));
}

function firstOfEachField(error: z.ZodError): InputIssue[] {
  const byField = new Map<string, InputIssue>();
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (!byField.has(field)) byField.set(field, { field, message });
  }
  return [...byField.values()];
}
