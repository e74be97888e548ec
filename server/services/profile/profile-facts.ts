import { type ProfileFacts, tellingLengths } from '../../../domain/profile/completeness.ts';
import type { Developer } from './read-developer.ts';

/** The facts that the completeness guide needs, from a profile that was read. */
export function profileFacts(d: Developer): ProfileFacts {
  const thin = (texts: { description: string }[], least: number) =>
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
