import type { GraphContext, Reading } from '#graph/context.ts';

/** Loads at most once for each request, however many resolvers ask. */
export function memoizePerRequest<Value, Context extends Reading = GraphContext>(
  load: (context: Context) => Promise<Value>,
) {
  const loaded = new WeakMap<Context, Promise<Value>>();
  return (context: Context): Promise<Value> => {
    const value = loaded.get(context) ?? load(context);
    loaded.set(context, value);
    return value;
  };
}
