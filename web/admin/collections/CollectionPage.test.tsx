import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CollectionPage } from './CollectionPage.tsx';

const bridalCollection = {
  __typename: 'Collection',
  id: '7',
  slug: 'bridal',
  name: 'Bridal',
  summary: 'For the day itself.',
  story: 'Pieces for a wedding.',
  nameNe: null,
  summaryNe: null,
  storyNe: null,
  productCount: 12,
  version: 1,
  seoTitle: null,
  seoTitleNe: null,
  seoDescription: null,
  seoDescriptionNe: null,
  staff: {
    __typename: 'CollectionForStaff',
    isPublished: true,
    publishFrom: null,
    publishUntil: null,
    membership: 'HAND',
    sort: 'POPULAR',
    hasPicture: true,
    bannerAlt: null,
    bannerAltNe: null,
    homeSectionCount: 0,
    coupons: [] as string[],
    rule: null,
    members: [],
  },
  banner: {
    __typename: 'Image',
    url: '/media/b.webp',
    alt: 'Bridal',
    altNe: null,
    width: 1920,
    height: 900,
    colour: '#e8e0d5',
    focus: null,
  },
};

let storedCollection: typeof bridalCollection | Record<string, unknown>;
let sentInputs: Record<string, unknown>[];
let userError: object | null;

const server = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      if (!/Collection/.test(operationName ?? '')) return;
      const { input } = variables as { input?: Record<string, unknown> };
      if (!input) observer.next({ data: { collections: [storedCollection] } });
      else {
        sentInputs.push(input);
        if (!userError) storedCollection = { ...storedCollection, ...input, version: 2 };
        observer.next({
          data: {
            updateCollection: {
              __typename: 'CollectionPayload',
              collection: userError ? null : storedCollection,
              errors: userError ? [userError] : [],
            },
          },
        });
      }
      observer.complete();
    }),
);

beforeEach(() => {
  storedCollection = bridalCollection;
  sentInputs = [];
  userError = null;
});
function open(id = '7') {
  renderScreen(<CollectionPage />, {
    link: server,
    at: `/admin/collections/${id}`,
    path: '/admin/collections/:id',
  });
}

const getSaveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save collection' });

test('shows Nepali texts next to the English ones', async () => {
  open();
  const name = await screen.findByLabelText<HTMLInputElement>('Name in Nepali (optional)');
  expect([name.value, name.lang, getSaveButton().disabled]).toEqual(['', 'ne', true]);
  await userEvent.type(name, 'विवाह');
  await userEvent.click(getSaveButton());
  await expect.poll(() => sentInputs).toHaveLength(1);
  expect(sentInputs[0]).toMatchObject({
    id: '7',
    version: 1,
    name: 'Bridal',
    nameNe: 'विवाह',
    storyNe: null,
  });
  await expect.poll(() => getSaveButton().disabled).toBe(true);
  expect(name.value).toBe('विवाह');
});

test('a missing name is reported before anything is sent', async () => {
  open();
  await userEvent.clear(await screen.findByLabelText('Name'));
  await userEvent.click(getSaveButton());
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(sentInputs).toEqual([]);
});

test('a conflict shows both versions, and “Save my version” keeps the colleague’s other changes', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Name in Nepali (optional)'), 'विवाह');
  storedCollection = { ...bridalCollection, summary: 'For every wedding.', version: 2 };
  userError = createUserError({ code: 'CONFLICT', field: 'version', message: 'Changed meanwhile.' });
  await userEvent.click(getSaveButton());
  expect(await screen.findByRole('rowheader', { name: 'Summary' })).toBeTruthy();
  userError = null;
  await userEvent.click(screen.getByRole('button', { name: 'Save my version' }));
  await expect
    .poll(() => sentInputs[1])
    .toMatchObject({
      version: 2,
      summary: 'For every wedding.',
      nameNe: 'विवाह',
    });
});

test('deleting a collection first shows the coupons that use it', async () => {
  storedCollection = {
    ...bridalCollection,
    staff: { ...bridalCollection.staff, coupons: ['Wedding offer', 'BRIDE10'] },
  };
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(
    screen.getByText(
      'These coupons apply to the collection’s products: Wedding offer, BRIDE10. Change or deactivate them first.',
    ),
  ).toBeTruthy();
});

test('an unknown id shows a message', async () => {
  open('8');
  expect(await screen.findByRole('heading', { name: 'Collection not found' })).toBeTruthy();
});
