// @ts-check
import { percent, shortNumber } from './tables.mjs';

/**
 * @typedef {{ label: string, value: number, text: string }} Bar
 * @typedef {{ title: string, note: string, bars: Bar[], most?: number }} Group `most` is what fills the width
 */

const width = 760;
const labelWidth = 210;
const textWidth = 110;
const barHeight = 16;
const rowHeight = 24;
const groupHead = 58;
const margin = 24;

/**
 * The last run as a picture.
 * @param {import('./report.mjs').Results} results
 */
export function drawResults({ reads, besideWrites, checkout, atSize }) {
  /** @type {Group[]} */
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
  return draw(groups);
}

/** @param {Group[]} groups */
function draw(groups) {
  let top = margin;
  const parts = groups.map((group) => {
    const drawn = drawGroup(group, top);
    top += groupHead + group.bars.length * rowHeight;
    return drawn;
  });
  const height = top + margin / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The last run of npm run bench; docs/performance.md has its figures">
<style>
  svg { background: #fff; font: 13px system-ui, sans-serif; }
  text { fill: #2b2622; } .note { fill: #6d655d; font-size: 12px; } .title { font-weight: 600; font-size: 14px; }
  .bar { fill: #a67c2e; } .room { fill: #efe9df; }
  @media (prefers-color-scheme: dark) {
    svg { background: #1b1815; } text { fill: #ece6dd; } .note { fill: #a79d91; } .bar { fill: #d3a953; } .room { fill: #2f2a25; }
  }
</style>
${parts.join('\n')}
</svg>
`;
}

/**
 * @param {Group} group
 * @param {number} top
 */
function drawGroup({ title, note, bars, most = Math.max(...bars.map(({ value }) => value)) }, top) {
  const room = width - 2 * margin - labelWidth - textWidth;
  const left = margin + labelWidth;
  const rows = bars.map(({ label, value, text }, index) => {
    const y = top + groupHead - 12 + index * rowHeight;
    const long = Math.max(2, Math.min(1, value / most || 0) * room).toFixed(1);
    return `<text x="${margin}" y="${y + 12}">${toXml(label)}</text>
<rect class="room" x="${left}" y="${y}" width="${room}" height="${barHeight}" rx="3"/>
<rect class="bar" x="${left}" y="${y}" width="${long}" height="${barHeight}" rx="3"/>
<text x="${left + room + 8}" y="${y + 12}">${toXml(text)}</text>`;
  });
  return `<text class="title" x="${margin}" y="${top + 14}">${toXml(title)}</text>
<text class="note" x="${margin}" y="${top + 32}">${toXml(note)}</text>
${rows.join('\n')}`;
}

/** @param {string} text */
function toXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
