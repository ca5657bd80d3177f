/** three's loader of environment images by the name that the model viewer knows it by; three warns where the old one is used. */
// @ts-expect-error three brings no types, and nothing but the model viewer loads this.
export { HDRLoader as RGBELoader } from 'three/examples/jsm/loaders/HDRLoader.js';
