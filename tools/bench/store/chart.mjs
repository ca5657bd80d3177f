// @ts-check
/**
 * @typedef {{ label: string, value: number, text: string }} Bar
 * @typedef {{ title: string, note: string, bars: Bar[], most?: number }} Group `most` is what fills the width
 */

const width = 790;
const labelWidth = 210;
const textWidth = 140;
const barHeight = 16;
const rowHeight = 24;
const groupHead = 58;
const margin = 24;

/**
 * Bars in groups, each group on a scale of its own, as an SVG that is readable on light and on dark.
 * @param {Group[]} groups
 * @param {{ label: string, footnote: string }} texts `label` is for who cannot see it
 */
export function drawBars(groups, { label, footnote }) {
  let top = margin;
  const parts = groups.map((group) => {
    const drawn = drawGroup(group, top);
    top += groupHead + group.bars.length * rowHeight;
    return drawn;
  });
  const height = top + margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${toXml(label)}">
<style>
  svg { background: #fff; font: 13px system-ui, sans-serif; }
  text { fill: #2b2622; } .note { fill: #6d655d; font-size: 12px; } .title { font-weight: 600; font-size: 14px; }
  .bar { fill: #a67c2e; } .room { fill: #efe9df; }
  @media (prefers-color-scheme: dark) {
    svg { background: #1b1815; } text { fill: #ece6dd; } .note { fill: #a79d91; } .bar { fill: #d3a953; } .room { fill: #2f2a25; }
  }
</style>
${parts.join('\n')}
<text class="note" x="${margin}" y="${top + 4}">${toXml(footnote)}</text>
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
