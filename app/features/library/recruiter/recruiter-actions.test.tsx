import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
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

describe('the action bar (docs/product/contact.md, The action bar)', () => {
  const contact: ProfileView['contact'] = {
    ...{ button: { case: 'start', disabled: false }, answersElsewhere: false, introduction: null },
  };
  const bar = (change: Partial<ProfileView>) => {
    const profile = { developerId: 'ada', can: none, ...change } as ProfileView;
    return rendered(<RecruiterActions profile={profile} conversation={() => <b>conversation</b>} />);
  };
  const interactions = { superliked: null, liked: null, applications: 0, favourite: false, colleagues: 0 };

  it.each([
    [false, 'Ajouter aux favoris'],
    [true, 'Favori'],
  ])('has the conversation button and the favourite (%s) with the tooltip « %s »', (favourite, tooltip) => {
    const html = bar({ contact, interactions: { ...interactions, favourite } });
    expect(html).toContain('<b>conversation</b>');
    expect(html).toMatch(new RegExp(`<button[^>]*aria-pressed="${favourite}" aria-label="${tooltip}"`));
    expect(html).toMatch(new RegExp(`</button><span[^>]*>${tooltip}</span>`));
  });

  it('is not shown where the developer cannot be contacted at all', () => {
    expect(bar({ interactions })).not.toMatch(/conversation|Ajouter aux favoris/);
  });
});
