import { forgetTab, readTab, writeTab } from '#web/order/tabStorage.ts';

const KEY = 'heldQuote';

interface KeptQuote {
  quoteId: string;
  expiresAt: string;
}

/** What the store has promised to this tab, which outlives a reload. */
export function readHeldQuoteId(): string | undefined {
  return readKept()?.quoteId;
}

/** The same for a checkout that is opened: what ended while nobody looked is forgotten. */
export function openHeldQuoteId(now = Date.now()): string | undefined {
  const kept = readKept();
  if (kept && Date.parse(kept.expiresAt) <= now) forgetHeldQuote();
  return readHeldQuoteId();
}

export function keepHeldQuote({ quoteId, expiresAt }: KeptQuote): void {
  writeTab(KEY, { quoteId, expiresAt });
}

export function forgetHeldQuote(): void {
  forgetTab(KEY);
}

function readKept(): KeptQuote | null {
  const saved = readTab(KEY);
  return isKept(saved) ? saved : null;
}

function isKept(saved: unknown): saved is KeptQuote {
  if (typeof saved !== 'object' || saved === null || !('quoteId' in saved) || !('expiresAt' in saved))
    return false;
  return typeof saved.quoteId === 'string' && typeof saved.expiresAt === 'string';
}
