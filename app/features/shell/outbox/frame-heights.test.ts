import { describe, expect, it } from 'vitest';
import { frameHeights } from './frame-heights.ts';

describe('the height of the frame of an e-mail', () => {
  it('grows with the lines of its text, more on a narrow screen', () => {
    const short = frameHeights('Bonjour,\n\nUne ligne.');
    expect(short).toEqual({ '--tall': '412px', '--tall-narrow': '412px' });
    expect(frameHeights(`Bonjour,\n\n${'mot '.repeat(30)}`)).toEqual({ '--tall': '438px', '--tall-narrow': '490px' });
  });

  it('does not count an address, which is behind a button', () => {
    const address = 'https://vivier.example/'.padEnd(400, 'a');
    expect(frameHeights(`Bonjour,\n\n${address}`)).toEqual({ '--tall': '386px', '--tall-narrow': '386px' });
  });
});
