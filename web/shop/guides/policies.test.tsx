import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '#domain/store/publicSettings.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Article } from './Article.tsx';
import type { ArticleSource } from './article.ts';
import { careInstructions } from './articles/careInstructions.ts';
import { privacyPolicy } from './articles/privacyPolicy.ts';
import { refundPolicy } from './articles/refundPolicy.ts';
import { returnPolicy } from './articles/returnPolicy.ts';
import { shippingPolicy } from './articles/shippingPolicy.ts';
import { sizeGuide } from './articles/sizeGuide.ts';
import { termsOfService } from './articles/termsOfService.ts';
import { FaqPage } from './FaqPage.tsx';

interface Given {
  methods?: readonly string[];
  settings?: Partial<PublicSettings>;
  transferHours?: number;
}

/** What answers the questions of a page about a store with these payment methods and settings. */
function storeWith({ methods = [], settings = {}, transferHours = 72 }: Given): ApolloLink {
  const { bankTransfer, features, assurances, hours, ...facts } = { ...DEFAULT_PUBLIC_SETTINGS, ...settings };
  const store = {
    ...facts,
    __typename: 'Store',
    hours: hours.map((line) => ({ __typename: 'StoreHours', ...line })),
    bankTransfer: { __typename: 'BankAccount', ...bankTransfer },
    features: { __typename: 'StoreFeatures', ...features },
    assurances: assurances.map((line) => ({ __typename: 'StoreAssurance', ...line })),
    transferHours,
    payWith: methods.map((method) => ({
      ...{ __typename: 'OfferedPaymentMethod', method, least: 10, most: 200_000 },
      ...{ note: '', noteNe: '', isTest: false },
    })),
  };
  return new ApolloLink(({ operationName }) =>
    operationName === 'Store' || operationName === 'PaymentMethods' ? of({ data: { store } }) : NEVER,
  );
}

/** Shown once the store's own settings are here, in the place of the defaults. */
function StoreName() {
  return <output>{useStore().name}</output>;
}

/** All that a page says. */
async function textOf(page: ArticleSource | 'FAQ', given: Given): Promise<string> {
  const { container, unmount } = renderScreen(
    <>
      <StoreName />
      {page === 'FAQ' ? <FaqPage /> : <Article article={page} />}
    </>,
    { link: storeWith({ ...given, settings: { ...given.settings, name: 'Gahana' } }) },
  );
  await waitFor(() => expect(container.querySelector('output')?.textContent).toBe('Gahana'));
  await waitFor(() => expect(container.querySelectorAll('h2').length).toBeGreaterThan(2));
  const text = container.textContent ?? '';
  unmount();
  return text;
}

const PAGES = {
  terms: termsOfService,
  FAQ: 'FAQ',
  shipping: shippingPolicy,
  refund: refundPolicy,
  privacy: privacyPolicy,
} as const;
const ALL = ['ESEWA', 'KHALTI', 'CONNECTIPS'];

describe.each(Object.entries(PAGES))('the %s page', (_name, page) => {
  test('names every payment method that is on', async () => {
    const text = await textOf(page, { methods: ALL });
    for (const name of ['eSewa', 'Khalti', 'connectIPS']) expect(text).toContain(name);
  });

  test('names none that is off', async () => {
    const text = await textOf(page, { methods: ['KHALTI'], settings: { codLimit: 0 } });
    expect(text).not.toMatch(/eSewa|connectIPS/);
    expect(text).not.toMatch(/cash on delivery|in cash|amount to collect/i);
    expect(text).toContain('Khalti');
  });

  test('speaks of no provider where there is none', async () => {
    const text = await textOf(page, {});
    expect(text).not.toMatch(/eSewa|Khalti|connectIPS|payment page/);
    expect(text).not.toMatch(/\{\w+\}/);
  });
});

test('the privacy policy says which data Khalti gets, and that eSewa gets none of the buyer', async () => {
  const text = await textOf(privacyPolicy, { methods: ALL });
  expect(text).toContain(
    'Khalti, if you pay with it, gets your name, email address and phone number, the amount and the order number.',
  );
  expect(text).toContain('eSewa, if you pay with it, gets the amount and a payment reference from us');
});

test.each([
  [72, 'For a bank transfer, we hold them for 72 hours.'],
  [0, 'For a bank transfer, we hold them until your payment arrives.'],
])('the terms say how long pieces are held for a transfer: %d hours', async (transferHours, sentence) => {
  expect(await textOf(termsOfService, { transferHours })).toContain(sentence);
});

test('the policies say from when an order is paid from a bank only, and what a part payment changes', async () => {
  const bankOnly = 'Orders of NPR 10,00,000 or more can only be paid with bank transfer or connectIPS';
  for (const page of [termsOfService, shippingPolicy, 'FAQ'] as const)
    expect(await textOf(page, { methods: ALL })).toContain(bankOnly);
  for (const page of [termsOfService, 'FAQ'] as const) {
    const text = await textOf(page, { methods: ALL, transferHours: 48 });
    expect(text).toContain('After your first part payment, we hold them for 48 hours from when it arrives.');
    expect(text).toContain('it is cancelled and we refund what you paid.');
  }
});

test('free shipping is promised alike in the FAQ and the shipping policy, also where it is always free', async () => {
  for (const page of [shippingPolicy, 'FAQ'] as const) {
    expect(await textOf(page, {})).toContain(
      'Free shipping on orders of NPR 5,000 or more, before tax. Smaller orders pay NPR 200 for shipping.',
    );
    const free = await textOf(page, { settings: { freeShippingFrom: 0 } });
    expect(free).toContain('Free shipping on all orders.');
    expect(free).not.toContain('Smaller orders');
  }
});

test('the limit of cash is the law’s only where it is the legal one', async () => {
  const own = { codLimit: 50_000 };
  expect(await textOf(termsOfService, { settings: own })).toContain(
    'Cash on delivery is available below NPR 50,000.',
  );
  expect(await textOf(termsOfService, {})).toContain(
    'Cash on delivery is available below NPR 5,00,000, because the law limits cash payments.',
  );
});

test('what a store does not assure is promised on no page', async () => {
  const pages = [returnPolicy, shippingPolicy, careInstructions, sizeGuide, 'FAQ'] as const;
  for (const page of pages) {
    const text = await textOf(page, { settings: { assurances: [] } });
    expect(text).not.toMatch(
      /insured|free for life|exchange .* once without a fee|clean and polish it for free/,
    );
  }
});

test('a link to a section leads there, and a search of the FAQ finds what applies', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.id);
  };
  renderScreen(<Article article={returnPolicy} />, {
    link: storeWith({}),
    at: '/return-policy?section=exchange',
  });
  const heading = await screen.findByRole('heading', { name: 'Another size' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrolled).toEqual(['exchange']);
});

test('the FAQ is searched in what applies to the store', async () => {
  renderScreen(<FaqPage />, { link: storeWith({ methods: ['ESEWA'] }) });
  await screen.findByRole('heading', { name: 'Ordering and paying' });
  await userEvent.type(screen.getByRole('searchbox'), 'left charged');
  const found = await screen.findByText('I left the payment page. Was I charged?');
  expect(within(found.closest('section') ?? document.body).getAllByRole('button')).toHaveLength(1);
});
