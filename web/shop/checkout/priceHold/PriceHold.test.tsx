import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { HeldPriceFragment } from './HeldCart.generated.ts';
import { PriceHold } from './PriceHold.tsx';

const goldRate = { metal: 'GOLD', perTola: 305_200 } as const;
const silverRate = { metal: 'SILVER', perTola: 4_710 } as const;
const createPriceHold = (rates: HeldPriceFragment['rates']): HeldPriceFragment => ({
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

const renderPriceHold = (
  heldPrice: HeldPriceFragment | null | undefined,
  endReason: 'EXPIRED' | 'RATE_CHANGED' | null = null,
) => renderScreen(<PriceHold priceHold={heldPrice} endReason={endReason} />);

describe('a price hold', () => {
  test.each([
    [[goldRate], 'Price held until 2:30 pm at NPR 3,05,200 per tola'],
    [[silverRate], 'Price held until 2:30 pm at NPR 4,710 per tola'],
    [[silverRate, goldRate], 'Price held until 2:30 pm: gold NPR 3,05,200, silver NPR 4,710 per tola'],
    [[], 'Price held until 2:30 pm'],
    [[goldRate, { ...goldRate, perTola: 306_000 }], 'Price held until 2:30 pm'],
  ])('shows its metal rates and its end time', (rates, text) => {
    renderPriceHold(createPriceHold(rates));
    expect(screen.getByText(text)).toBeDefined();
  });

  test('is shown in Nepali', async () => {
    await act(() => setLocale('ne'));
    renderPriceHold(createPriceHold([goldRate]));
    expect(screen.getByText(/को भाउमा .* सम्म मूल्य पक्का/)).toBeDefined();
  });

  test('announces its last five minutes once to screen readers', () => {
    renderPriceHold(createPriceHold([goldRate]));
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');

    act(() => vi.advanceTimersByTime(25 * 60_000));
    const announcement = status.textContent;
    expect(announcement).toBe('Your price hold ends in five minutes or less.');
    expect(screen.getByText(/· 5 minutes left$/)).toBeDefined();

    act(() => vi.advanceTimersByTime(4 * 60_000));
    expect(screen.getByText(/· 1 minute left$/)).toBeDefined();
    expect(status.textContent).toBe(announcement);
  });

  test.each([
    ['EXPIRED', /^Your price hold has ended\. Price held until/],
    ['RATE_CHANGED', /^Your price hold has ended because the metal rate moved too far\. Price held until/],
  ] as const)('shows why the previous price hold ended: %s', (endReason, text) => {
    renderPriceHold(createPriceHold([goldRate]), endReason);
    expect(screen.getByText(text)).toBeDefined();
  });

  test('renders nothing without a price hold', () => {
    const { container } = renderPriceHold(null);
    expect(container.textContent).toBe('');
  });
});
