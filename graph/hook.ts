type Run<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/** What a module has done by one that it may not import, since that one builds on it. */
export interface Hook<Args extends unknown[], Result = void> {
  run: Run<Args, Result>;
  /** Names who does it; the last one named does. */
  attach: (load: () => Promise<Run<Args, Result>>) => void;
}

/** Declares a hook; the module that does it names its handler with `handleHook`. Throws where it is run and no module has. */
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

/** Who does what a hook of another module asks for. */
export interface HookHandler {
  attach: () => void;
}

export function handleHook<Args extends unknown[], Result>(
  hook: Hook<Args, Result>,
  load: () => Promise<Run<Args, Result>>,
): HookHandler {
  return { attach: () => hook.attach(load) };
}
