import { describe, expect, it } from 'vitest';
import professions from '../../server/data/lookups/professions.json' with { type: 'json' };
import type { ViewerKind } from '../profile/visibility.ts';
import {
  canAnonymise,
  canDownload,
  hiddenTitleProfessionId,
  isPaidPlan,
  resumeFileName,
  resumeRights,
} from './rights.ts';

const rights = (viewerKind: ViewerKind, planId?: string, professionId = 'data-engineer') =>
  resumeRights({ viewerKind, planId, professionId });

describe("'a company plan is paid when its id is present and is neither 'id0' nor 'freemium''", () => {
  it.each([
    [undefined, false],
    [null, false],
    ['', false],
    ['id0', false],
    ['freemium', false],
    ['id1', true],
    ['startup', true],
    ['premium', true],
  ])('%s: %s', (planId, paid) => expect(isPaidPlan(planId)).toBe(paid));
});

describe("'admins, recruiters on a paid plan and the developer on their own profile get the full resume'", () => {
  it.each<[ViewerKind, string | undefined, boolean]>([
    ['admin', undefined, true],
    ['owner', undefined, true],
    ['recruiter', 'premium', true],
    ['recruiter', 'id0', false],
    ['recruiter', 'freemium', false],
    ['recruiter', undefined, false],
    ['developer', undefined, false],
    ['anonymous', undefined, false],
  ])('%s with plan %s: %s', (viewerKind, planId, full) => {
    expect(rights(viewerKind, planId)).toMatchObject({ full, employers: full });
    expect(canDownload({ viewerKind, planId })).toBe(full);
  });
});

it("'for recruiters, if the developer's profession is a specific profession id, the global job title is hidden'", () => {
  expect(rights('recruiter', 'premium', hiddenTitleProfessionId).jobTitle).toBe(false);
  expect(rights('recruiter', 'premium').jobTitle).toBe(true);
  for (const kind of ['admin', 'owner'] as const)
    expect(rights(kind, undefined, hiddenTitleProfessionId).jobTitle).toBe(true);
  const chosen = professions.find(({ id }) => id === hiddenTitleProfessionId);
  expect(chosen?.parentId, 'one that can be chosen').toBeTruthy();
});

describe("'if the company plan id starts with 'startup' or 'id1', socials are left out of the resume'", () => {
  it.each([
    ['startup', false],
    ['startup-2022', false],
    ['id1', false],
    ['id12', false],
    ['id2', true],
    ['premium', true],
    ['my-startup', true],
  ])('%s: %s', (planId, socials) => expect(rights('recruiter', planId).socials).toBe(socials));
});

it("'contact details are obtained only after the developer accepts'", () => {
  const asked = { viewerKind: 'recruiter', planId: 'premium', professionId: null } as const;
  expect(resumeRights(asked).contact).toBe(false);
  expect(resumeRights({ ...asked, contactGiven: true }).contact).toBe(true);
  expect(resumeRights({ ...asked, planId: 'freemium', contactGiven: true }).contact).toBe(false);
  expect(rights('owner').contact).toBe(true);
});

it("'Télécharger le CV anonymisé' (admin only)", () => {
  const kinds: ViewerKind[] = ['admin', 'owner', 'recruiter', 'developer', 'anonymous'];
  expect(kinds.filter((viewerKind) => canAnonymise({ viewerKind }))).toEqual(['admin']);
});

describe("'default name 'Developer', first space replaced by '-''", () => {
  it.each([
    ['Camille Durand', 'Resume-Camille-Durand.json'],
    ['Jean Paul Morel', 'Resume-Jean-Paul Morel.json'],
    ['Zoé', 'Resume-Zoé.json'],
    ['', 'Resume-Developer.json'],
    [null, 'Resume-Developer.json'],
    ['../..\\a"b\n', 'Resume-....ab.json'],
  ])('%s: %s', (name, file) => expect(resumeFileName(name)).toBe(file));

  it('the same for a PDF', () => expect(resumeFileName('Zoé', 'pdf')).toBe('Resume-Zoé.pdf'));
});
