import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { HeldPriceFragment } from './HeldCart.generated.ts';
import { HeldPrice } from './HeldPrice.tsx';

const gold = { metal: 'GOLD', perTola: 305_200 } as const;
const silver = { metal: 'SILVER', perTola: 4_710 } as const;
const held = (rates: HeldPriceFragment['rates']): HeldPriceFragment => ({
  quoteId: 'signed',
  rates,
  expiresAt: '2026-11-27T08:45:00.000Z',
});

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-27T08:15:00.000Z'),
    toFake: ['setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => act(() => setLocale('en')));

const show = (price: HeldPriceFragment | null | undefined, ended: 'TIME_OVER' | 'RATE_MOVED' | null = null) =>
  renderScreen(<HeldPrice held={price} ended={ended} />);

describe('a held price', () => {
  test.each([
    [[gold], 'Price held at NPR 3,05,200 a tola until 2:30 pm'],
    [[silver], 'Price held at NPR 4,710 a tola until 2:30 pm'],
    [[silver, gold], 'Gold held at NPR 3,05,200, silver at NPR 4,710 a tola until 2:30 pm'],
    [[], 'Price held until 2:30 pm'],
    [[gold, { ...gold, perTola: 306_000 }], 'Price held until 2:30 pm'],
  ])('says by what it stands and until when', (rates, text) => {
    show(held(rates));
    expect(screen.getByText(text)).toBeDefined();
  });

  test('says so in Nepali', async () => {
    await act(() => setLocale('ne'));
    show(held([gold]));
    expect(screen.getByText(/को भाउमा .* सम्म मूल्य पक्का/)).toBeDefined();
  });

  test('is told once to those who listen, when its last five minutes begin', () => {
    show(held([gold]));
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');

    act(() => vi.advanceTimersByTime(25 * 60_000));
    const said = status.textContent;
    expect(said).toBe('The price is held for no more than five minutes.');
    expect(screen.getByText(/· 5 minutes left$/)).toBeDefined();

    act(() => vi.advanceTimersByTime(4 * 60_000));
    expect(screen.getByText(/· 1 minute left$/)).toBeDefined();
    expect(status.textContent).toBe(said);
  });

  test.each([
    ['TIME_OVER', /^The time of the earlier price is over\. Price held at/],
    ['RATE_MOVED', /^The metal’s rate has moved far, so the earlier price has ended\. Price held at/],
  ] as const)('says why an earlier one is no more: %s', (ended, text) => {
    show(held([gold]), ended);
    expect(screen.getByText(text)).toBeDefined();
  });

  test('is nothing where the store holds none', () => {
    const { container } = show(null);
    expect(container.textContent).toBe('');
  });
});
