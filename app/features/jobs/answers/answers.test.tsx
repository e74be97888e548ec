import { describe, expect, it } from 'vitest';
import type { AnswerRate } from '../../../../domain/jobs/answers/answer-rate.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { AnswerRateCard, AnswerRateFact, AnswerRateLine, OwnAnswerRate } from './answer-rate.tsx';
import { ToAnswer } from './to-answer.tsx';

const rate = (percent: number, medianDays: number | null): AnswerRate => ({ kind: 'rate', percent, medianDays });

describe('the answer rate on screen (docs/product/companies.md, The answer rate)', () => {
  it.each([
    [rate(92, 4), 'Répond à 92 % des candidatures, en 4 jours'],
    [rate(80, 1), 'Répond à 80 % des candidatures, en 1 jour'],
    [rate(100, 0), 'Répond à 100 % des candidatures, le jour même'],
    [rate(0, null), 'Répond à 0 % des candidatures'],
  ])('%o reads %s', (shown, sentence) => {
    expect(rendered(<AnswerRateLine rate={shown} />)).toContain(`>${sentence}<`);
    expect(rendered(<AnswerRateFact rate={shown} />)).toContain(`>${sentence}<`);
    expect(rendered(<AnswerRateCard rate={shown} />)).toContain(`>${sentence}<`);
  });

  it('says when there are not enough answers, except in a list', () => {
    const few: AnswerRate = { kind: 'few' };
    expect(rendered(<AnswerRateLine rate={few} />)).toContain('Taux de réponse : pas encore assez de réponses');
    expect(rendered(<AnswerRateCard rate={few} />)).toContain('pas encore assez de réponses');
    expect(rendered(<AnswerRateFact rate={few} />)).toBe('');
  });

  it('is not shown for a company that answers in its own tool; its own team reads why', () => {
    const elsewhere: AnswerRate = { kind: 'elsewhere' };
    expect(rendered(<AnswerRateLine rate={elsewhere} />)).toBe('');
    expect(rendered(<AnswerRateCard rate={elsewhere} />)).toBe('');
    expect(rendered(<OwnAnswerRate rate={elsewhere} />)).toContain('dans votre propre outil de recrutement');
  });

  it('is explained to the team of the company', () => {
    const html = rendered(<OwnAnswerRate rate={rate(92, 4)} />);
    expect(html).toContain('Vous répondez à 92 % des candidatures, en 4 jours');
    expect(html).toContain('Il faut au moins cinq candidatures terminées');
  });
});

describe('the applications to answer, on the home page of a recruiter (docs/product/jobs.md, The end of an application)', () => {
  const one = {
    ...{ developerId: 'd', jobId: null, name: 'Camille', picture: undefined, title: null },
    ...{ before: '2026-12-17', urgent: true },
  };

  it('have the day before which to answer', () => {
    const html = rendered(<ToAnswer awaited={{ count: 7, first: [one] }} />);
    expect(html).toContain('Voir les 7 candidatures à traiter');
    expect(html).toContain('Répondez avant le 17 déc.');
    expect(html).toContain('Candidature spontanée');
    expect(html).toContain('href="/manager/candidates/d"');
  });

  it('are not shown when there are none', () =>
    expect(rendered(<ToAnswer awaited={{ count: 0, first: [] }} />)).toBe(''));
});
