import type { GraphContext } from './context.ts';

/** Loads at most once for each request, however many resolvers ask. */
export function oncePerRequest<Value>(load: (context: GraphContext) => Promise<Value>) {
  const loaded = new WeakMap<GraphContext, Promise<Value>>();
  return (context: GraphContext): Promise<Value> => {
    const value = loaded.get(context) ?? load(context);
    loaded.set(context, value);
    return value;
  };
}
