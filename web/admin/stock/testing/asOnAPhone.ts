import { vi } from 'vitest';

/** Has a list show cards: a table takes the room of a desk. */
export function asOnAPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
}
