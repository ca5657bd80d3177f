import { readTab, removeTab, writeTab } from '#web/order/tabStorage.ts';

const KEY = 'quoteWithPriceHold';

interface StoredQuote {
  quoteId: string;
  expiresAt: string;
}

/** Returns the id of this tab's price hold, which survives a reload. */
export function readPriceHoldId(): string | undefined {
  return readStoredQuote()?.quoteId;
}

/** Returns the id for a newly opened checkout. A price hold that has ended meanwhile is discarded. */
export function loadPriceHoldId(now = Date.now()): string | undefined {
  const storedQuote = readStoredQuote();
  if (storedQuote && Date.parse(storedQuote.expiresAt) <= now) removePriceHold();
  return readPriceHoldId();
}

export function storePriceHold({ quoteId, expiresAt }: StoredQuote): void {
  writeTab(KEY, { quoteId, expiresAt });
}

export function removePriceHold(): void {
  removeTab(KEY);
}

function readStoredQuote(): StoredQuote | null {
  const saved = readTab(KEY);
  return isStoredQuote(saved) ? saved : null;
}

function isStoredQuote(saved: unknown): saved is StoredQuote {
  if (typeof saved !== 'object' || saved === null || !('quoteId' in saved) || !('expiresAt' in saved))
    return false;
  return typeof saved.quoteId === 'string' && typeof saved.expiresAt === 'string';
}
