import { useLayoutEffect } from 'react';

/** Emotion's styles are made while a screen is rendered, in React's small steps, and not all at once at its commit. */
export const useInsertionEffectAlwaysWithSyncFallback = <T>(insert: () => T): T => insert();

export const useInsertionEffectWithLayoutFallback = useLayoutEffect;
