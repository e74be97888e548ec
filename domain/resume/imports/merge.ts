import type { CardType } from '../../profile/cards/card.ts';
import { type EducationEntryDraft, mostEducationEntries, sameEducation } from '../../profile/cards/education.ts';
import { type ExperienceDraft, mostExperiences, sameExperience } from '../../profile/cards/experience.ts';
import { mostFavourites } from '../../profile/cards/favourite-technology.ts';
import { mostInterests } from '../../profile/cards/interest.ts';
import { mostPlaces } from '../../profile/cards/job-search.ts';
import { mostCustomLinks } from '../../profile/cards/link.ts';
import { type KnownNetwork, knownNetworks } from '../../profile/cards/networks.ts';
import { mostProjects, type ProjectDraft } from '../../profile/cards/project.ts';
import { mostLanguages } from '../../profile/cards/skill.ts';
import { compareMonths } from '../../profile/month.ts';
import type { PlaceChoice } from '../../profile/place-choice.ts';
import { sameText } from '../../profile/text-limits.ts';
import { withoutGif } from '../interest-name.ts';
import type { ResumeProfile } from '../profile.ts';
import type { Unplaced, UnplacedReason } from './found.ts';
import { type PlannedField, planFields } from './merge-fields.ts';
import type { Resolved } from './resolve.ts';

/** Not in the profile yet; already there; another value is there, and stays; cannot be imported. */
export type Verdict = 'new' | 'there' | 'kept' | 'unplaced';

export type Planned<T> = {
  /** The same for the same document: the entries that a user accepts in a preview are named by it. */
  key: string;
  card: CardType;
  verdict: Verdict;
  label: string;
  value: T;
  /** Fields of the card that are empty in the document. */
  missing: string[];
  reason?: UnplacedReason;
};

/** The result of an import, entry by entry, before the user accepts it. */
export type ImportPlan = {
  fields: PlannedField[];
  places: Planned<PlaceChoice>[];
  experiences: Planned<Omit<ExperienceDraft, 'id'>>[];
  education: Planned<Omit<EducationEntryDraft, 'id'>>[];
  projects: Planned<Omit<ProjectDraft, 'id'>>[];
  technologies: Planned<Resolved['technologies'][number]>[];
  languages: Planned<Resolved['languages'][number]>[];
  links: Planned<{ network: KnownNetwork; value: string }>[];
  customLinks: Planned<Resolved['customLinks'][number]>[];
  interests: Planned<string>[];
  /** Entries of the document that no card can hold. */
  unplaced: Unplaced[];
};

export function planImport(existing: ResumeProfile, found: Resolved): ImportPlan {
  return {
    fields: planFields(existing, found),
    places: planList('jobSearch', 'places', found.dreamPlaces, existing.dreamPlaces, {
      most: mostPlaces,
      same: (a, b) => a.placeId === b.placeId,
      label: ({ label }) => label,
    }),
    experiences: planList('experiences', 'experiences', found.experiences, existing.experiences, {
      most: mostExperiences,
      same: sameExperience,
      label: ({ jobTitle, companyName }) => `${jobTitle}, ${companyName}`,
      missing: ({ place, description }) => [...(place ? [] : ['place']), ...(description ? [] : ['description'])],
    }),
    education: planList('education', 'education', found.education, existing.education, {
      most: mostEducationEntries,
      same: sameEducation,
      label: ({ diploma, schoolName }) => [diploma, schoolName].filter(Boolean).join(', '),
      missing: ({ diploma }) => (diploma ? [] : ['diploma']),
    }),
    projects: planList('projects', 'projects', found.projects, existing.projects, {
      most: mostProjects,
      same: (a, b) => sameText(a.name, b.name) && Boolean(a.date && b.date && compareMonths(a.date, b.date) === 0),
      label: ({ name }) => name,
      missing: ({ description }) => (description ? [] : ['description']),
    }),
    technologies: planList('technologies', 'technologies', found.technologies, existing.technologies, {
      most: mostFavourites,
      same: (a, b) => a.id === b.id,
      label: ({ name }) => name,
    }),
    languages: planList('skills', 'languages', found.languages, existing.languages, {
      most: mostLanguages,
      same: (a, b) => a.languageId === b.languageId,
      label: ({ name }) => name,
    }),
    links: planLinks(existing, found),
    customLinks: planList('links', 'customLinks', found.customLinks, customOf(existing), {
      most: mostCustomLinks,
      same: (a, b) => sameText(a.name, b.name) && a.url === b.url,
      label: ({ name }) => name,
    }),
    interests: planList(
      'interests',
      'interests',
      found.interests,
      existing.interests.map(({ name }) => withoutGif(name)),
      {
        most: mostInterests,
        same: sameText,
        label: (name) => name,
      },
    ),
    unplaced: found.unplaced,
  };
}

type Rules<T, Stored> = {
  most: number;
  same: (found: T, there: T | Stored) => boolean;
  label: (found: T) => string;
  missing?: (found: T) => string[];
};

function planList<T, Stored>(
  card: CardType,
  list: string,
  found: readonly T[],
  stored: readonly Stored[],
  { most, same, label, missing }: Rules<T, Stored>,
): Planned<T>[] {
  const there: (T | Stored)[] = [...stored];
  return found.map((value, index) => {
    const entry = { key: `${list}.${index}`, card, label: label(value), value, missing: missing?.(value) ?? [] };
    if (there.some((one) => same(value, one))) return { ...entry, verdict: 'there' };
    if (there.length >= most) return { ...entry, verdict: 'unplaced', reason: 'tooMany' };
    there.push(value);
    return { ...entry, verdict: 'new' };
  });
}

function planLinks(existing: ResumeProfile, found: Resolved): ImportPlan['links'] {
  return knownNetworks.flatMap((network) => {
    const value = found.links[network];
    if (!value) return [];
    const stored = linkOn(existing, network);
    const verdict = !stored ? 'new' : stored === value ? 'there' : 'kept';
    return [{ key: `links.${network}`, card: 'links', verdict, label: value, value: { network, value }, missing: [] }];
  });
}

/** The stored value of a network: an address for linkedin, a username for the others. */
export function linkOn({ socials }: ResumeProfile, network: KnownNetwork): string {
  const social = socials.find((one) => one.network === network);
  return (network === 'linkedin' ? social?.url : social?.username) ?? '';
}

export const customOf = ({ socials }: ResumeProfile) =>
  socials
    .filter(({ network }) => !knownNetworks.some((known) => known === network))
    .map(({ id, network, url }) => ({ id, name: network, url: url ?? '' }));
