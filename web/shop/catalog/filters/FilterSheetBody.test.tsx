import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { emptyCatalogQuery } from '../catalogUrl.ts';
import { FilterSheetBody } from './FilterSheetBody.tsx';

function openSheet() {
  const onChange = vi.fn();
  renderScreen(<FilterSheetBody query={emptyCatalogQuery} onChange={onChange} onClose={vi.fn()} />);
  const from = screen.getByLabelText('From (NPR)');
  return {
    onChange,
    from,
    show: (typed: string) => {
      fireEvent.focus(from);
      fireEvent.change(from, { target: { value: typed } });
      fireEvent.blur(from);
      fireEvent.click(screen.getByText('Show pieces'));
    },
  };
}

test('a price that is none keeps the filters open, and says so beside it', () => {
  const { onChange, from, show } = openSheet();
  show('cheap');
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(from);
  expect(screen.getByText('Enter whole rupees, such as 25,000.')).toBeTruthy();
});

test('a price as people write it is shown at once', () => {
  const { onChange, show } = openSheet();
  show('25,000');
  expect(onChange).toHaveBeenCalledWith({ ...emptyCatalogQuery, minPrice: 25_000 });
});
