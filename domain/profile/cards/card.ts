/** The cards of a profile, in the order of the settings page. */
export const cardTypes = [
  'about',
  'jobSearch',
  'experiences',
  'education',
  'projects',
  'technologies',
  'tests',
  'skills',
  'links',
  'personal',
  'interests',
  'soundtrack',
] as const;
export type CardType = (typeof cardTypes)[number];

export type CardButton = 'add' | 'edit' | 'hide';

/** The buttons in a card's header for a user who may edit the profile. */
export const cardButtons: Record<CardType, readonly CardButton[]> = {
  about: ['edit'],
  jobSearch: ['edit'],
  experiences: ['add', 'edit'],
  education: ['add', 'edit'],
  projects: ['add', 'edit'],
  technologies: ['edit'],
  tests: ['edit'],
  skills: ['edit'],
  links: ['edit'],
  personal: ['edit', 'hide'],
  interests: ['edit'],
  soundtrack: ['edit'],
};

export function isCardType(name: string | undefined): name is CardType {
  return cardTypes.some((type) => type === name);
}
