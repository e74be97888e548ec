import type { PdfTheme } from './port.ts';

/** What a theme decides; the order and the measures are the same in both. */
export type Look = {
  ink: string;
  muted: string;
  line: string;
  heading: string;
  /** Behind the name; absent for a page that costs no ink. */
  band?: string;
  onBand: string;
  onBandMuted: string;
};

export const looks: Record<PdfTheme, Look> = {
  sober: {
    ink: '#17212B',
    muted: '#55626F',
    line: '#C9C5BB',
    heading: '#17212B',
    onBand: '#17212B',
    onBandMuted: '#55626F',
  },
  colour: {
    ink: '#17212B',
    muted: '#55626F',
    line: '#B9D8CF',
    heading: '#0B6B53',
    band: '#0B6B53',
    onBand: '#FFFFFF',
    onBandMuted: '#E4F2EE',
  },
};
