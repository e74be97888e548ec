import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../../domain/assessments/rating/result.ts';
import { plain, rendered } from '../../../../tests/harness/rendered.ts';
import { placeTexts } from './place.texts.ts';
import { AboutResult, ShownResult } from './shown-result.tsx';

describe('a result on a page (docs/product/assessments.md, How sure a score is)', () => {
  const stored = { centile: 0.04, rank: 4, players: 100 };
  const text = (deviation: number | null, short = false) => {
    const html = rendered(<ShownResult result={resultOf({ score: 1540, deviation }, stored)} short={short} />);
    const named = html.replaceAll(/<svg[^>]*aria-label="([^"]*)"[^>]*>.*?<\/svg>/g, '[$1]');
    return plain(named.replaceAll(/<[^>]*>/g, '|')).replaceAll(/\|+/g, '|');
  };

  it.each([
    ['provisional', 120, '|1 540 ± 235|Provisoire|'],
    ['ranked', 100, '|1 540 ± 195|Top 4%|4e place sur 100|'],
    ['confirmed', 70, '|1 540 ± 135|[Médaille d’or]|Top 4%|4e place sur 100|'],
    ['without a known deviation', null, '|1 540|Provisoire|'],
  ])('that is %s', (_, deviation, expected) => expect(text(deviation)).toBe(expected));

  it('has no rank in a list', () => expect(text(70, true)).toBe('|1 540 ± 135|[Médaille d’or]|Top 4%|'));

  it.each([
    [120, 'Encore environ une session pour un classement.'],
    [250, 'Encore environ deux sessions pour un classement.'],
    [90, 'Encore environ une session pour une médaille.'],
    [111, 'Encore environ deux sessions pour une médaille.'],
  ])('with a deviation of %i says what it means and what is missing: %s', (deviation, missing) => {
    const html = plain(rendered(<AboutResult result={resultOf({ score: 1540, deviation }, stored)} />));
    expect(html).toContain(`>95 fois sur 100, le niveau réel est dans cet intervalle. ${missing}<`);
  });

  it.each([
    ['rank', 1, 'About one more session for a rank.'],
    ['rank', 2, 'About two more sessions for a rank.'],
    ['medal', 1, 'About one more session for a medal.'],
    ['medal', 5, 'About 5 more sessions for a medal.'],
  ] as const)('says in English what is missing for a %s, %i', (goal, sessions, words) =>
    expect(placeTexts.en.missing[goal](sessions)).toBe(words),
  );
});
