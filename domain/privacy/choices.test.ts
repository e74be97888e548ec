import { describe, expect, it } from 'vitest';
import { choicesCookie, noneChosen, readChoices } from './choices.ts';

describe('cookie choice before any third-party script', () => {
  it('allows nothing before a choice', () => {
    expect(readChoices(null, false)).toBeUndefined();
    expect(readChoices('theme=dark; mychoices=embeds', false)).toBeUndefined();
  });

  it.each([
    noneChosen,
    { embeds: true, measurement: false },
    { embeds: false, measurement: true },
    { embeds: true, measurement: true },
  ])('reads back %o', (choices) => {
    const pair = choicesCookie(choices).split(';')[0] ?? '';
    expect(readChoices(`theme=dark; ${pair}`, false)).toEqual(choices);
  });

  it('takes anything else for a refusal', () => {
    expect(readChoices('choices=everything', false)).toEqual(noneChosen);
  });
});
