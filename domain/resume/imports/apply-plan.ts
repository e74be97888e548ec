import type { EducationDraft } from '../../profile/cards/education.ts';
import type { ExperiencesDraft } from '../../profile/cards/experience.ts';
import type { InterestsDraft } from '../../profile/cards/interest.ts';
import { type JobSearchState, offersDisableIntroductions, withState } from '../../profile/cards/job-search.ts';
import type { LinksDraft } from '../../profile/cards/link.ts';
import type { ProjectsDraft } from '../../profile/cards/project.ts';
import type { SkillsDraft } from '../../profile/cards/skill.ts';
import type { PlaceChoice } from '../../profile/place-choice.ts';
import type { ResumePlace, ResumeProfile } from '../profile.ts';
import { customOf, type ImportPlan, linkOn, type Planned } from './merge.ts';
import type { ImportedField, ImportedFields } from './merge-fields.ts';

type Some<Field extends ImportedField> = Partial<Pick<ImportedFields, Field>>;

type SearchFields = 'contractTypes' | 'remote' | 'salary' | 'averageDailyRate' | 'visaSponsorship' | 'perks';

/** The data to save, card by card; an unchanged card is absent. Lists are complete: existing rows, then new ones. */
export type ImportedCards = {
  about?: Some<'oneSentenceDescription' | 'personalMessage' | 'codingReason' | 'professionId' | 'place'>;
  personal?: Some<'phone'>;
  jobSearch?: Some<SearchFields> & {
    state?: JobSearchState;
    /** Only with a new state: a developer who is not searching gets no introductions either. */
    disableIntroductions?: boolean | null;
    places?: PlaceChoice[];
  };
  experiences?: Omit<ExperiencesDraft, 'jobIssues' | 'shared'> & Some<'jobIssues'>;
  education?: EducationDraft;
  projects?: ProjectsDraft;
  technologies?: { technologies: { technologyId: string; value: number | null }[] };
  skills?: SkillsDraft;
  links?: LinksDraft;
  interests?: InterestsDraft;
  soundtrack?: { url: string };
};

/** Without `accepted`, all new entries; with it, only those whose key is in it. */
export function applyPlan(existing: ResumeProfile, plan: ImportPlan, accepted?: ReadonlySet<string>): ImportedCards {
  const agreed = <T extends Planned<unknown>>(list: readonly T[]) =>
    list.filter(({ verdict, key }) => verdict === 'new' && (accepted?.has(key) ?? true));
  const values = <T>(list: readonly Planned<T>[]) => agreed(list).map(({ value }) => value);
  const fields: Partial<ImportedFields> = Object.fromEntries(
    agreed(plan.fields).map(({ field, value }) => [field, value]),
  );
  const picked = <Field extends ImportedField>(...names: Field[]): Some<Field> =>
    Object.fromEntries(
      names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
    ) as Some<Field>;

  const cards: ImportedCards = {
    about: picked('oneSentenceDescription', 'personalMessage', 'codingReason', 'professionId', 'place'),
    personal: picked('phone'),
    jobSearch: {
      ...picked('contractTypes', 'remote', 'salary', 'averageDailyRate', 'visaSponsorship', 'perks'),
      ...stateOf(fields.state),
      ...grown('places', existing.dreamPlaces.map(choiceOf), values(plan.places)),
    },
    soundtrack: fields.soundtrackUrl ? { url: fields.soundtrackUrl } : undefined,
    technologies: grown(
      'technologies',
      existing.technologies.map(({ id, value }) => ({ technologyId: id, value })),
      values(plan.technologies).map(({ id, value }) => ({ technologyId: id, value })),
    ),
    interests: grown(
      'interests',
      existing.interests,
      values(plan.interests).map((name) => ({ name })),
    ),
    projects: grown<'projects', ProjectsDraft['projects'][number]>(
      'projects',
      existing.projects,
      values(plan.projects),
    ),
    ...careerOf(existing, fields, values(plan.experiences), values(plan.education)),
    ...skillsOf(existing, fields, values(plan.languages)),
    ...linksOf(existing, values(plan.links), values(plan.customLinks)),
  };
  const changed = Object.entries(cards).filter(([, card]) => card !== undefined && Object.keys(card).length > 0);
  return Object.fromEntries(changed);
}

const choiceOf = ({ placeId, city, country }: ResumePlace): PlaceChoice => ({
  placeId,
  label: [city, country].filter(Boolean).join(', '),
});

/** A list with the new entries at its end; undefined without new entries. */
function grown<Name extends string, T>(name: Name, there: readonly T[], added: readonly T[]) {
  return added.length > 0 ? ({ [name]: [...there, ...added] } as Record<Name, T[]>) : undefined;
}

function stateOf(state: JobSearchState | undefined): ImportedCards['jobSearch'] {
  if (!state) return {};
  const before = { state: null, disableIntroductions: offersDisableIntroductions(state) ? false : null };
  return { state, disableIntroductions: withState(before, state).disableIntroductions };
}

function careerOf(
  existing: ResumeProfile,
  fields: Partial<ImportedFields>,
  experiences: ExperiencesDraft['experiences'],
  education: EducationDraft['education'],
): Pick<ImportedCards, 'experiences' | 'education'> {
  const { codeExperienceYears, otherExperienceYears, studiesYears, jobIssues } = fields;
  const about = codeExperienceYears ?? otherExperienceYears ?? jobIssues;
  const stored = existing.experiences.map((one) => ({ ...one, place: one.place && choiceOf(one.place) }));
  return {
    experiences:
      experiences.length > 0 || about !== undefined
        ? {
            codeExperienceYears: codeExperienceYears ?? existing.codeExperienceYears,
            otherExperienceYears: otherExperienceYears ?? existing.otherExperienceYears,
            experiences: [...stored, ...experiences],
            ...(jobIssues ? { jobIssues } : {}),
          }
        : undefined,
    education:
      education.length > 0 || studiesYears !== undefined
        ? {
            studiesYears: studiesYears ?? existing.studiesYears,
            education: [...existing.education, ...education],
          }
        : undefined,
  };
}

function skillsOf(
  existing: ResumeProfile,
  { interestedTechnologies }: Partial<ImportedFields>,
  languages: { languageId: string; value: number }[],
): Pick<ImportedCards, 'skills'> {
  if (languages.length === 0 && interestedTechnologies === undefined) return {};
  const stored = existing.languages.map(({ id, languageId, value }) => ({ id, languageId, value }));
  const added = languages.map(({ languageId, value }) => ({ languageId, value }));
  return {
    skills: {
      interestedTechnologies: interestedTechnologies ?? existing.interestedTechnologies ?? '',
      languages: [...stored, ...added],
    },
  };
}

function linksOf(
  existing: ResumeProfile,
  links: ImportPlan['links'][number]['value'][],
  custom: { name: string; url: string }[],
): Pick<ImportedCards, 'links'> {
  if (links.length === 0 && custom.length === 0) return {};
  const draft: LinksDraft = {
    linkedin: linkOn(existing, 'linkedin'),
    github: linkOn(existing, 'github'),
    twitter: linkOn(existing, 'twitter'),
    codingame: linkOn(existing, 'codingame'),
    custom: [...customOf(existing), ...custom],
  };
  for (const { network, value } of links) draft[network] = value;
  return { links: draft };
}
