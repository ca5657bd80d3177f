import { type CheckoutValues, emptyCheckout } from '#web/order/checkoutValues.ts';
import { readTab, removeTab, writeTab } from '#web/order/tabStorage.ts';

const KEY = 'checkoutDraft';
const MAX = 3;

interface Draft {
  owner: string | null;
  values: Record<string, unknown>;
}

/**
 * Returns the latest draft that this account, or this guest, may see. Drafts survive a reload and a sign-in. An
 * account's draft is hidden from others and kept for its owner, so that an expired session loses nothing.
 */
export function readDraft(owner: string | null): CheckoutValues | null {
  const draft = drafts().find((each) => each.owner === null || each.owner === owner);
  return draft ? mergeIntoShape(emptyCheckout, draft.values) : null;
}

export function saveDraft(owner: string | null, values: CheckoutValues): void {
  const others = drafts().filter((draft) => draft.owner !== owner);
  writeTab(KEY, { drafts: [{ owner, values }, ...others].slice(0, MAX) });
}

export function removeDraft(): void {
  removeTab(KEY);
}

/** Newest first. */
function drafts(): Draft[] {
  const saved = readTab(KEY);
  if (!isRecord(saved) || !Array.isArray(saved.drafts)) return [];
  return saved.drafts.filter(isDraft);
}

function isDraft(saved: unknown): saved is Draft {
  if (!isRecord(saved) || !isRecord(saved.values)) return false;
  return saved.owner === null || typeof saved.owner === 'string';
}

/** Returns the form's defaults, replaced by saved values of the right type. */
function mergeIntoShape<Shape extends object>(shape: Shape, saved: Record<string, unknown>): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([key, blank]) => {
      const value = saved[key];
      if (isRecord(blank)) return [key, isRecord(value) ? mergeIntoShape(blank, value) : blank];
      return [key, typeof value === typeof blank ? value : blank];
    }),
  ) as Shape;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
