import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNextPublication, getPublicationState, isShown, type Publication } from './publication.ts';

const buildTime = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour));
const isShownAt = (publication: Publication, hour: number) =>
  isShown(publication, { at: buildTime(hour), includesDrafts: false });

test('published content is shown from its start to just before its end', () => {
  const publication = { isPublished: true, publishFrom: buildTime(8), publishUntil: buildTime(10) };
  expect([7, 8, 9, 10].map((hour) => isShownAt(publication, hour))).toEqual([false, true, true, false]);
  expect([7, 8, 10].map((hour) => getPublicationState(publication, buildTime(hour)))).toEqual([
    'SCHEDULED',
    'SHOWN',
    'OVER',
  ]);
});

test('a draft is shown only in previews and only within its dates', () => {
  const draft = { isPublished: false, publishFrom: buildTime(8), publishUntil: null };
  expect(isShownAt(draft, 9)).toBe(false);
  expect(isShown(draft, { at: buildTime(9), includesDrafts: true })).toBe(true);
  expect(isShown(draft, { at: buildTime(7), includesDrafts: true })).toBe(false);
  expect(getPublicationState(draft, buildTime(9))).toBe('DRAFT');
});

const moment = fc.option(fc.integer({ min: 0, max: 48 }).map(buildTime), { nil: null });
const publication = fc.record({ isPublished: fc.boolean(), publishFrom: moment, publishUntil: moment });

test('the shown content does not change before the next publication time', () => {
  fc.assert(
    fc.property(fc.array(publication), fc.integer({ min: 0, max: 48 }), (publications, now) => {
      const next = findNextPublication(publications, buildTime(now))?.getTime() ?? buildTime(60).getTime();
      const getVisibility = (time: number) =>
        publications.map((entry) => isShown(entry, { at: new Date(time), includesDrafts: false }));
      expect(next).toBeGreaterThan(buildTime(now).getTime());
      expect(getVisibility(next - 1)).toEqual(getVisibility(buildTime(now).getTime()));
    }),
  );
});
