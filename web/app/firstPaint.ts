declare global {
  /** Values that app/first-paint.js sets for the app. */
  interface Window {
    /** The screen's first query, sent while the app was loading. */
    initialQuery?: { body: string; answer: Promise<Response>; isAnswered: boolean };
    /** Resolves once the server-rendered screen is painted; undefined if the page does not show it. */
    firstScreenShown?: Promise<unknown>;
    /** Taps on the server-rendered screen before the app started, in order. `stop` ends the recording. */
    earlyTaps?: { taps: (() => void)[]; stop: () => void };
  }
}

export {};
