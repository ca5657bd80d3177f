import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

/** Locks one key and runs the task on it. Throws if the key does not exist. */
export function lockApiKey<Result>(
  { work: doWork }: GraphContext,
  id: string,
  task: (work: Work, apiKey: ApiKey) => Promise<Result>,
): Promise<Result> {
  return doWork(async (work) => {
    await work.db.$queryRaw`SELECT id FROM api_keys WHERE id = ${id} FOR UPDATE`;
    const apiKey = await work.db.apiKey.findUnique({ where: { id } });
    if (!apiKey) throw new DomainError('API_KEY_NOT_FOUND', 'id');
    return task(work, apiKey);
  });
}
