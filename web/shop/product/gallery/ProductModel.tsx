import '@google/model-viewer';
import { useEffect, useState } from 'react';
import studio from './studio.hdr?url';

/** How a piece is looked at first, and what its shadow falls on: as in its photograph. */
const VIEWS = {
  standing: { 'camera-orbit': '-38deg 54deg 125%', 'ar-placement': 'floor' },
  hanging: { 'camera-orbit': '-18deg 78deg 120%', 'ar-placement': 'wall' },
} as const;

export interface ProductModelProps {
  modelUrl: string;
  /** A ring stands on its band; what is worn from the ear or the neck hangs. */
  view: keyof typeof VIEWS;
  alt: string;
  onLoad: () => void;
  onError: () => void;
}

/** The model in the light of the studio. It takes the keys once it is there. */
export function ProductModel({ modelUrl, view, alt, onLoad, onError }: ProductModelProps) {
  const [viewer, setViewer] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!viewer) return;
    // The dialog's focus does not find what lies in the element's shadow by itself.
    const takeKeys = () => viewer.shadowRoot?.querySelector<HTMLElement>('[role=img]')?.focus();
    viewer.addEventListener('load', onLoad);
    viewer.addEventListener('poster-dismissed', takeKeys);
    viewer.addEventListener('error', onError);
    return () => {
      viewer.removeEventListener('load', onLoad);
      viewer.removeEventListener('poster-dismissed', takeKeys);
      viewer.removeEventListener('error', onError);
    };
  }, [viewer, onLoad, onError]);

  return (
    <model-viewer
      ref={setViewer}
      src={modelUrl}
      alt={alt}
      camera-controls
      touch-action="none"
      interaction-prompt="none"
      environment-image={studio}
      tone-mapping="neutral"
      exposure="1"
      shadow-intensity="0.7"
      shadow-softness="1"
      max-camera-orbit="auto auto 180%"
      {...VIEWS[view]}
    >
      {/* In the place of the viewer's own grey bar. */}
      <span slot="progress-bar" />
    </model-viewer>
  );
}
