import { useCallback } from 'react';

/**
 * Returns a ref for an element whose height is published as a CSS variable of the page, so that other elements can
 * reserve space for it.
 */
export function useHeightVariable(name: `--${string}`) {
  return useCallback(
    (element: HTMLElement) => {
      const { style } = document.documentElement;
      const resizeObserver = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
      resizeObserver.observe(element);
      return () => {
        resizeObserver.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
