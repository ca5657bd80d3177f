import { icons as material } from '@iconify-json/ic';
import type { Plugin } from 'vite';

const ICON_PREFIX = /^icon:/;
const SHAPE_PATTERN = /<(\w+)((?: [\w-]+="[^"]*")*)\/>/g;
const ATTRIBUTE_PATTERN = / ([\w-]+)="([^"]*)"/g;
/** Attribute that Material UI already sets in its styles. */
const DEFAULT_FILL = ' fill="currentColor"';

/**
 * Resolves `icon:outline-key` to a component with this icon from Google's Material Icons, like the icon components of
 * Material UI.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: { filter: { id: ICON_PREFIX }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0icon:/ },
      handler: (id) => createIconModule(id.slice('\0icon:'.length)),
    },
  };
}

/** Returns the module source of an icon. Throws if the name is unknown. */
export function createIconModule(name: string): string {
  const icon = material.icons[name];
  if (!icon) throw new Error(`There is no icon ${name}.`);
  return [
    "import { createSvgIcon } from '@mui/material/utils';",
    "import { jsx } from 'react/jsx-runtime';",
    `export default createSvgIcon(${toElementCalls(icon.body)}, ${JSON.stringify(name)});`,
  ].join('\n');
}

/** Converts the elements of an SVG body into calls that create React elements. */
function toElementCalls(body: string): string {
  const shapes = [...body.replaceAll(DEFAULT_FILL, '').matchAll(SHAPE_PATTERN)].map(
    ([, element, attributes], key) => {
      const props = [...(attributes ?? '').matchAll(ATTRIBUTE_PATTERN)].map(([, name, value]) => [
        toProp(name),
        value,
      ]);
      return `jsx(${JSON.stringify(element)}, ${JSON.stringify(Object.fromEntries(props))}, ${key})`;
    },
  );
  if (shapes.length === 0 || body.replace(SHAPE_PATTERN, '') !== '')
    throw new Error(`Icon contains more than shapes: ${body}`);
  return shapes.length === 1 ? `${shapes[0]}` : `[${shapes.join(', ')}]`;
}

const toProp = (name = '') => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
