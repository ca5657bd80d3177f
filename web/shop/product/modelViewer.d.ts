import type { HTMLAttributes, Ref } from 'react';

interface ModelViewerAttributes extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  src: string;
  alt: string;
  poster?: string;
  'camera-controls'?: boolean;
  'touch-action'?: 'none' | 'pan-x' | 'pan-y';
  'interaction-prompt'?: 'auto' | 'none';
  'shadow-intensity'?: string;
  'tone-mapping'?: 'neutral' | 'commerce' | 'aces' | 'agx';
  'environment-image'?: 'neutral' | 'legacy';
  'camera-orbit'?: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** https://modelviewer.dev/docs/ */
      'model-viewer': ModelViewerAttributes;
    }
  }
}
