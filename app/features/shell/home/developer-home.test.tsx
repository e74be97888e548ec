import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { disableReasons } from '../../../../domain/moderation/disable-reason.ts';
import type { DeveloperHome as Data } from '../../../../server/services/shell/home/read-developer-home.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { DeveloperHome } from './developer-home.tsx';

const home: Data = {
  ...{ state: 'disabled', disabledReason: null, alias: 'camille', displayName: 'Camille', sentence: null },
  ...{ profession: null, city: null, avatar: undefined, technologies: [], seenBy: 0, call: undefined },
  ...{ lastUpdate: '2026-11-15T09:00:00Z', openedTests: [] },
};

function shown(change: Partial<Data>): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LocaleContext value="fr">
        <DeveloperHome home={{ ...home, ...change }} />
      </LocaleContext>
    </MemoryRouter>,
  );
  return html.replaceAll('&#x27;', "'").replace(/[\u202f\u00a0]/g, ' ');
}

describe('why a profile is disabled, on the home page of its developer (docs/product/moderation.md, Disabling a profile)', () => {
  const sentences: Record<(typeof disableReasons)[number], string> = {
    Default: "Désactivé à l'appréciation de l'administrateur",
    NotCompleteEnough: 'Le profil n’est pas assez complet',
    NotRelevant: 'Les informations ne sont pas pertinentes',
    NotEnoughExperiences: 'Les expériences ne reflètent pas les années d’expérience',
    RequiredVisa: 'Aucun besoin de visa n’est déclaré alors que vous vivez hors de l’espace Schengen',
    TooManySpellingMistakes: 'Il y a trop de fautes d’orthographe',
  };

  it.each(disableReasons)('the reason %s has its own sentence', (disabledReason) =>
    expect(shown({ disabledReason })).toContain(`<p>Raison : ${sentences[disabledReason]}</p>`),
  );

  it('a profile that is not disabled shows no reason', () =>
    expect(shown({ state: 'published', disabledReason: 'Default' })).not.toContain('Raison'));
});
