import { icons as material } from '@iconify-json/ic';
import type { Plugin } from 'vite';

const NAME = /^icon:/;
const SHAPE = /<(\w+)((?: [\w-]+="[^"]*")*)\/>/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;
/** What an icon of Material UI has by its style sheet. */
const GIVEN = ' fill="currentColor"';

/** Reads `icon:outline-key` as a component with that icon of Google's Material Icons, like those of Material UI. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: { filter: { id: NAME }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0icon:/ },
      handler: (id) => iconModule(id.slice('\0icon:'.length)),
    },
  };
}

/** The module of an icon; throws where there is none of that name. */
export function iconModule(name: string): string {
  const icon = material.icons[name];
  if (!icon) throw new Error(`There is no icon ${name}.`);
  return [
    "import { createSvgIcon } from '@mui/material/utils';",
    "import { jsx } from 'react/jsx-runtime';",
    `export default createSvgIcon(${shapesIn(icon.body)}, ${JSON.stringify(name)});`,
  ].join('\n');
}

/** The elements of an SVG's body as React makes them. */
function shapesIn(body: string): string {
  const shapes = [...body.replaceAll(GIVEN, '').matchAll(SHAPE)].map(([, element, attributes], key) => {
    const props = [...(attributes ?? '').matchAll(ATTRIBUTE)].map(([, name, value]) => [toProp(name), value]);
    return `jsx(${JSON.stringify(element)}, ${JSON.stringify(Object.fromEntries(props))}, ${key})`;
  });
  if (shapes.length === 0 || body.replace(SHAPE, '') !== '')
    throw new Error(`An icon with more than shapes: ${body}`);
  return shapes.length === 1 ? `${shapes[0]}` : `[${shapes.join(', ')}]`;
}

const toProp = (name = '') => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
