import { type CheckoutValues, emptyCheckout } from '#web/order/checkoutValues.ts';
import { readTabItem, removeTabItem, writeTabItem } from '#web/order/tabStorage.ts';

const KEY = 'checkoutDraft';
const MAX_DRAFTS = 3;

interface Draft {
  owner: string | null;
  values: Record<string, unknown>;
}

/**
 * Returns the latest draft that this account, or this guest, may see. Drafts remain after a reload and a sign-in. An
 * account's draft is hidden from others and kept for its owner, so that nothing is lost when a session expires.
 */
export function readDraft(owner: string | null): CheckoutValues | null {
  const draft = readDrafts().find((candidate) => candidate.owner === null || candidate.owner === owner);
  return draft ? mergeIntoShape(emptyCheckout, draft.values) : null;
}

export function saveDraft(owner: string | null, values: CheckoutValues): void {
  const otherDrafts = readDrafts().filter((draft) => draft.owner !== owner);
  writeTabItem(KEY, { drafts: [{ owner, values }, ...otherDrafts].slice(0, MAX_DRAFTS) });
}

export function removeDraft(): void {
  removeTabItem(KEY);
}

/** Returns all drafts, newest first. */
function readDrafts(): Draft[] {
  const storedValue = readTabItem(KEY);
  if (!isRecord(storedValue) || !Array.isArray(storedValue.drafts)) return [];
  return storedValue.drafts.filter(isDraft);
}

function isDraft(storedValue: unknown): storedValue is Draft {
  if (!isRecord(storedValue) || !isRecord(storedValue.values)) return false;
  return storedValue.owner === null || typeof storedValue.owner === 'string';
}

/** Returns the form's defaults, replaced by saved values of the right type. */
function mergeIntoShape<Shape extends object>(shape: Shape, storedValue: Record<string, unknown>): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([key, defaultValue]) => {
      const value = storedValue[key];
      if (isRecord(defaultValue))
        return [key, isRecord(value) ? mergeIntoShape(defaultValue, value) : defaultValue];
      return [key, typeof value === typeof defaultValue ? value : defaultValue];
    }),
  ) as Shape;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
