import type { AccessRule } from '../accessRule.ts';
import { accessRules, guardedFields } from '../accessRules.ts';

/** Decision of the module after the rule has admitted the caller. */
interface ModuleDecision {
  /**
   * True if everybody can know that the object exists, so a stranger is refused. Otherwise a stranger does not find it.
   */
  isKnownToExist?: boolean;
  /** A stranger is refused in the payload's errors. */
  refusesInPayload?: boolean;
  /** Staff accounts are refused in the payload's errors. */
  refusesStaff?: boolean;
  /** Outcome for an integration with the scope, for objects that another account or key created. */
  foreignOutcome?: 'nothing' | 'refused';
}

export type ExpectedRule = AccessRule & ModuleDecision;

const MODULE_DECISIONS: Record<string, ModuleDecision> = {
  'Mutation.verifyEmail': { refusesInPayload: true },
  'Mutation.deleteMyAccount': { refusesStaff: true },
  'Review.status': { isKnownToExist: true },
  // An integration sees only its own webhooks, and only events it may read.
  'Query.webhook': { foreignOutcome: 'nothing' },
  'Query.webhookDelivery': { foreignOutcome: 'nothing' },
  'Mutation.createWebhook': { foreignOutcome: 'refused' },
  'Mutation.updateWebhook': { foreignOutcome: 'nothing' },
  'Mutation.deleteWebhook': { foreignOutcome: 'nothing' },
  'Mutation.rotateWebhookSecret': { foreignOutcome: 'nothing' },
  'Mutation.sendTestWebhook': { foreignOutcome: 'nothing' },
  'Mutation.resendWebhookDelivery': { foreignOutcome: 'nothing' },
};

/** Access rules with the modules' own decisions, by type and field. */
export const expectedRules = {
  ...Object.fromEntries(Object.keys(accessRules).map((type) => [type, getExpectedRule(type)])),
  Query: getExpectedRule('Query'),
  Mutation: getExpectedRule('Mutation'),
};

/** Rules of fields below the root types, such as `Order.staff`. */
export const expectedFields: Record<string, ExpectedRule> = Object.fromEntries(
  Object.entries(guardedFields).map(([path, rule]) => [path, { ...rule, ...MODULE_DECISIONS[path] }]),
);

function getExpectedRule(type: string): Record<string, ExpectedRule> {
  const rules = Object.entries(accessRules[type] ?? {});
  return Object.fromEntries(
    rules.map(([field, rule]) => [field, { ...rule, ...MODULE_DECISIONS[`${type}.${field}`] }]),
  );
}
