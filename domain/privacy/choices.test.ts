import { describe, expect, it } from 'vitest';
import { choicesCookie, noneChosen, readChoices } from './choices.ts';

describe('the choice about third-party content', () => {
  it('allows none before a choice', () => {
    expect(readChoices(null, false)).toBeUndefined();
    expect(readChoices('theme=dark; mychoices=embeds', false)).toBeUndefined();
  });

  it.each([
    noneChosen,
    { embeds: true, measurement: false },
    { embeds: false, measurement: true },
    { embeds: true, measurement: true },
  ])('is read back as %o', (choices) => {
    const pair = choicesCookie(choices).split(';')[0] ?? '';
    expect(readChoices(`theme=dark; ${pair}`, false)).toEqual(choices);
  });

  it('treats any unknown value as a refusal', () => {
    expect(readChoices('choices=everything', false)).toEqual(noneChosen);
  });
});
