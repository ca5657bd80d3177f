import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { oneLine } from '#domain/text/texts.ts';
import { type AddressRules, addressProblem } from './webhookAddress.ts';
import { WEBHOOK_TOPICS } from './webhookTopics.ts';

/** How many a store may have of its own: each is told of everything that it wants to know. */
export const MOST_WEBHOOKS = 20;
/** How many a program may have beside. */
export const MOST_WEBHOOKS_OF_KEY = 5;

/** What a webhook is made of; without rules only its shape is looked at. */
export function webhookSchema(rules: AddressRules) {
  return z.object({
    url: z.string().trim().superRefine(expectAddress(rules)),
    description: oneLine()
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
      .transform((given) => given ?? false),
  });
}

function expectAddress(rules: AddressRules) {
  return (text: string, context: z.RefinementCtx) => {
    const reason = addressProblem(text, rules);
    if (reason) context.addIssue(problemIssue(reason, {}));
  };
}
