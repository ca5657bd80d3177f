import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Query results by the names in `dist/firstScreen/questions.json`. */
export type QueryResults = Record<string, unknown>;

/** Result of `dist/firstScreen/renderHome.js`; see web/app/firstScreen/renderHome.tsx. */
interface RenderedHome {
  head: string;
  body: string;
  data: string;
}

const RENDER = `
  const { parentPort, workerData: { renderer, answers } } = require('node:worker_threads');
  import(renderer)
    .then(({ renderHome }) => renderHome(answers))
    .then((rendered) => parentPort.postMessage(rendered));
`;

/**
 * Returns the app's page with the rendered home screen. It is rendered in a temporary worker thread because rendering
 * blocks for a tenth of a second, and React and the shop take some 40 MB that are rarely needed.
 */
export async function renderHomePage(
  queryResults: QueryResults,
  { shell, renderer }: { shell: string; renderer: string },
): Promise<string> {
  const { head, body, data } = await renderInThread({
    renderer: pathToFileURL(renderer).href,
    answers: queryResults,
  });
  return shell
    .replace('</head>', (end) => `${head}${end}`)
    .replace('<div id="root">', () => `<div id="root" data-rendered>${body}`)
    .replace('</body>', (end) => `<script type="application/json" id="first-data">${data}</script>${end}`);
}

function renderInThread(workerData: object): Promise<RenderedHome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(RENDER, { eval: true, execArgv: [], workerData });
    worker.once('message', (renderedHome: RenderedHome) => {
      resolve(renderedHome);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The worker ended without rendering the home screen.')));
  });
}
