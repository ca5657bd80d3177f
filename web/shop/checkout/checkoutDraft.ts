import { type CheckoutValues, emptyCheckout } from '#web/order/checkoutValues.ts';
import { forgetTab, readTab, writeTab } from '#web/order/tabStorage.ts';

const KEY = 'checkoutDraft';
const MAX = 3;

interface Draft {
  owner: string | null;
  values: Record<string, unknown>;
}

/**
 * What was typed last, kept over a reload and a sign-in. A draft of one account is not shown to another, or to a guest,
 * and waits for its own while a guest types: a session that ended loses nothing.
 */
export function readDraft(owner: string | null): CheckoutValues | null {
  const draft = drafts().find((each) => each.owner === null || each.owner === owner);
  return draft ? filled(emptyCheckout, draft.values) : null;
}

export function saveDraft(owner: string | null, values: CheckoutValues): void {
  const others = drafts().filter((draft) => draft.owner !== owner);
  writeTab(KEY, { drafts: [{ owner, values }, ...others].slice(0, MAX) });
}

export function forgetDraft(): void {
  forgetTab(KEY);
}

/** The newest first. */
function drafts(): Draft[] {
  const saved = readTab(KEY);
  if (!isRecord(saved) || !Array.isArray(saved.drafts)) return [];
  return saved.drafts.filter(isDraft);
}

function isDraft(saved: unknown): saved is Draft {
  if (!isRecord(saved) || !isRecord(saved.values)) return false;
  return saved.owner === null || typeof saved.owner === 'string';
}

/** The shape of the form, with what was saved where it fits. */
function filled<Shape extends object>(shape: Shape, saved: Record<string, unknown>): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([key, blank]) => {
      const value = saved[key];
      if (isRecord(blank)) return [key, isRecord(value) ? filled(blank, value) : blank];
      return [key, typeof value === typeof blank ? value : blank];
    }),
  ) as Shape;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
