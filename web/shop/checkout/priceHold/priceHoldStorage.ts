import { readTabItem, removeTabItem, writeTabItem } from '#web/order/tabStorage.ts';

const KEY = 'quoteWithPriceHold';

interface StoredQuote {
  quoteId: string;
  expiresAt: string;
}

/** Returns the id of this tab's price hold, which remains after a reload. */
export function readPriceHoldId(): string | undefined {
  return readStoredQuote()?.quoteId;
}

/** Returns the id for a newly opened checkout. A price hold that has already ended is discarded. */
export function loadPriceHoldId(now = Date.now()): string | undefined {
  const storedQuote = readStoredQuote();
  if (storedQuote && Date.parse(storedQuote.expiresAt) <= now) removePriceHold();
  return readPriceHoldId();
}

export function storePriceHold({ quoteId, expiresAt }: StoredQuote): void {
  writeTabItem(KEY, { quoteId, expiresAt });
}

export function removePriceHold(): void {
  removeTabItem(KEY);
}

function readStoredQuote(): StoredQuote | null {
  const storedValue = readTabItem(KEY);
  return isStoredQuote(storedValue) ? storedValue : null;
}

function isStoredQuote(storedValue: unknown): storedValue is StoredQuote {
  if (
    typeof storedValue !== 'object' ||
    storedValue === null ||
    !('quoteId' in storedValue) ||
    !('expiresAt' in storedValue)
  )
    return false;
  return typeof storedValue.quoteId === 'string' && typeof storedValue.expiresAt === 'string';
}
