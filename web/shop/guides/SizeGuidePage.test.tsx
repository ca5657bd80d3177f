import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { RingSizer } from './RingSizer.tsx';
import { RingSizeTable } from './RingSizeTable.tsx';

test('the table shows every ring size sold, up to 26, without scrolling', () => {
  renderScreen(<RingSizeTable caption="Ring sizes" />);
  const sizes = screen.getAllByRole('rowheader').map((cell) => Number(cell.textContent));
  for (let size = 8; size <= 26; size += 1) expect(sizes).toContain(size);
  const box = screen.getByRole('region', { name: 'Ring sizes' });
  expect(getComputedStyle(box).maxHeight).toBe('none');
  expect(within(box).getByRole('row', { name: /^26 21\.0 mm 66\.0 mm 11\.5$/ })).toBeTruthy();
});

test('on a phone the button of a size is below its row instead of in a column', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  renderScreen(
    <RingSizeTable
      caption="Ring sizes"
      action={(size) => (size === 14 ? <button type="button">Use this size</button> : null)}
    />,
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[rows.indexOf('Use this size') - 1]).toMatch(/^14/);
});

test('the circle is shown immediately, with a note that it is not to scale until it is calibrated with a card', async () => {
  renderScreen(<RingSizer />);
  const circle = screen.getByRole('img', { name: 'Circle' });
  expect(circle.style.width).not.toBe('');
  expect(screen.getByText(/^Not to scale yet/)).toBeTruthy();
  expect(screen.getByText('Size 14')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'The card fits' }));
  expect(screen.queryByText(/^Not to scale yet/)).toBeNull();
  expect(screen.getByRole('img', { name: 'Circle' })).toBeTruthy();
});
