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

it.each(Object.keys(pages))('the opening of the page %s of a user has its own words in both languages', (page) => {
  const words = [auditActionTexts.fr[`opened.${page}`], auditActionTexts.en[`opened.${page}`]];
  expect(words).toEqual([expect.stringMatching(/ouvert/), expect.stringMatching(/opened/)]);
});

it('every action has words in both languages', () => {
  expect(Object.keys(auditActionTexts.en)).toEqual(Object.keys(auditActionTexts.fr));
});
