import type { InputIssue } from '#domain/errors/problems.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { UpdatePaymentProviderInput } from '#graph/schema/schema.generated.ts';
import { getProvider } from '../providers/providers.ts';
import { mergeKeys, toKeyIssues } from './mergeKeys.ts';
import { readProvider } from './readProviders.ts';
import { validateProviderSettings } from './validateProviderSettings.ts';

/** Tests the entered or stored keys against the provider's API. Returns their problems. */
export async function testProviderKeys(
  context: GraphContext,
  input: UpdatePaymentProviderInput,
): Promise<InputIssue[]> {
  const settings = validateProviderSettings(context, input);
  await countAttempt(context, 'tryProvider', requireViewer(context).id);
  const { method } = input;
  const { mode } = settings;
  const storedSettings = await readProvider(context, method);
  const provider = getProvider(method);
  const keys = mode === 'DEMO' ? await provider.createDemoKeys() : mergeKeys(storedSettings, settings);
  const access = { mode, keys, demoUrl: context.demoPaymentsUrl, slot: context.slot };
  const problems = await provider.testKeys(access);
  context.log.info(
    { method, mode, problems: problems.map(({ reason }) => reason) },
    'Payment provider keys tested.',
  );
  return toKeyIssues(problems);
}
