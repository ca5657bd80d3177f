import type { InputIssue } from '#domain/errors/problems.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { UpdatePaymentProviderInput } from '#graph/schema/schema.generated.ts';
import { providerOf } from '../providers/providers.ts';
import { readProvider } from './readProviders.ts';
import { readWish } from './readWish.ts';
import { issuesOfKeys, wishedKeys } from './wishedKeys.ts';

/** Tries keys as they are entered, or kept, at their provider; answers what is wrong with them. */
export async function tryProvider(
  context: GraphContext,
  input: UpdatePaymentProviderInput,
): Promise<InputIssue[]> {
  const wish = readWish(context, input);
  await countAttempt(context, 'tryProvider', requireViewer(context).id);
  const { method } = input;
  const { mode } = wish;
  const kept = await readProvider(context, method);
  const provider = providerOf(method);
  const keys = mode === 'DEMO' ? await provider.demoKeys() : wishedKeys(kept, wish);
  const access = { mode, keys, demoUrl: context.demoPaymentsUrl, place: context.place };
  const problems = await provider.tryKeys(access);
  context.log.info({ method, mode, problems: problems.map(({ reason }) => reason) }, 'A provider was tried');
  return issuesOfKeys(problems);
}
