import type { ReactNode } from 'react';
import type { GalleryTexts } from './gallery.texts.ts';

/** A control in each of its states. The same states have the same names everywhere, because tests compare them. */
export type Specimens = Record<string, (texts: GalleryTexts) => Record<string, ReactNode>>;
