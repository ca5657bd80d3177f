import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { RotateWebhookSecretInput } from '#graph/schema/schema.generated.ts';
import { BOTH_SIGN_MS, newSecret, webhookSeals } from '../webhookSecrets.ts';
import type { WithSecret } from './createWebhook.ts';
import { withEndpoint } from './endpoints.queries.ts';

/**
 * A new secret signs from now on, shown this once; the one before signs as well for a day. Only two sign at once: while
 * there is one before already, it is ended only where that is asked for.
 */
export function rotateSecret(
  context: GraphContext,
  { id, endPrevious }: RotateWebhookSecretInput,
): Promise<WithSecret> {
  const { secrets, now } = context;
  return withEndpoint(context, { id }, async (tx, { secret: previousSecret, previousUntil: signsUntil }) => {
    if (signsUntil && signsUntil > now && !endPrevious)
      throw new DomainError('WEBHOOK_SECRET_STILL_SIGNS', { at: signsUntil.toISOString() }, 'endPrevious');
    const secret = newSecret();
    const previousUntil = new Date(now.getTime() + BOTH_SIGN_MS);
    const webhook = await tx.webhookEndpoint.update({
      where: { id },
      data: {
        secret: webhookSeals.sealed(secret, id, secrets),
        previousSecret,
        previousUntil,
        version: { increment: 1 },
      },
    });
    await recordAudit(tx, context, {
      action: 'webhook.rotate',
      entity: 'Webhook',
      entityId: id,
      after: { previousUntil: previousUntil.toISOString() },
    });
    return { webhook, secret };
  });
}
