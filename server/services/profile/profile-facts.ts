import { type ProfileFacts, tellingLengths } from '../../../domain/profile/completeness.ts';
import type { Developer } from './read-developer.ts';

type Field =
  | 'firstName'
  | 'lastName'
  | 'professionId'
  | 'oneSentenceDescription'
  | 'personalMessage'
  | 'avatar'
  | 'profilePicHandle'
  | 'currentPlace'
  | 'phoneNumber';
type CountedList = 'contractTypes' | 'dreamPlaces' | 'technologies' | 'education' | 'languages' | 'socials';
type Described = { description: string };

/** What the facts are made of: a profile that was read, or a row of facts-column.ts. */
export type FactsSource = Pick<Developer, Field> &
  Record<CountedList, { readonly length: number }> & {
    experiences: readonly Described[];
    projects: readonly (Described & { images: { readonly length: number } })[];
  };

/** The facts that the completeness guide needs. */
export function profileFacts(d: FactsSource): ProfileFacts {
  const thin = (texts: readonly Described[], least: number) =>
    texts.filter(({ description }) => description.trim().length < least).length;
  return {
    firstName: d.firstName,
    lastName: d.lastName,
    professionId: d.professionId,
    hasPlace: d.currentPlace !== null,
    oneSentenceDescription: d.oneSentenceDescription,
    description: d.personalMessage,
    hasPicture: d.avatar !== null || d.profilePicHandle !== null,
    contractTypes: d.contractTypes.length,
    dreamPlaces: d.dreamPlaces.length,
    technologies: d.technologies.length,
    experiences: d.experiences.length,
    thinExperiences: thin(d.experiences, tellingLengths.experience),
    education: d.education.length,
    projects: d.projects.length,
    thinProjects: thin(d.projects, tellingLengths.project),
    projectsWithPicture: d.projects.filter(({ images }) => images.length > 0).length,
    languages: d.languages.length,
    socials: d.socials.length,
    phone: d.phoneNumber !== null,
  };
}
