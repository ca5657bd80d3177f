import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { SheetSample } from './SheetSample.tsx';

test('a long text wraps, so that the amounts beside it are in view, each on one line', () => {
  const text = 'FT from CUSTOMER 22 JW-QS30X156C4';
  renderScreen(<SheetSample columns={['Particulars', 'Credit (Cr)']} rows={[[text, '14,75,841.00']]} />);
  expect(getComputedStyle(screen.getByText(text)).whiteSpace).toBe('normal');
  const amount = screen.getByText('14,75,841.00');
  expect(getComputedStyle(amount).whiteSpace).toBe('nowrap');
  expect(amount.dataset.name).toBe('Credit (Cr)');
});

test('no word is broken for a column to fit: the table scrolls sideways', () => {
  renderScreen(<SheetSample columns={['category', 'metal']} rows={[['EARRINGS', 'SILVER']]} />);
  for (const word of ['category', 'metal', 'EARRINGS', 'SILVER'])
    expect(getComputedStyle(screen.getByText(word)).overflowWrap).toBe('break-word');
});

test('a long text takes a few lines and has the whole in its tooltip', () => {
  const text = 'A pair of earrings in sterling silver, made by hand in Patan. '.repeat(10).trim();
  renderScreen(<SheetSample columns={['name', 'description']} rows={[['Earrings', text]]} />);
  expect(screen.getByTitle(text).textContent).toBe(text);
  expect(getComputedStyle(screen.getByTitle(text)).overflow).toBe('hidden');
  expect(screen.queryByTitle('Earrings')).toBeNull();
});
