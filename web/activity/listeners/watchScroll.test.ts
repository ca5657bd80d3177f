import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScrollPosition, type ScrollWatch, watchScroll } from './watchScroll.ts';

const scrolls: ScrollPosition[] = [];
let watch: ScrollWatch;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000);
  scrolls.length = 0;
  watch = watchScroll((position) => scrolls.push(position));
});
afterEach(() => {
  watch.stop();
});

function scrollTo(y: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  window.dispatchEvent(new Event('scroll'));
}

test('reports a scroll one second after the page stops moving', () => {
  scrollTo(500);
  vi.advanceTimersByTime(900);
  scrollTo(1500);
  vi.advanceTimersByTime(900);
  scrollTo(1000);
  vi.advanceTimersByTime(999);
  expect(scrolls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scrolls).toEqual([{ maxScrollPercent: 75, currentScrollPercent: 50 }]);
});

test('overscrolling counts as the end of the page', () => {
  scrollTo(2100);
  vi.advanceTimersByTime(1000);
  scrollTo(-50);
  vi.advanceTimersByTime(1000);
  expect(scrolls).toEqual([
    { maxScrollPercent: 100, currentScrollPercent: 100 },
    { maxScrollPercent: 100, currentScrollPercent: 0 },
  ]);
});

test('returning to the top alone does not count as a scroll', () => {
  scrollTo(0);
  vi.advanceTimersByTime(1000);
  expect(scrolls).toEqual([]);
});

test('reports nothing after watching is stopped', () => {
  scrollTo(500);
  watch.stop();
  vi.advanceTimersByTime(1000);
  expect(scrolls).toEqual([]);
});

test('leaving the page reports a pending scroll immediately and once', () => {
  scrollTo(1500);
  scrollTo(500);
  watch.flush();
  expect(scrolls).toEqual([{ maxScrollPercent: 75, currentScrollPercent: 25 }]);
  watch.flush();
  vi.advanceTimersByTime(1000);
  expect(scrolls).toHaveLength(1);
});

test('a pending scroll keeps the position of its own page even if the next page is shown', () => {
  scrollTo(1500);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  watch.flush();
  expect(scrolls).toEqual([{ maxScrollPercent: 75, currentScrollPercent: 75 }]);
});

test('nothing is pending if the page was not scrolled', () => {
  watch.flush();
  expect(scrolls).toEqual([]);
});
