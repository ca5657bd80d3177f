import type { RequestProblem } from './requestProblem.ts';

type Listener = (problem: RequestProblem) => void;

const listeners = new Set<Listener>();
/** What was told while nobody listened: the first questions are asked before any screen is there. */
let untold: RequestProblem[] = [];

/** From the client, which knows no screen, to whoever shows it, now or as soon as somebody does. */
export function reportProblem(problem: RequestProblem): void {
  if (listeners.size > 0) for (const listener of listeners) listener(problem);
  else if (untold.every(({ message }) => message !== problem.message)) untold.push(problem);
}

export function onRequestProblem(listener: Listener): () => void {
  listeners.add(listener);
  const late = untold;
  untold = [];
  for (const problem of late) listener(problem);
  return () => listeners.delete(listener);
}
