import { expect, it } from 'vitest';
import type { OpenedPage } from '../../../../server/services/moderation/audit/record-opening.ts';
import { auditActionTexts } from './actions.texts.ts';

const pages: Record<OpenedPage, true> = {
  settings: true,
  informations: true,
  visibility: true,
  dashboard: true,
  email: true,
};

it.each(Object.keys(pages))('that %s of somebody was opened has words of its own in both languages', (page) => {
  const words = [auditActionTexts.fr[`opened.${page}`], auditActionTexts.en[`opened.${page}`]];
  expect(words).toEqual([expect.stringMatching(/ouvert/), expect.stringMatching(/opened/)]);
});

it('every action has words in both languages', () => {
  expect(Object.keys(auditActionTexts.en)).toEqual(Object.keys(auditActionTexts.fr));
});
