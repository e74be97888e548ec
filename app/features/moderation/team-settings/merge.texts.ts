import { defineTexts } from '../../../i18n/texts.ts';

/** Merging two technologies. */
export const mergeTexts = defineTexts(
  {
    merge: 'Fusionner',
    mergeOf: (name: string) => `Fusionner ${name} dans une autre technologie`,
    title: (name: string) => `Fusionner ${name}`,
    lead: (name: string) => `Tout ce qui utilise ${name} passera à la technologie que vous gardez :`,
    uses: {
      profiles: (count: string, several: boolean) => `${count} ${several ? 'profils' : 'profil'}`,
      offers: (count: string, several: boolean) => `${count} ${several ? 'offres' : 'offre'}`,
      companies: (count: string, several: boolean) => `${count} ${several ? 'entreprises' : 'entreprise'}`,
      tests: (count: string, _several: boolean) => `${count} QCM`,
      questions: (count: string, several: boolean) => `${count} ${several ? 'questions' : 'question'}`,
      searches: (count: string, several: boolean) =>
        `${count} ${several ? 'recherches enregistrées' : 'recherche enregistrée'}`,
    },
    unused: 'Rien ne l’utilise.',
    kept: 'Technologie à garder',
    change: 'En choisir une autre',
    after: (name: string, kept: string) =>
      `${name} disparaît des listes, et son nom continue de mener à ${kept}. Une fusion ne s’annule pas.`,
    choose: (name: string) =>
      `${name} disparaîtra des listes, et son nom continuera de mener à celle que vous gardez. Une fusion ne s’annule pas.`,
    done: (name: string, kept: string) => `${name} est maintenant ${kept}.`,
    synonyms: (names: string) => `aussi : ${names}`,
  },
  {
    merge: 'Merge',
    mergeOf: (name) => `Merge ${name} into another technology`,
    title: (name) => `Merge ${name}`,
    lead: (name) => `Everything that uses ${name} will use the technology you keep:`,
    uses: {
      profiles: (count, several) => `${count} ${several ? 'profiles' : 'profile'}`,
      offers: (count, several) => `${count} ${several ? 'jobs' : 'job'}`,
      companies: (count, several) => `${count} ${several ? 'companies' : 'company'}`,
      tests: (count, several) => `${count} ${several ? 'tests' : 'test'}`,
      questions: (count, several) => `${count} ${several ? 'questions' : 'question'}`,
      searches: (count, several) => `${count} ${several ? 'saved searches' : 'saved search'}`,
    },
    unused: 'Nothing uses it.',
    kept: 'Technology to keep',
    change: 'Choose another one',
    after: (name, kept) =>
      `${name} disappears from the lists, and its name still leads to ${kept}. A merge cannot be undone.`,
    choose: (name) =>
      `${name} will disappear from the lists, and its name will lead to the one you keep. A merge cannot be undone.`,
    done: (name, kept) => `${name} is now ${kept}.`,
    synonyms: (names) => `also: ${names}`,
  },
);
