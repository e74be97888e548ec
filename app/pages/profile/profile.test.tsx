import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ViewerKind } from '../../../domain/permissions/profile.ts';
import type { Moderation } from '../../../server/services/moderation/read-moderation.ts';
import type { AboutCard, Cards, JobSearchCard, ProfileView } from '../../../server/services/profile/profile-view.ts';
import { labelsIn, plain } from '../../../tests/harness/rendered.ts';
import { LocaleContext } from '../../i18n/texts.ts';
import ProfilePage from './profile.tsx';

const about: AboutCard = {
  picture: undefined,
  profession: null,
  place: null,
  codeExperienceYears: null,
  oneSentenceDescription: null,
  description: '',
  codingReason: null,
  keptBack: [],
  rqth: undefined,
  badge: undefined,
};

/** Every card of the page, as empty as it can be. */
const cards: Cards = {
  about,
  jobSearch: {
    ...{ state: 'actively_searching', contractTypes: [], places: [], remote: null, salary: null },
    ...{ averageDailyRate: null, perks: {}, visaSponsorship: false, unavailable: false, keptBack: [] },
  },
  experiences: {
    ...{ codeExperienceYears: null, otherExperienceYears: null, profession: null },
    ...{ jobIssues: {}, keptBack: [], experiences: [] },
  },
  education: { studiesYears: null, education: [] },
  projects: [],
  technologies: [],
  tests: [],
  skills: { interestedTechnologies: null, languages: [] },
  links: [],
  personal: { firstName: 'Ada', lastName: 'Morel', email: 'ada@demo.example', phoneNumber: null },
};

/** server/services/profile/read-profile.test.ts holds which viewer gets which right. */
const none: ProfileView['can'] = {
  ...{ edit: false, openSettings: false, import: false, boost: false, report: false },
  ...{ writeNotes: undefined, download: undefined, anonymise: false },
};
const rights: Record<ViewerKind, Partial<ProfileView['can']>> = {
  owner: { edit: true, import: true, boost: true, download: 'allowed' },
  admin: { edit: true, openSettings: true, report: true, writeNotes: 'team', download: 'allowed', anonymise: true },
  recruiter: { report: true, writeNotes: 'company', download: 'allowed' },
  developer: { report: true },
  anonymous: { report: true },
};

const moderation: Moderation = {
  ...{ acts: ['disable'], disabled: undefined, boost: 0, lastUpdate: '2026-11-02T09:00:00Z' },
  ...{ visits: [{ from: '2026-11-02', count: 0, uniqueCount: 0 }], call: undefined },
};

type Sent = Partial<ProfileView> & { moderation?: Moderation };

/** The HTML of the page for a viewer; its data is that of a loader. */
function shown(viewer: ViewerKind, change: Sent | { kind: string; reason?: string } = {}): string {
  const can = { ...none, ...rights[viewer] };
  const profile = {
    ...{ kind: 'profile', developerId: 'ada-id', alias: 'ada-morel', name: 'Ada Morel', viewer, can, cards },
    ...{ preview: false, listed: true, achievements: true, hiddenCards: can.edit ? [] : undefined },
    guide: viewer === 'owner' ? { steps: [], percent: 0 } : undefined,
    ...change,
  };
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      children: [{ id: 'profile', index: true, loader: () => null, Component: ProfilePage }],
    },
  ]);
  const loaderData = { root: { brand: 'Vivier' }, profile: { ...profile, similar: [] } };
  const html = renderToString(
    <LocaleContext value="fr">
      <Page hydrationData={{ loaderData }} />
    </LocaleContext>,
  );
  return plain(html.replaceAll('<!-- -->', ''));
}

const titles = (html: string): string[] =>
  [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title ?? '');

describe('the French titles of the profile page (docs/product/profile.md, The profile page, Card headers)', () => {
  it('of the cards are these, in this order', () => {
    const cv = 'CV';
    expect(titles(shown('owner')).filter((title) => title !== cv)).toEqual([
      'À propos',
      'Expériences professionnelles',
      'Projets',
      'Formations',
      "Recherche d'emploi",
      'Technologies',
      'Tests',
      'Compétences',
      'Liens',
      'Informations personnelles',
    ]);
  });

  it('of empty cards are only for those who may fill them', () => {
    expect(titles(shown('owner'))).toContain('Projets');
    expect(titles(shown('recruiter'))).toEqual(["Recherche d'emploi", 'Informations personnelles']);
  });

  it('of the admin card is « Panneau admin », for administrators only', () => {
    expect(titles(shown('admin', { moderation }))).toContain('Panneau admin');
    expect(titles(shown('owner'))).not.toContain('Panneau admin');
  });

  it('of the sections are these, in this order', () => {
    const sections = ['Profil', 'Tests', 'Succès', 'Contributions', 'Compléter mon profil', 'Plus'];
    const html = shown('owner');
    expect(labelsIn(html.slice(html.indexOf('<nav'), html.indexOf('</nav>')), sections)).toEqual(sections);
  });
});

describe('the head of a profile (docs/product/profile.md, The head of a profile)', () => {
  const told: Cards = {
    about: { ...about, profession: 'Développeuse', place: 'Nantes, France', codeExperienceYears: 8 },
    jobSearch: {
      ...(cards.jobSearch as JobSearchCard),
      ...{ remote: { frequency: 'fullTime', daysPerWeek: null }, salary: 58, contractTypes: ['permanent'] },
    },
    technologies: [{ id: 'vue', name: 'Vue.js', handle: 'vuejs', value: 70 }],
  };
  const words = {
    about: ['Ada Morel', 'Développeuse', 'Nantes, France', '8 ans d’expérience'],
    jobSearch: ['En recherche active', 'Télétravail complet', '58 k€ brut annuel'],
    technologies: ['Vue.js'],
  };
  const head = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'));

  it.each(Object.keys(words) as (keyof typeof words)[])('tells of the card %s only what the viewer sees', (card) => {
    const all = Object.values(words).flat();
    expect(all.filter((word) => !head(shown('anonymous', { cards: told })).includes(word))).toEqual([]);
    const { [card]: _, ...others } = told;
    const name = card === 'about' ? { name: undefined } : {};
    const without = head(shown('anonymous', { cards: others, ...name }));
    expect(words[card].filter((word) => without.includes(word))).toEqual([]);
  });

  it('gives the daily rate of a freelancer instead of the salary', () => {
    const jobSearch = { ...(told.jobSearch as JobSearchCard), averageDailyRate: 480, contractTypes: ['freelance'] };
    const html = head(shown('recruiter', { cards: { ...told, jobSearch } }));
    expect(html).toContain('480 € par jour');
    expect(html).not.toContain('58 k€');
  });

  it('has no actions in a preview', () => {
    const preview = { as: 'public' } as ProfileView['preview'];
    expect(shown('anonymous', { cards: told, preview })).not.toContain('Actions sur ce profil');
    expect(shown('anonymous', { cards: told })).toContain('Actions sur ce profil');
  });
});

describe('the actions on a profile (docs/product/profile.md, Actions on the profile page)', () => {
  const downloads = ['Télécharger en PDF', 'Télécharger en JSON resume'];
  const imports = ['Importer un profil LinkedIn', 'Importer un JSON resume'];
  const everyDownload = [
    ...['Télécharger en PDF', 'Télécharger le CV anonymisé'],
    ...['Télécharger en JSON resume', 'Télécharger en JSON resume anonymisé'],
  ];
  const ofTheTeam = ['Recommander le profil', 'Signaler', 'Voir les paramètres', 'Voir le dashboard'];
  const owners = ['Booster mon profil', "Paramètres d'affichage", ...imports];
  const every = [
    ...owners,
    ...['Activer le profil', 'Désactiver le profil', 'Voir les notes'],
    ...ofTheTeam,
    ...everyDownload,
  ];

  it.each<[string, ViewerKind, Sent, string[]]>([
    ['the owner', 'owner', {}, [...owners, ...downloads]],
    ['an administrator', 'admin', { moderation }, ['Désactiver le profil', ...ofTheTeam, ...everyDownload]],
    [
      'an administrator, on a disabled profile',
      'admin',
      { moderation: { ...moderation, acts: ['activate'] } },
      ['Activer le profil', ...ofTheTeam, ...everyDownload],
    ],
    ['a recruiter', 'recruiter', {}, ['Voir les notes', 'Signaler', ...downloads]],
    ['another developer', 'developer', {}, ['Signaler']],
    ['a visitor', 'anonymous', {}, ['Signaler']],
  ])('of %s are these, in this order', (_, viewer, sent, expected) =>
    expect(labelsIn(shown(viewer, sent), every)).toEqual(expected),
  );

  it('of a recruiter begin with the conversation and the favourite, unless the developer cannot be contacted', () => {
    const interactions = { superliked: null, liked: null, applications: 0, favourite: false, colleagues: 0 };
    const contact: ProfileView['contact'] = {
      ...{
        button: { case: 'start', disabled: false },
        answersElsewhere: false,
        requests: undefined,
        introduction: null,
      },
    };
    const bar = ['Démarrer une conversation', 'Ajouter aux favoris'];
    const words = (sent: Sent) => bar.filter((label) => shown('recruiter', sent).includes(`>${label}<`));
    expect(words({ contact, interactions })).toEqual(bar);
    expect(words({ interactions })).toEqual([]);
  });

  it('of an administrator lead to the settings and to the dashboard of this developer', () => {
    const html = shown('admin', { moderation });
    expect(html).toMatch(/<a [^>]*href="\/developer-settings\/ada-id"[^>]*>Voir les paramètres</);
    expect(html).toMatch(/<a [^>]*href="\/dashboard-developer\/ada-id"[^>]*>Voir le dashboard</);
  });

  it('of the owner lead to the display settings', () =>
    expect(shown('owner')).toMatch(/<a [^>]*href="\/settings\/visibility-manager"[^>]*>Paramètres d'affichage</));
});

describe('what is shown instead of a profile (docs/product/profile.md, Hidden profiles; Short profiles)', () => {
  it.each([
    ['no_profile', "Ce profil n'existe pas ou a été supprimé", "Retour à l'accueil", '/'],
    [
      'quota_exceeded',
      'Vous avez atteint le nombre maximum de profils que vous pouvez consulter. Mettez à jour votre abonnement pour voir plus de profils.',
      'Voir les abonnements',
      '/plans',
    ],
    ['rec_disabled', 'Vous ne pouvez pas accéder à ce profil', 'Retour à la CVThèque', '/developers'],
  ])('for the reason %s: a message and a button', (reason, message, button, href) => {
    const html = shown('recruiter', { kind: 'hidden', reason });
    expect(html).toContain(`<h1>${message}</h1>`);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${button}<`));
    expect(html).not.toContain('Ada Morel');
  });

  it('a short profile has one message for its owner, above the cards, and another for everybody else', () => {
    const owner = shown('owner', { isShort: true });
    expect(owner).toContain(
      'Un compte complété est nécessaire pour accéder à vos informations et pouvoir ajouter des tests à votre CV.',
    );
    expect(titles(owner)).toContain('À propos');
    const other = shown('recruiter', { kind: 'short' });
    expect(other).toContain(
      "Ce développeur n'a pas complété son profil, vous ne pouvez pas accéder à ses informations",
    );
    expect(titles(other)).toEqual([]);
  });
});

describe('the badge of « À propos » (docs/product/profile.md, Who sees a card)', () => {
  it.each([
    ['recommended', ['Recommandé par Vivier', 'Voir la recommandation']],
    ['called', ['Appelé par Vivier']],
    [undefined, []],
  ] as const)('%s', (badge, expected) => {
    const html = shown('recruiter', { cards: { about: { ...about, badge } } });
    const words = ['Recommandé par Vivier', 'Appelé par Vivier', 'Voir la recommandation'];
    expect(words.filter((label) => html.includes(`${label}<`))).toEqual(expected);
  });
});

it.each<[ViewerKind, boolean]>([
  ['owner', false],
  ['developer', false],
  ['recruiter', true],
  ['admin', true],
  ['anonymous', true],
])('%s reads on « Recherche d’emploi » that the criteria may be negotiated: %s', (viewer, expected) => {
  // docs/product/profile.md, Card headers
  const html = shown(viewer);
  expect(/role="tooltip"[^>]*>Les critères[^<]*ne sont pas obligatoires[^<]*négocier/.test(html)).toBe(expected);
});
