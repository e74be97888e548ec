import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { mostStages, type StageDraft, stagesSchema } from './edit-stages.ts';

const preset = (one: 'review' | 'first-talk') => ({ preset: one, name: null });
const named = (name: string) => ({ preset: null, name });
const errors = (applied: StageDraft[], open: StageDraft[]) => {
  const parsed = parseValue(stagesSchema, { applied, open });
  return 'errors' in parsed ? parsed.errors : undefined;
};

describe('the stages of a company (docs/product/contact.md, Stages of a company)', () => {
  it('have names of the product or of the company', () => {
    expect(errors([preset('review')], [preset('first-talk'), named('Test technique')])).toBeUndefined();
  });

  it('are at least one and at most eight in each state', () => {
    expect(errors([], [preset('first-talk')])).toEqual({ applied: 'required' });
    const many = Array.from({ length: mostStages + 1 }, (_, index) => named(`Étape ${index}`));
    expect(errors([preset('review')], many)).toMatchObject({ open: expect.stringContaining('tooMany') });
  });

  it('have a name, which no other stage of that state has', () => {
    expect(errors([named(' ')], [preset('first-talk')])).toEqual({ 'applied.0.name': 'required' });
    expect(errors([named('x'.repeat(41))], [preset('first-talk')])).toMatchObject({ 'applied.0.name': 'long:40:1' });
    expect(errors([preset('review')], [named('Visio'), named('visio')])).toEqual({ 'open.1.name': 'duplicate' });
    expect(errors([named('Visio')], [named('Visio')])).toBeUndefined();
  });
});
