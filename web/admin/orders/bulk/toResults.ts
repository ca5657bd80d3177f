import type { BulkResult } from '#web/admin/list/listDefinition.ts';

interface Outcome {
  updated: readonly { id: string }[];
  failed: readonly { id: string; message: string }[];
  errors: readonly { message: string }[];
}

/** What became of each order; where the input as a whole was refused, the same of all. */
export function toResults(orderIds: readonly string[], outcome: Outcome | undefined): BulkResult[] {
  const [problem] = outcome?.errors ?? [];
  if (!outcome || problem) return orderIds.map((id) => ({ id, problem: problem?.message ?? '' }));
  return [
    ...outcome.updated.map(({ id }) => ({ id })),
    ...outcome.failed.map(({ id, message }) => ({ id, problem: message })),
  ];
}
