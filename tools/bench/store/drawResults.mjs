// @ts-check
import { drawBars } from './chart.mjs';
import { percent, shortNumber } from './tables.mjs';

/**
 * A run as a picture.
 * @param {import('./report.mjs').Results} results
 * @param {string} footnote how quiet the machine was
 */
export function drawResults({ reads, besideWrites, checkout, atSize }, footnote) {
  /** @type {import('./chart.mjs').Group[]} */
  const groups = [
    {
      title: 'Requests a second, of what bare node:http sends',
      note: 'answers of the same bytes, 32 connections; more is better',
      most: 1,
      bars: reads.map(({ read, answer, shareOfBare, perSecond }) => ({
        label: `${read}, ${answer}`,
        value: shareOfBare,
        text: `${percent(shareOfBare)} · ${shortNumber(perSecond)}/s`,
      })),
    },
    {
      title: 'CPU of a request, in ms',
      note: 'server and database; less is better',
      bars: reads.map(({ read, answer, app, database, cpuOfBare }) => ({
        label: `${read}, ${answer}`,
        value: app + database,
        text: `${shortNumber(app + database)} · ${shortNumber(cpuOfBare)} × bare`,
      })),
    },
    {
      title: 'Reads while 50 writes a second go on, of those alone',
      note: 'views, wishes, orders and sign-ins; more is better',
      most: 1,
      bars: besideWrites.map(({ answer, share, beside }) => ({
        label: `all four, ${answer}`,
        value: share,
        text: `${percent(share)} · ${shortNumber(beside)}/s`,
      })),
    },
    {
      title: 'Orders a second, of the least in plain SQL',
      note: 'a price and an order, durable; more is better',
      most: 1,
      bars: checkout.map(({ what, shareOfPlain, perSecond }) => ({
        label: what,
        value: shareOfPlain,
        text: `${percent(shareOfPlain)} · ${shortNumber(perSecond)}/s`,
      })),
    },
    ...(atSize
      ? [
          {
            title: `CPU of a request with ${atSize.products.toLocaleString('en')} products, of that with the demo’s`,
            note: 'answers made anew; less is better',
            bars: atSize.reads.map(({ read, times }) => ({
              label: read,
              value: times,
              text: `${shortNumber(times)} ×`,
            })),
          },
        ]
      : []),
  ];
  return drawBars(groups, {
    label: 'What npm run bench has measured; the tables have the figures',
    footnote,
  });
}
