import type { GraphContext, ReadContext } from '#graph/context.ts';

/** Loads a value at most once per request, regardless of how many resolvers use it. */
export function memoizePerRequest<Value, Context extends ReadContext = GraphContext>(
  load: (context: Context) => Promise<Value>,
) {
  const valuesByContext = new WeakMap<Context, Promise<Value>>();
  return (context: Context): Promise<Value> => {
    const value = valuesByContext.get(context) ?? load(context);
    valuesByContext.set(context, value);
    return value;
  };
}
