import { ApolloLink } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { type CatalogQuery, emptyCatalogQuery } from '../catalogUrl.ts';
import { FilterDrawerBody } from './FilterDrawerBody.tsx';

type DrawerOptions = { query?: CatalogQuery; showPricesWithTax?: boolean; link?: ApolloLink };

function openDrawer({ query = emptyCatalogQuery, link, ...store }: DrawerOptions = {}) {
  const onChange = vi.fn();
  renderScreen(<FilterDrawerBody query={query} onChange={onChange} onClose={vi.fn()} />, {
    store,
    ...(link && { link }),
  });
  const fromInput = screen.getByLabelText('From (NPR)');
  return {
    onChange,
    from: fromInput,
    show: (inputText: string) => {
      fireEvent.focus(fromInput);
      fireEvent.change(fromInput, { target: { value: inputText } });
      fireEvent.blur(fromInput);
      fireEvent.click(screen.getByText('Show pieces'));
    },
  };
}

test('an invalid price keeps the filters open and shows an error at its field', () => {
  const { onChange, from: fromInput, show } = openDrawer();
  show('cheap');
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(fromInput);
  expect(screen.getByText('Enter whole rupees, such as 25,000.')).toBeTruthy();
});

test('a price in a common format is applied immediately', () => {
  const { onChange, show } = openDrawer();
  show('25,000');
  expect(onChange).toHaveBeenCalledWith({ ...emptyCatalogQuery, minPrice: 25_000, pricesWithTax: true });
});

test('if the shop shows prices before tax, the filter uses prices before tax', () => {
  const { onChange, show } = openDrawer({ showPricesWithTax: false });
  expect(screen.queryByText('Budget including tax')).toBeNull();
  show('25,000');
  expect(onChange).toHaveBeenCalledWith({ ...emptyCatalogQuery, minPrice: 25_000 });
});

test('a range before tax, as in an old bookmark, is shown with tax and stays until it is changed', () => {
  const query = { ...emptyCatalogQuery, minPrice: 50_000 };
  const { onChange, from: fromInput, show } = openDrawer({ query });
  expect(screen.getByText('Budget including tax')).toBeTruthy();
  expect(fromInput).toHaveProperty('value', '59,000');
  show('59,000');
  expect(onChange).toHaveBeenLastCalledWith(query);
  show('60,000');
  expect(onChange).toHaveBeenLastCalledWith({ ...emptyCatalogQuery, minPrice: 60_000, pricesWithTax: true });
});

test('a minimum above the maximum hides the count and scrolls to the error', async () => {
  const scrolledTexts: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTexts.push(this.textContent);
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const { onChange, from: fromInput } = openDrawer({ link: respondWithTotal(47) });
  expect(await screen.findByRole('button', { name: 'Show 47 pieces' })).toBeTruthy();

  fireEvent.change(fromInput, { target: { value: '50000' } });
  fireEvent.change(screen.getByLabelText('To (NPR)'), { target: { value: '10000' } });
  fireEvent.blur(fromInput);
  fireEvent.click(screen.getByRole('button', { name: 'Show pieces' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(scrolledTexts).toEqual(['The minimum can’t be higher than the maximum.']);

  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByLabelText('From (NPR)')).toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('button', { name: 'Show 47 pieces' }));
  expect(onChange).toHaveBeenCalledWith(emptyCatalogQuery);
});

function respondWithTotal(total: number) {
  const productFilters = {
    __typename: 'ProductFilters',
    total,
    inStock: total,
    categories: [],
    types: [],
    metals: [],
    purities: [],
    gemstones: [],
    minPrice: null,
    maxPrice: null,
    minPriceWithTax: null,
    maxPriceWithTax: null,
  };
  return new ApolloLink(() => of({ data: { productFilters } }));
}
