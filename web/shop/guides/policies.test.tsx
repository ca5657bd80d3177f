import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '#domain/store/publicSettings.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
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

interface PageOptions {
  methods?: readonly string[];
  settings?: Partial<PublicSettings>;
  transferHours?: number;
}

/** Creates a link that responds as a store with these payment methods and settings. */
function createStoreLink({ methods = [], settings = {}, transferHours = 72 }: PageOptions): ApolloLink {
  const { bankTransfer, features, assurances, hours, ...publicSettings } = {
    ...DEFAULT_PUBLIC_SETTINGS,
    ...settings,
  };
  const store = {
    ...publicSettings,
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

/** Shows the store's name, which changes when the store settings replace the defaults. */
function StoreName() {
  return <output>{useStoreSettings().name}</output>;
}

/** Returns the full text of a page. */
async function renderPageText(page: ArticleSource | 'FAQ', storeOptions: PageOptions): Promise<string> {
  const { container, unmount } = renderScreen(
    <>
      <StoreName />
      {page === 'FAQ' ? <FaqPage /> : <Article article={page} />}
    </>,
    { link: createStoreLink({ ...storeOptions, settings: { ...storeOptions.settings, name: 'Gahana' } }) },
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
const ALL_PROVIDERS = ['ESEWA', 'KHALTI', 'CONNECTIPS'];

describe.each(Object.entries(PAGES))('the %s page', (_name, page) => {
  test('names every enabled payment method', async () => {
    const text = await renderPageText(page, { methods: ALL_PROVIDERS });
    for (const name of ['eSewa', 'Khalti', 'connectIPS']) expect(text).toContain(name);
  });

  test('names no disabled payment method', async () => {
    const text = await renderPageText(page, { methods: ['KHALTI'], settings: { codLimit: 0 } });
    expect(text).not.toMatch(/eSewa|connectIPS/);
    expect(text).not.toMatch(/cash on delivery|in cash|amount to collect/i);
    expect(text).toContain('Khalti');
  });

  test('mentions no provider if none is enabled', async () => {
    const text = await renderPageText(page, {});
    expect(text).not.toMatch(/eSewa|Khalti|connectIPS|payment page/);
    expect(text).not.toMatch(/\{\w+\}/);
  });
});

test('the privacy policy states which data Khalti receives, and that eSewa receives no customer data', async () => {
  const text = await renderPageText(privacyPolicy, { methods: ALL_PROVIDERS });
  expect(text).toContain(
    'Khalti receives the amount, the order number and your name, email address and phone number.',
  );
  expect(text).toContain(
    'eSewa receives the amount and a payment reference, but not your name or contact details.',
  );
});

test.each([
  [72, 'If you pay by bank transfer, we reserve your pieces for 72 hours.'],
  [0, 'If you pay by bank transfer, we reserve your pieces until your payment arrives.'],
])(
  'the terms state how long items are reserved for a transfer: %d hours',
  async (transferHours, sentence) => {
    expect(await renderPageText(termsOfService, { transferHours })).toContain(sentence);
  },
);

test('the policies state the amount from which only bank methods are accepted, and the effect of a partial payment', async () => {
  const bankOnlySentence = 'Orders of NPR 10,00,000 or more can only be paid by bank transfer or connectIPS';
  for (const page of [termsOfService, shippingPolicy, 'FAQ'] as const)
    expect(await renderPageText(page, { methods: ALL_PROVIDERS })).toContain(bankOnlySentence);
  for (const page of [termsOfService, 'FAQ'] as const) {
    const text = await renderPageText(page, { methods: ALL_PROVIDERS, transferHours: 48 });
    expect(text).toContain('Once your first part payment arrives, we reserve your pieces for 48 hours.');
    expect(text).toContain('we’ll cancel it and refund what you’ve paid.');
  }
});

test('the FAQ and the shipping policy agree on free shipping, even if shipping is always free', async () => {
  for (const page of [shippingPolicy, 'FAQ'] as const) {
    expect(await renderPageText(page, {})).toContain(
      'Free shipping on orders of NPR 5,000 or more, before tax. Shipping on smaller orders costs NPR 200.',
    );
    const freeShippingText = await renderPageText(page, { settings: { freeShippingFrom: 0 } });
    expect(freeShippingText).toContain('Free shipping on all orders.');
    expect(freeShippingText).not.toContain('Smaller orders');
  }
});

test('the cash limit is described as required by law only if it is the legal limit', async () => {
  const codSettings = { codLimit: 50_000 };
  expect(await renderPageText(termsOfService, { settings: codSettings })).toContain(
    'Cash on delivery is available for orders below NPR 50,000.',
  );
  expect(await renderPageText(termsOfService, {})).toContain(
    'Cash on delivery is available for orders below NPR 5,00,000, because the law limits cash payments.',
  );
});

test('pages promise only what the store’s assurances include', async () => {
  const pages = [returnPolicy, shippingPolicy, careInstructions, sizeGuide, 'FAQ'] as const;
  for (const page of pages) {
    const text = await renderPageText(page, { settings: { assurances: [] } });
    expect(text).not.toMatch(
      /insured|free for life|exchange it once, free of charge|clean and polish it for free/,
    );
  }
});

test('a link to a section scrolls to its heading and focuses it', async () => {
  const scrolledIds: string[] = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolledIds.push(this.id);
  };
  renderScreen(<Article article={returnPolicy} />, {
    link: createStoreLink({}),
    at: '/return-policy?section=exchange',
  });
  const heading = await screen.findByRole('heading', { name: 'Size exchange' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrolledIds).toEqual(['exchange']);
});

test('the FAQ search finds only questions that apply to the store', async () => {
  renderScreen(<FaqPage />, { link: createStoreLink({ methods: ['ESEWA'] }) });
  await screen.findByRole('heading', { name: 'Ordering and paying' });
  await userEvent.type(screen.getByRole('searchbox'), 'left charged');
  const question = await screen.findByText('I left the payment page. Was I charged?');
  expect(within(question.closest('section') ?? document.body).getAllByRole('button')).toHaveLength(1);
});
