import '@google/model-viewer';
import { useEffect, useState } from 'react';
import studio from './studio.hdr?url';

/** Initial camera angle and shadow, as in the product's photo. */
const VIEWS = {
  standing: { 'camera-orbit': '-38deg 54deg 125%', 'ar-placement': 'floor' },
  hanging: { 'camera-orbit': '-18deg 78deg 120%', 'ar-placement': 'wall' },
} as const;

export interface ProductModelProps {
  modelUrl: string;
  /** A ring stands on its band; earrings and necklaces hang. */
  view: keyof typeof VIEWS;
  alt: string;
  onLoad: () => void;
  onError: () => void;
}

/** 3D model in studio light. It receives the keyboard focus when loaded. */
export function ProductModel({ modelUrl, view, alt, onLoad, onError }: ProductModelProps) {
  const [viewer, setViewer] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!viewer) return;
    // The dialog does not find focusable elements inside the shadow root.
    const focusViewer = () => viewer.shadowRoot?.querySelector<HTMLElement>('[role=img]')?.focus();
    viewer.addEventListener('load', onLoad);
    viewer.addEventListener('poster-dismissed', focusViewer);
    viewer.addEventListener('error', onError);
    return () => {
      viewer.removeEventListener('load', onLoad);
      viewer.removeEventListener('poster-dismissed', focusViewer);
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
      {/* Hides the viewer's own grey progress bar. */}
      <span slot="progress-bar" />
    </model-viewer>
  );
}
