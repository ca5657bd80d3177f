import { useCallback } from 'react';

/** A ref for an element whose height, as a CSS variable of the page, tells others how much room to leave. */
export function useHeightVariable(name: `--${string}`) {
  return useCallback(
    (element: HTMLElement) => {
      const { style } = document.documentElement;
      const measure = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
      measure.observe(element);
      return () => {
        measure.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
