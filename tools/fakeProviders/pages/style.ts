import { html } from './html.ts';

export const STYLE = html`
:root { color-scheme: light dark; --ink: light-dark(#1f2328, #e8eaed); --soft: light-dark(#57606a, #a9b1ba);
  --line: light-dark(#d0d7de, #3d444d); --paper: light-dark(#ffffff, #1c2128); --mark: light-dark(#7a4b00, #ffd489); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#f6f8fa, #12161b); }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: center; padding: 0.75rem 1rem; color: var(--mark);
  background: light-dark(#fff3d6, #332807); border-bottom: 2px dashed currentColor; text-align: center; }
main { max-width: 34rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 1rem; }
h2 { font-size: 1rem; margin: 1.5rem 0 0.5rem; color: var(--soft); }
p { margin: 0 0 1rem; }
dl { display: grid; align-items: baseline; grid-template-columns: auto 1fr; gap: 0.25rem 1.25rem; margin: 0 0 1.5rem; padding: 1rem;
  border: 1px solid var(--line); border-radius: 0.5rem; background: var(--paper); }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; text-align: end; }
dd.sum { font-size: 1.25rem; font-weight: 600; }
form { display: grid; gap: 0.5rem; }
button, a.button { display: block; width: 100%; min-height: 3rem; padding: 0.6rem 1rem; font: inherit; text-align: start;
  text-decoration: none; color: var(--ink); background: var(--paper); border: 1px solid light-dark(#8c959f, #6e7681);
  border-radius: 0.5rem; cursor: pointer; }
button small { display: block; font-size: 0.875rem; color: var(--soft); }
button.main { color: #ffffff; background: #1a5fb4; border-color: #1a5fb4; font-weight: 600; }
button.main small { color: #ffffff; font-weight: 400; }
button:hover, a.button:hover { border-color: var(--ink); }
:focus-visible { outline: 3px solid light-dark(#0550ae, #79c0ff); outline-offset: 2px; }
`;
