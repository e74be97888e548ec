import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { recruiterTexts } from './recruiter.texts.ts';
import { RecruiterActions } from './recruiter-actions.tsx';

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
const buttons = [texts.recommend, texts.notes, texts.report.button];

function shown(can: Partial<ProfileView['can']>): string[] {
  const profile = { developerId: 'ada', can: { ...none, ...can } } as ProfileView;
  const html = renderToStaticMarkup(
    <LocaleContext value="fr">
      <RecruiterActions profile={profile} conversation={() => null} />
    </LocaleContext>,
  );
  return buttons.filter((label) => html.includes(`>${label}<`));
}

describe('the actions on a profile (docs/product/library.md, Permissions of the library)', () => {
  it.each<[string, Partial<ProfileView['can']>, string[]]>([
    ['nothing', {}, []],
    ['reports', { report: true }, [texts.report.button]],
    ['notes of the company', { writeNotes: 'company' }, [texts.notes]],
    ['notes of the team', { writeNotes: 'team' }, [texts.recommend]],
    ['editing, which is elsewhere', { edit: true, openSettings: true, download: 'allowed' }, []],
  ])('a viewer with the right to %s sees that button alone', (_right, can, expected) => {
    expect(shown(can)).toEqual(expected);
  });
});
