import type { Locale } from '../viewer.ts';
import type { AchievementId } from './achievements.ts';

export type AchievementWords = { title: string; description: string };

/** Title, then what was done for it. They also stand in badges outside the product, so they live with the rules. */
const words: Record<AchievementId, { fr: [string, string]; en: [string, string] }> = {
  'first-dive': {
    fr: ['Premier plongeon', 'Terminer un premier test classé.'],
    en: ['First dive', 'Finish a first rated test.'],
  },
  regular: { fr: ['Dans le courant', 'Terminer 10 tests classés.'], en: ['In the flow', 'Finish 10 rated tests.'] },
  tireless: {
    fr: ['Au long cours', 'Terminer 50 tests classés.'],
    en: ['Long hauler', 'Finish 50 rated tests.'],
  },
  'two-shores': {
    fr: ['Deux rives', 'Passer un test classé dans 2 technologies.'],
    en: ['Two shores', 'Take a rated test in 2 technologies.'],
  },
  archipelago: {
    fr: ['Archipel', 'Passer un test classé dans 5 technologies.'],
    en: ['Archipelago', 'Take a rated test in 5 technologies.'],
  },
  'open-sea': {
    fr: ['Grand large', 'Passer un test classé dans 10 technologies.'],
    en: ['Open sea', 'Take a rated test in 10 technologies.'],
  },
  'hundred-drops': {
    fr: ['Goutte à goutte', 'Donner 100 bonnes réponses dans des tests classés.'],
    en: ['Drop by drop', 'Give 100 right answers in rated tests.'],
  },
  'five-hundred-drops': {
    fr: ['Source vive', 'Donner 500 bonnes réponses dans des tests classés.'],
    en: ['Living spring', 'Give 500 right answers in rated tests.'],
  },
  'clear-water': {
    fr: ['Eau claire', 'Terminer un test classé sans une seule erreur.'],
    en: ['Clear water', 'Finish a rated test without a single mistake.'],
  },
  'quick-current': {
    fr: ['Courant vif', 'Répondre juste à trois questions sur quatre, en moitié moins de temps que prévu.'],
    en: ['Quick current', 'Get three answers out of four right, in half of the time allowed.'],
  },
  'bronze-result': {
    fr: ['Belle prise', 'Entrer dans les 40 % les mieux classés d’un test.'],
    en: ['Good catch', 'Reach the top 40% of a test.'],
  },
  'silver-result': {
    fr: ['Reflet d’argent', 'Entrer dans les 20 % les mieux classés d’un test.'],
    en: ['Silver glint', 'Reach the top 20% of a test.'],
  },
  'gold-result': {
    fr: ['Pépite', 'Entrer dans les 5 % les mieux classés d’un test.'],
    en: ['Nugget', 'Reach the top 5% of a test.'],
  },
  'triple-gold': {
    fr: ['Filon', 'Entrer dans les 5 % les mieux classés de 3 tests.'],
    en: ['Gold vein', 'Reach the top 5% of 3 tests.'],
  },
  'four-weeks': {
    fr: ['Au rythme des marées', 'Passer un test classé 4 semaines de suite.'],
    en: ['With the tides', 'Take a rated test 4 weeks in a row.'],
  },
  'twelve-weeks': {
    fr: ['Marée haute', 'Passer un test classé 12 semaines de suite.'],
    en: ['High tide', 'Take a rated test 12 weeks in a row.'],
  },
  podium: {
    fr: ['Sur le podium', 'Finir une saison parmi les 3 premières places d’un test.'],
    en: ['On the podium', 'Finish a season in the first 3 places of a test.'],
  },
  'season-winner': {
    fr: ['En tête de saison', 'Finir une saison à la première place d’un test.'],
    en: ['Season’s best', 'Finish a season in the first place of a test.'],
  },
  rehearsal: {
    fr: ['Échauffement', 'Terminer 5 entraînements.'],
    en: ['Warm-up', 'Finish 5 practice sessions.'],
  },
  'whole-profile': {
    fr: ['Bien en terre', 'Remplir tout ce qu’un profil demande.'],
    en: ['Well planted', 'Fill in everything that a profile asks for.'],
  },
  'full-profile': {
    fr: ['En pleine floraison', 'Compléter son profil à 100 %.'],
    en: ['In full bloom', 'Complete one’s profile to 100%.'],
  },
  imported: {
    fr: ['Bouture', 'Importer son profil depuis un fichier.'],
    en: ['Cutting', 'Import one’s profile from a file.'],
  },
  'first-project': {
    fr: ['Première pousse', 'Présenter un projet sur son profil.'],
    en: ['First shoot', 'Show a project on one’s profile.'],
  },
  portfolio: {
    fr: ['Pépinière', 'Présenter 3 projets sur son profil.'],
    en: ['Nursery', 'Show 3 projects on one’s profile.'],
  },
  polyglot: {
    fr: ['Polyglotte', 'Indiquer 3 langues sur son profil.'],
    en: ['Polyglot', 'List 3 languages on one’s profile.'],
  },
  'well-linked': {
    fr: ['Racines', 'Ajouter 2 liens à son profil.'],
    en: ['Roots', 'Add 2 links to one’s profile.'],
  },
  'on-show': {
    fr: ['Preuves à l’appui', 'Afficher les résultats de 3 tests sur son CV.'],
    en: ['On the record', 'Show the results of 3 tests on one’s CV.'],
  },
  'first-vote': {
    fr: ['À main levée', 'Voter pour une question.'],
    en: ['Show of hands', 'Vote on a question.'],
  },
  'keen-eye': {
    fr: ['Œil exercé', 'Voter pour 20 questions.'],
    en: ['Keen eye', 'Vote on 20 questions.'],
  },
  'first-comment': {
    fr: ['Premier ricochet', 'Commenter une question.'],
    en: ['First ripple', 'Comment on a question.'],
  },
  voice: { fr: ['Porte-voix', 'Laisser 10 commentaires.'], en: ['Clear voice', 'Leave 10 comments.'] },
  contributor: {
    fr: ['Goutte d’encre', 'Voir publier une question que l’on a écrite.'],
    en: ['Drop of ink', 'Have a question published that one has written.'],
  },
  author: {
    fr: ['Belle plume', 'Voir publier 5 questions que l’on a écrites.'],
    en: ['Fine pen', 'Have 5 questions published that one has written.'],
  },
  'first-application': {
    fr: ['Ligne lancée', 'Répondre à une offre.'],
    en: ['Line cast', 'Apply to an offer.'],
  },
  spontaneous: {
    fr: ['Élan spontané', 'Envoyer une candidature spontanée.'],
    en: ['Leap of faith', 'Send a spontaneous application.'],
  },
  'first-conversation': {
    fr: ['Prise de contact', 'Entrer en conversation avec une entreprise.'],
    en: ['First contact', 'Enter into conversation with a company.'],
  },
  'five-conversations': {
    fr: ['Bonne compagnie', 'Entrer en conversation avec 5 entreprises.'],
    en: ['Good company', 'Enter into conversation with 5 companies.'],
  },
};

export function achievementWords(locale: Locale, id: AchievementId): AchievementWords {
  const [title, description] = words[id][locale];
  // French keeps a number and its sign on one line.
  return { title, description: locale === 'fr' ? description.replaceAll(' %', '\u00a0%') : description };
}

const days: Record<Locale, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
};

/** 'Débloqué le {date}' */
export function unlockedOn(locale: Locale, date: Date | string): string {
  const day = days[locale].format(new Date(date));
  return locale === 'fr' ? `Débloqué le ${day}` : `Unlocked on ${day}`;
}
