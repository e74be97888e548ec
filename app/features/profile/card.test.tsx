import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type CardType, cardButtons, cardTypes } from '../../../domain/profile/cards/card.ts';
import { Card } from './card.tsx';
import { ExperiencesCard } from './experiences/experiences-card.tsx';
import { ProfilePlaceholder } from './placeholder/profile-placeholder.tsx';
import { ProfileContext } from './profile-context.ts';

type Frame = { canEdit?: boolean; hiddenCards?: CardType[]; keptFromRecruiters?: CardType[]; loading?: boolean };

function shown(type: CardType, { canEdit = false, hiddenCards, keptFromRecruiters, loading = false }: Frame = {}) {
  return (
    <ProfileContext value={{ developerId: 'id', canEdit, hiddenCards, keptFromRecruiters, loading, open: () => {} }}>
      <Card type={type}>contenu</Card>
    </ProfileContext>
  );
}
const drawn = (type: CardType, frame?: Frame) => renderToString(shown(type, frame));

const names = { add: 'Ajouter – ', edit: 'Modifier – ' } as const;

// The personal card has its own tests below: its button to hide it needs the router.
describe.each(cardTypes.filter((type) => !cardButtons[type].includes('hide')))(
  'the header of the card %s (docs/product/profile.md, Card headers)',
  (type) => {
    it('shows the edit buttons only to a viewer who may edit', () => {
      expect(drawn(type)).not.toMatch(/Ajouter – |Modifier – /);
      const html = drawn(type, { canEdit: true });
      for (const button of ['add', 'edit'] as const) {
        expect(html.includes(names[button])).toBe(cardButtons[type].includes(button));
      }
    });

    it('disables its buttons while the page is loading', () => {
      const count = (html: string) => html.match(/aria-disabled="true"/g)?.length ?? 0;
      expect(count(drawn(type, { canEdit: true }))).toBe(0);
      expect(count(drawn(type, { canEdit: true, loading: true }))).toBe(cardButtons[type].length);
    });

    it('has a tooltip about the public profile when the hidden cards are known', () => {
      expect(drawn(type)).not.toContain('role="tooltip"');
      expect(drawn(type, { hiddenCards: [] })).toContain('sont affichées sur votre profil public.');
      expect(drawn(type, { hiddenCards: [type] })).toContain('ne sont pas affichées sur votre profil public.');
    });
  },
);

describe('the header of the personal card (docs/product/profile.md, Card headers)', () => {
  const header = (frame: Frame): string => {
    const Page = createRoutesStub([{ path: '/', Component: () => shown('personal', frame) }]);
    return renderToString(<Page />);
  };
  const edit = 'aria-label="Modifier – Informations personnelles"';
  const hide = 'aria-label="Masquer cette carte"';
  const show = 'aria-label="Afficher cette carte"';

  it('has a button to edit and one to hide, only for a viewer who may edit', () => {
    expect(header({})).not.toMatch(/Modifier – |cette carte/);
    const open = header({ canEdit: true, hiddenCards: [] });
    for (const label of [edit, hide]) expect(open).toContain(label);
    expect(header({ canEdit: true, hiddenCards: [], keptFromRecruiters: ['personal'] })).toContain(show);
  });

  it('disables both while the page is loading', () => {
    const loading = header({ canEdit: true, hiddenCards: [], loading: true });
    expect(loading.match(/aria-disabled="true"/g)).toHaveLength(2);
    expect(header({ canEdit: true, hiddenCards: [] })).not.toContain('aria-disabled="true"');
  });
});

it('a card that recruiters do not see says so to those who may edit', () => {
  expect(drawn('projects', { hiddenCards: [] })).not.toContain('Carte cachée aux entreprises');
  expect(drawn('projects', { keptFromRecruiters: ['projects'] })).toContain('Carte cachée aux entreprises');
});

describe('the button of the personal card (docs/product/profile.md, Card headers)', () => {
  const tooltips = (frame: Frame) => {
    const Stub = createRoutesStub([{ path: '/', Component: () => shown('personal', { canEdit: true, ...frame }) }]);
    const html = renderToString(<Stub initialEntries={['/']} />);
    return [...html.matchAll(/(?<=[>"])Les informations de cette carte[^<"]*(?=[<"])/g)].map(([text]) => text);
  };
  const [visible, hidden] = [
    'Les informations de cette carte sont affichées sur votre profil public.',
    'Les informations de cette carte ne sont pas affichées sur votre profil public.',
  ];
  it.each<[string, Frame, string]>([
    ['of a public card', { hiddenCards: [], keptFromRecruiters: [] }, visible],
    ['of a card that only recruiters see', { hiddenCards: ['personal'], keptFromRecruiters: [] }, hidden],
    ['of a hidden card', { hiddenCards: ['personal'], keptFromRecruiters: ['personal'] }, hidden],
  ])('says whether the card is public, letter for letter: %s', (_, frame, expected) => {
    // Once as the description of the button, once as what is seen.
    expect(tooltips(frame)).toEqual([expected, expected]);
  });
});

it('each card type has its own loading placeholder (docs/product/profile.md, Card headers)', () => {
  const html = [false, true]
    .map((more) => renderToString(<ProfilePlaceholder label="Chargement de la page" actionBar={false} more={more} />))
    .join();
  const drawings = [...html.matchAll(/data-placeholder="(\w+)">(.*?<\/div>)<\/div>/gs)];
  const shapes = new Map(drawings.map(([, type, drawing]) => [type, drawing]));
  expect([...shapes.keys()].sort()).toEqual([...cardTypes].sort());
  expect(new Set(shapes.values()).size).toBe(cardTypes.length);
});

describe('the sentence about years of experience', () => {
  it.each([
    ['Développeur·euse full-stack', 'que développeur·euse full-stack'],
    ['QA engineer', 'que QA engineer'],
    ['DevOps engineer', 'que DevOps engineer'],
    ['Android developer', 'qu’Android developer'],
    ['Ingénieur·e cloud', 'qu’ingénieur·e cloud'],
  ])('writes the profession %s with the right capital letter, and elides before a vowel', (profession, said) => {
    const years = { codeExperienceYears: 2, otherExperienceYears: null };
    const experiences = { ...years, profession, jobIssues: {}, keptBack: [], experiences: [] };
    const html = renderToString(
      <ProfileContext
        value={{ developerId: 'id', canEdit: false, hiddenCards: undefined, loading: false, open: () => {} }}
      >
        <ExperiencesCard experiences={experiences} />
      </ProfileContext>,
    );
    expect(html).toContain(`2 ans en tant ${said}<`);
  });
});
