import { expect, test } from 'vitest';
import { readDraft, removeDraft, removeDrafts, storeDraft } from './drafts.storage.ts';

test('a draft is found only under its account and name', () => {
  storeDraft('sita', 'coupon:1', { values: { code: 'TIHAR' } });
  expect(readDraft('sita', 'coupon:1')).toEqual({ values: { code: 'TIHAR' } });
  expect(readDraft('sita', 'coupon:2')).toBeNull();
  expect(readDraft('ram', 'coupon:1')).toBeNull();
});

test('an unreadable draft is ignored', () => {
  localStorage.setItem('draft:sita:coupon:1', '{');
  expect(readDraft('sita', 'coupon:1')).toBeNull();
});

test('deleting one draft keeps the others', () => {
  storeDraft('sita', 'coupon:1', {});
  storeDraft('sita', 'coupon:2', {});
  removeDraft('sita', 'coupon:1');
  expect(readDraft('sita', 'coupon:1')).toBeNull();
  expect(readDraft('sita', 'coupon:2')).toEqual({});
});

test('a logout deletes all drafts, a sign-in deletes the drafts of other accounts, and other data stays', () => {
  localStorage.setItem('cart', '{}');
  storeDraft('sita', 'coupon:1', {});
  storeDraft('ram', 'coupon:1', {});
  removeDrafts('ram');
  expect(readDraft('sita', 'coupon:1')).toBeNull();
  expect(readDraft('ram', 'coupon:1')).toEqual({});
  removeDrafts();
  expect(readDraft('ram', 'coupon:1')).toBeNull();
  expect(localStorage.getItem('cart')).toBe('{}');
});
