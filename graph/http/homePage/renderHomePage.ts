import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** By the names of the questions in `dist/firstScreen/questions.json`. */
export type Answers = Record<string, unknown>;

/** What `dist/firstScreen/renderHome.js` makes; see web/app/firstScreen/renderHome.tsx. */
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
 * The app's page with the home screen in it. It is rendered in a thread of its own, which ends with it: rendering takes
 * a tenth of a second in which nobody else would be answered, and React and the whole shop some 40 MB that are rarely needed.
 */
export async function renderHomePage(
  answers: Answers,
  { shell, renderer }: { shell: string; renderer: string },
): Promise<string> {
  const { head, body, data } = await inThread({ renderer: pathToFileURL(renderer).href, answers });
  return shell
    .replace('</head>', (end) => `${head}${end}`)
    .replace('<div id="root">', () => `<div id="root" data-rendered>${body}`)
    .replace('</body>', (end) => `<script type="application/json" id="first-data">${data}</script>${end}`);
}

function inThread(workerData: object): Promise<RenderedHome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(RENDER, { eval: true, execArgv: [], workerData });
    worker.once('message', (rendered: RenderedHome) => {
      resolve(rendered);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The home screen was not rendered.')));
  });
}
