import { ofEndedKeysAt } from '../endpoints/endpoints.queries.ts';
import type { WebhookSender } from '../webhookSender.ts';
import { disableEndpoint } from './disableEndpoint.ts';

/** Switches off what a program made that has no key any more, so that its silence is seen. */
export async function switchOffEnded(sender: WebhookSender): Promise<void> {
  const ended = await sender.prisma.webhookEndpoint.findMany({
    where: { state: 'ON', ...ofEndedKeysAt(sender.now()) },
  });
  for (const endpoint of ended) await disableEndpoint(sender, endpoint, 'KEY_ENDED');
}
