import tones from './tones.module.css';

/**
 * What a colour means: leaf is the usual one, water the other side of a comparison, coral needs attention (a person
 * waits), gold, silver and bronze are medals, grey is what stands back.
 */
export type Tone = 'leaf' | 'water' | 'coral' | 'amber' | 'purple' | 'gold' | 'silver' | 'bronze' | 'grey';

/** The classes of a mark with its colour. */
export function toned(tone: Tone, ...classes: (string | undefined)[]): string {
  return [tones[tone], ...classes].filter(Boolean).join(' ');
}
