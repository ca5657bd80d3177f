type Run<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/** A call from a lower module to a higher module that depends on it. The lower module cannot import the higher one. */
export interface Hook<Args extends unknown[], Result = void> {
  run: Run<Args, Result>;
  /** Sets the handler. A later call replaces it. */
  attach: (load: () => Promise<Run<Args, Result>>) => void;
}

/** Declares a hook. The dependent module sets its handler with `handleHook`; without a handler, `run` throws. */
export function defineHook<Args extends unknown[], Result = void>(name: string): Hook<Args, Result> {
  let handler: (() => Promise<Run<Args, Result>>) | undefined;
  return {
    run: async (...args) => {
      if (!handler) throw new Error(`No module handles ${name}.`);
      return (await handler())(...args);
    },
    attach: (load) => {
      handler = load;
    },
  };
}

/** The handler of a hook, attached when the modules are loaded. */
export interface HookHandler {
  attach: () => void;
}

export function handleHook<Args extends unknown[], Result>(
  hook: Hook<Args, Result>,
  load: () => Promise<Run<Args, Result>>,
): HookHandler {
  return { attach: () => hook.attach(load) };
}
