import { expect, test } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './drafts.storage.ts';

test('a draft is found again under its account and its name only', () => {
  keepDraft('sita', 'coupon:1', { values: { code: 'TIHAR' } });
  expect(readDraft('sita', 'coupon:1')).toEqual({ values: { code: 'TIHAR' } });
  expect(readDraft('sita', 'coupon:2')).toBeNull();
  expect(readDraft('ram', 'coupon:1')).toBeNull();
});

test('a draft that cannot be read counts as none', () => {
  localStorage.setItem('draft:sita:coupon:1', '{');
  expect(readDraft('sita', 'coupon:1')).toBeNull();
});

test('forgetting one draft leaves the others', () => {
  keepDraft('sita', 'coupon:1', {});
  keepDraft('sita', 'coupon:2', {});
  forgetDraft('sita', 'coupon:1');
  expect(readDraft('sita', 'coupon:1')).toBeNull();
  expect(readDraft('sita', 'coupon:2')).toEqual({});
});

test('after a logout none is left, after another signed in only theirs, and nothing else is touched', () => {
  localStorage.setItem('cart', '{}');
  keepDraft('sita', 'coupon:1', {});
  keepDraft('ram', 'coupon:1', {});
  forgetDrafts('ram');
  expect(readDraft('sita', 'coupon:1')).toBeNull();
  expect(readDraft('ram', 'coupon:1')).toEqual({});
  forgetDrafts();
  expect(readDraft('ram', 'coupon:1')).toBeNull();
  expect(localStorage.getItem('cart')).toBe('{}');
});
