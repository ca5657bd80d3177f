import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CsvSample } from './CsvSample.tsx';

test('long text wraps, so that the amounts next to it stay visible on one line', () => {
  const text = 'FT from CUSTOMER 22 JW-QS30X156C4';
  renderScreen(<CsvSample columns={['Particulars', 'Credit (Cr)']} rows={[[text, '14,75,841.00']]} />);
  expect(getComputedStyle(screen.getByText(text)).whiteSpace).toBe('normal');
  const amount = screen.getByText('14,75,841.00');
  expect(getComputedStyle(amount).whiteSpace).toBe('nowrap');
  expect(amount.dataset.name).toBe('Credit (Cr)');
});

test('words are never broken to fit a column; the table scrolls horizontally', () => {
  renderScreen(<CsvSample columns={['category', 'metal']} rows={[['EARRINGS', 'SILVER']]} />);
  for (const word of ['category', 'metal', 'EARRINGS', 'SILVER'])
    expect(getComputedStyle(screen.getByText(word)).overflowWrap).toBe('break-word');
});

test('very long text is limited to a few lines, with the full text in a tooltip', () => {
  const text = 'A pair of earrings in sterling silver, made by hand in Patan. '.repeat(10).trim();
  renderScreen(<CsvSample columns={['name', 'description']} rows={[['Earrings', text]]} />);
  expect(screen.getByTitle(text).textContent).toBe(text);
  expect(getComputedStyle(screen.getByTitle(text)).overflow).toBe('hidden');
  expect(screen.queryByTitle('Earrings')).toBeNull();
});
