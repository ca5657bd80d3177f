import { I18nProvider } from '@lingui/react';
import { renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { formatRetention } from '../backups/backupTexts.ts';
import { ReceiptLine } from '../counter/ReceiptLine.tsx';
import { formatClockTime } from '../health/unitTexts.ts';
import { useGridTexts } from '../list/grid/useGridTexts.ts';
import { DetailList } from '../order/DetailList.tsx';
import { anOrder } from '../order/testing/anOrder.ts';
import { PackingSlip } from '../shipping/packingSlip/PackingSlip.tsx';
import { StockTakeFigures } from '../stock/stockTakes/StockTakeFigures.tsx';
import { DetailsList } from '../ui/DetailsList.tsx';
import { messages } from './nepali.ts';

beforeAll(async () => {
  await setLocale('ne');
  i18n.load('ne', messages);
});
afterAll(() => setLocale('en'));

const renderText = (content: ReactNode) => renderScreen(content).container.textContent;

test('a number in a details list uses Nepali digits', () => {
  expect(renderText(<DetailsList rows={[{ label: 'अर्डर', value: 1234 }]} />)).toBe('अर्डर१,२३४');
  expect(renderText(<DetailList details={{ प्रयास: 3 }} />)).toBe('प्रयास३');
});

test('a packing slip has Nepali place names and quantities in Nepali digits', async () => {
  const line = { id: '1', name: 'मुन्द्री', sku: 'RG-1', size: '20', weightMg: 8500, quantity: 12 };
  renderScreen(<PackingSlip order={anOrder({ status: 'PROCESSING', lines: [line as never] })} />);
  expect((await screen.findByText(/बागमती/)).textContent).not.toMatch(/Bagmati|Lalitpur/);
  expect(screen.getByRole('cell', { name: '१२' })).toBeTruthy();
});

test('a receipt has Nepali rupees, digits and purities', () => {
  const line = {
    ...{ id: '1', name: 'मुन्द्री', nameNe: null, sku: 'RG-1', size: '20', quantity: 2, unitPrice: 1000 },
    ...{ weightMg: 8500, lineTotal: 2000, staffDiscount: 100, staffDiscountReason: null },
    priceBreakdown: { ratePerTola: 303100, purity: '22K', metal: 700, making: 300, stones: 0 },
  };
  const text = renderText(<ReceiptLine line={line} />) ?? '';
  expect(text.replace('RG-1', '')).not.toMatch(/[A-Za-z0-9]/);
});

test('a stock-take without differences uses Nepali digits', () => {
  const sums = { counted: 4, expected: 4, sizes: 2, differing: 0, fewer: 0, more: 0, left: 0 };
  const text = renderText(<StockTakeFigures sums={{ ...sums, shortageValue: 0, surplusValue: 0 }} isOpen />);
  expect(text).not.toMatch(/[0-9]/);
});

test('the grid’s sort labels are in Nepali', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  const label = renderHook(useGridTexts, { wrapper }).result.current.columnHeaderSortIconAriaLabel;
  for (const direction of ['asc', 'desc', null] as const)
    expect(label?.('नाम', direction)).toMatch(/^नाम [^A-Za-z]+$/);
});

test('the number of backups kept and the time of the check are in Nepali', () => {
  expect(formatRetention(i18n, '7 daily, 4 weekly, 12 monthly')).toBe('७ दैनिक, ४ साप्ताहिक, १२ मासिक');
  expect(formatClockTime(i18n, '2026-11-30T11:29:18Z')).toBe('साँझ ५:१४:१८');
});
