export { createCodec, type Codec, type CodecOptions } from './create-codec.js';
export {
  createSealedCodec,
  type SealedCodec,
  type SealedCodecOptions,
  type SealPurpose,
} from './create-sealed-codec.js';
export type { CodecSubstitutes } from '../config/codec-substitutes.js';
