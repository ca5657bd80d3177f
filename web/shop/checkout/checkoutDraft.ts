import { type CheckoutValues, emptyCheckout } from './checkoutValues.ts';
import { forgetTab, readTab, writeTab } from './tabStorage.ts';

const KEY = 'checkoutDraft';

/** What was typed so far, kept over a reload. A draft of one account is not shown to another, or to a guest. */
export function readDraft(owner: string | null): CheckoutValues | null {
  const saved = readTab(KEY);
  if (!isRecord(saved) || !isRecord(saved.values)) return null;
  if (typeof saved.owner === 'string' && saved.owner !== owner) return null;
  return filled(emptyCheckout, saved.values);
}

export function saveDraft(owner: string | null, values: CheckoutValues): void {
  writeTab(KEY, { owner, values });
}

export function forgetDraft(): void {
  forgetTab(KEY);
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
