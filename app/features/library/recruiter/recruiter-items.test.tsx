import { describe, expect, it } from 'vitest';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { recruiterTexts } from './recruiter.texts.ts';
import { RecruiterItems } from './recruiter-items.tsx';

const none: ProfileView['can'] = {
  edit: false,
  openSettings: false,
  import: false,
  boost: false,
  report: false,
  writeNotes: undefined,
  download: undefined,
  anonymise: false,
};
const texts = recruiterTexts.fr;
const entries = [texts.recommend, texts.notes, texts.report.button];

function shown(can: Partial<ProfileView['can']>): string[] {
  const profile = { developerId: 'ada', viewer: 'recruiter', can: { ...none, ...can } } as const;
  const html = rendered(<RecruiterItems profile={profile} />);
  return entries.filter((label) => html.includes(`>${label}<`));
}

describe('the entries of the menu of a profile (docs/product/library.md, Permissions of the library)', () => {
  it.each<[string, Partial<ProfileView['can']>, string[]]>([
    ['nothing', {}, []],
    ['reports', { report: true }, [texts.report.button]],
    ['notes of the company', { writeNotes: 'company' }, [texts.notes]],
    ['notes of the team', { writeNotes: 'team' }, [texts.recommend]],
    ['editing, which is elsewhere', { edit: true, openSettings: true, download: 'allowed' }, []],
  ])('a viewer with the right to %s sees that entry alone', (_right, can, expected) => {
    expect(shown(can)).toEqual(expected);
  });
});

describe('the favourite of the action bar (docs/product/contact.md, The action bar)', () => {
  it.each([
    [false, 'Ajouter aux favoris'],
    [true, 'Favori'],
  ])('is pressed: %s, with the tooltip « %s »', (favourite, tooltip) => {
    const html = rendered(<FavouriteButton developerId="ada" favourite={favourite} change={() => {}} />);
    expect(html).toMatch(new RegExp(`<button[^>]*aria-pressed="${favourite}" aria-label="${tooltip}"`));
    expect(html).toMatch(new RegExp(`</button><span[^>]*>${tooltip}</span>`));
  });
});
