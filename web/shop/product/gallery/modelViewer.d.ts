import type { HTMLAttributes, Ref } from 'react';

interface ModelViewerAttributes extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  src: string;
  alt: string;
  'camera-controls'?: boolean;
  'touch-action'?: 'none' | 'pan-x' | 'pan-y';
  'interaction-prompt'?: 'auto' | 'none';
  'shadow-intensity'?: string;
  'shadow-softness'?: string;
  'tone-mapping'?: 'neutral' | 'commerce' | 'aces' | 'agx';
  'environment-image'?: string;
  exposure?: string;
  'camera-orbit'?: string;
  'max-camera-orbit'?: string;
  /** Surface that receives the shadow. */
  'ar-placement'?: 'floor' | 'wall';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** https://modelviewer.dev/docs/ */
      'model-viewer': ModelViewerAttributes;
    }
  }
}
