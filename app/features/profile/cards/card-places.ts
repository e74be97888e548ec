import type { Cards } from '../../../../server/services/profile/profile-view.ts';

/** Cards that may leave the narrow column for the end of the wide one. */
const movable = ['technologies', 'skills'] as const;
export type Movable = (typeof movable)[number];

const frame = 5;
const text = 5;

/**
 * About how high each card is, in lines of text. A rough measure is enough, and it is the same on the server and in the
 * browser, so that no card moves after the page was drawn.
 */
const heights: { [card in keyof Cards]-?: (content: NonNullable<Cards[card]>) => number } = {
  about: ({ description, codingReason }) => (description ? text : 0) + (codingReason ? 3 : 0),
  experiences: ({ experiences }) => experiences.length * (text + 3),
  projects: (projects) => projects.reduce((sum, { images }) => sum + text + 3 + (images.length > 0 ? 4 : 0), 0),
  education: ({ education }) => education.length * 3,
  jobSearch: ({ contractTypes, places, salary, perks }) =>
    [contractTypes.length, places.length, salary, Object.keys(perks).length].filter(Boolean).length * 2,
  technologies: (technologies) => technologies.length * 2,
  tests: (tests) => tests.length * 3,
  skills: ({ interestedTechnologies, languages }) => (interestedTechnologies ? 3 : 0) + languages.length * 2,
  links: (links) => links.length * 1.5,
  personal: () => 6,
  // In another section.
  interests: () => 0,
  soundtrack: () => 0,
};

const wide = ['about', 'experiences', 'projects', 'education'] as const;
const beside = ['jobSearch', 'technologies', 'tests', 'skills', 'links', 'personal'] as const;

type Options = { canEdit: boolean; others: number };

const measured =
  (cards: Cards, canEdit: boolean) =>
  (names: readonly (keyof Cards)[]): number =>
    names.reduce((total, card) => {
      const content = cards[card];
      if (!content) return total;
      const inside = (heights[card] as (of: typeof content) => number)(content);
      return total + (inside > 0 || canEdit || card === 'jobSearch' ? inside + frame : 0);
    }, 0);

/**
 * Whether projects and education stand below both columns, across the page: where the wide column is the longer one, and
 * both then end closer to each other.
 */
export function endsAcross(cards: Cards, { canEdit, others }: Options): boolean {
  const height = measured(cards, canEdit);
  const left = height(wide);
  const right = height(beside) + others * 2 * frame;
  const rest = height(['about', 'experiences']);
  if (!cards.projects?.length || rest === 0 || right === 0) return false;
  return Math.abs(rest - right) < left - right;
}

/**
 * Which cards stand at the end of the wide column because the narrow one is longer: each only if the wide column is then
 * still not longer than the narrow one was. An empty card stays: it is an invitation, or not there at all.
 */
export function cardsMoved(cards: Cards, { canEdit, others }: Options): Movable[] {
  const height = measured(cards, canEdit);
  let left = height(wide);
  let right = height(beside) + others * 2 * frame;
  return movable.filter((card) => {
    const own = height([card]);
    // Their rows stand in two columns there.
    const there = frame + (own - frame) / 2;
    if (own <= frame || left === 0 || left + there >= right) return false;
    left += there;
    right -= own;
    return true;
  });
}
