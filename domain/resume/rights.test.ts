import { describe, expect, it } from 'vitest';
import professions from '../../server/data/lookups/professions.json' with { type: 'json' };
import type { ViewerKind } from '../permissions/profile.ts';
import { canDownload } from '../permissions/resume.ts';
import { readVisibility } from '../profile/visibility.ts';
import { anonymousParts, hiddenTitleProfessionId, ofSeenCards, resumeFileName, resumeRights } from './rights.ts';

const rights = (viewerKind: ViewerKind, planId?: string, professionId = 'data-engineer') =>
  resumeRights({ viewerKind, planId, professionId });

describe('a full résumé (docs/product/resume.md, What a résumé holds)', () => {
  it.each<[ViewerKind, string | undefined, boolean]>([
    ['admin', undefined, true],
    ['owner', undefined, true],
    ['recruiter', 'premium', true],
    ['recruiter', 'id0', false],
    ['recruiter', 'freemium', false],
    ['recruiter', undefined, false],
    ['developer', undefined, false],
    ['anonymous', undefined, false],
  ])('for the viewer %s with plan %s: %s', (viewerKind, planId, full) => {
    expect(rights(viewerKind, planId)).toMatchObject({ full, employers: full });
    expect(canDownload({ viewerKind, planId })).toBe(full);
  });
});

it('one profession hides the job title from recruiters (docs/product/resume.md, What a résumé holds)', () => {
  expect(rights('recruiter', 'premium', hiddenTitleProfessionId).jobTitle).toBe(false);
  expect(rights('recruiter', 'premium').jobTitle).toBe(true);
  for (const kind of ['admin', 'owner'] as const)
    expect(rights(kind, undefined, hiddenTitleProfessionId).jobTitle).toBe(true);
  const chosen = professions.find(({ id }) => id === hiddenTitleProfessionId);
  expect(chosen?.parentId, 'a profession that can be chosen').toBeTruthy();
});

describe('plans without social links (docs/product/resume.md, What a résumé holds)', () => {
  it.each([
    ['startup', false],
    ['startup-2022', false],
    ['id1', false],
    ['id12', false],
    ['id2', true],
    ['premium', true],
    ['my-startup', true],
  ])('the plan %s has social links: %s', (planId, socials) =>
    expect(rights('recruiter', planId).socials).toBe(socials),
  );
});

it('contact details are in the résumé only after the developer has accepted', () => {
  const asked = { viewerKind: 'recruiter', planId: 'premium', professionId: null } as const;
  expect(resumeRights(asked).contact).toBe(false);
  expect(resumeRights({ ...asked, contactGiven: true }).contact).toBe(true);
  expect(resumeRights({ ...asked, planId: 'freemium', contactGiven: true }).contact).toBe(false);
  expect(rights('owner').contact).toBe(true);
});

it('cards that recruiters do not see are in none of their files (docs/product/resume.md, What a résumé holds)', () => {
  const kept = { all: false, recruiters: false };
  const visibility = readVisibility({
    all: true,
    cards: { projects: kept, links: kept, interests: kept, soundtrack: kept },
  });
  const none = { projects: false, socials: false, interests: false, soundtrack: false };
  const all = { projects: true, socials: true, interests: true, soundtrack: true };
  const full = rights('recruiter', 'premium');
  expect(ofSeenCards(full, 'recruiter', visibility)).toMatchObject(none);
  expect(ofSeenCards(full, 'recruiter', readVisibility({}))).toMatchObject(all);
  expect(ofSeenCards(anonymousParts, 'recruiter', visibility)).toMatchObject(none);
  expect(ofSeenCards(rights('owner'), 'owner', visibility)).toMatchObject(all);
});

describe('the file name of a résumé (docs/product/resume.md, File names)', () => {
  it.each([
    ['Camille Durand', 'Resume-Camille-Durand.json'],
    ['Jean Paul Morel', 'Resume-Jean-Paul Morel.json'],
    ['Zoé', 'Resume-Zoé.json'],
    ['', 'Resume-Developer.json'],
    [null, 'Resume-Developer.json'],
    ['../..\\a"b\n', 'Resume-....ab.json'],
  ])('for %s is %s', (name, file) => expect(resumeFileName(name)).toBe(file));

  it('has the extension of a PDF', () => expect(resumeFileName('Zoé', 'pdf')).toBe('Resume-Zoé.pdf'));
});
