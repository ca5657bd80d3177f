import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Scrolled, type ScrollWatch, watchScroll } from './watchScroll.ts';

const told: Scrolled[] = [];
let watch: ScrollWatch;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000);
  told.length = 0;
  watch = watchScroll((scrolled) => told.push(scrolled));
});
afterEach(() => {
  watch.stop();
});

function scrollTo(y: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  window.dispatchEvent(new Event('scroll'));
}

test('a scroll is told once it has rested for a second', () => {
  scrollTo(500);
  vi.advanceTimersByTime(900);
  scrollTo(1500);
  vi.advanceTimersByTime(900);
  scrollTo(1000);
  vi.advanceTimersByTime(999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([{ maxScrollPercent: 75, currentScrollPercent: 50 }]);
});

test('past its ends a page is scrolled to the end', () => {
  scrollTo(2100);
  vi.advanceTimersByTime(1000);
  scrollTo(-50);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([
    { maxScrollPercent: 100, currentScrollPercent: 100 },
    { maxScrollPercent: 100, currentScrollPercent: 0 },
  ]);
});

test('a page that only returned to its top was not scrolled', () => {
  scrollTo(0);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});

test('nothing is told after the watch has ended', () => {
  scrollTo(500);
  watch.stop();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});

test('a movement that has not rested yet is told at once when the page is left, and once', () => {
  scrollTo(1500);
  scrollTo(500);
  watch.settle();
  expect(told).toEqual([{ maxScrollPercent: 75, currentScrollPercent: 25 }]);
  watch.settle();
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
});

test('what is left is told where it was, also if the next page is shown already', () => {
  scrollTo(1500);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  watch.settle();
  expect(told).toEqual([{ maxScrollPercent: 75, currentScrollPercent: 75 }]);
});

test('a page that has not moved has nothing to settle', () => {
  watch.settle();
  expect(told).toEqual([]);
});
