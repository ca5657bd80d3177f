import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { WEBHOOK_TOPICS } from './webhookTopics.ts';
import { findUrlProblem, type UrlRules } from './webhookUrl.ts';

/** Maximum number of the store's own webhooks. Each receives all events of its topics. */
export const MAX_WEBHOOKS = 20;
/** Maximum number of webhooks per API key, in addition to the store's own. */
export const MAX_WEBHOOKS_PER_KEY = 5;

/** Input for a webhook, checked against the rules for its URL. */
export function buildWebhookSchema(rules: UrlRules) {
  return z.object({
    url: z.string().trim().superRefine(buildUrlCheck(rules)),
    description: buildSingleLineSchema()
      .max(200, { error: 'Use at most 200 characters for the description.' })
      .nullish()
      .transform((text) => text ?? ''),
    topics: z
      .array(z.enum(WEBHOOK_TOPICS))
      .min(1, { error: 'Choose at least one topic.' })
      .transform((topics) => WEBHOOK_TOPICS.filter((topic) => topics.includes(topic))),
    includesPersonalData: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  });
}

function buildUrlCheck(rules: UrlRules) {
  return (text: string, context: z.RefinementCtx) => {
    const reason = findUrlProblem(text, rules);
    if (reason) context.addIssue(createProblemIssue(reason, {}));
  };
}
