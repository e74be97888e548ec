import type { Locale } from '../../viewer.ts';
import { type AchievementId, achievementRules } from './achievements.ts';
import type { AchievementEdit } from './edits.ts';

export type AchievementWords = { title: string; description: string };

/**
 * Title, then the sentence about what was done, with `{goal}` for the number that the team may change. They are beside
 * the rules because badges outside the product show them too.
 */
const words: Record<AchievementId, { fr: [string, string]; en: [string, string] }> = {
  'first-dive': {
    fr: ['Premier plongeon', 'Terminer un premier test classé.'],
    en: ['First dive', 'Finish a first ranked test.'],
  },
  regular: {
    fr: ['Dans le courant', 'Terminer {goal} tests classés.'],
    en: ['In the flow', 'Finish {goal} ranked tests.'],
  },
  tireless: {
    fr: ['Au long cours', 'Terminer {goal} tests classés.'],
    en: ['The long haul', 'Finish {goal} ranked tests.'],
  },
  'two-shores': {
    fr: ['Deux rives', 'Passer un test classé dans {goal} technologies.'],
    en: ['Two shores', 'Take a ranked test in {goal} technologies.'],
  },
  archipelago: {
    fr: ['Archipel', 'Passer un test classé dans {goal} technologies.'],
    en: ['Archipelago', 'Take a ranked test in {goal} technologies.'],
  },
  'open-sea': {
    fr: ['Grand large', 'Passer un test classé dans {goal} technologies.'],
    en: ['Open sea', 'Take a ranked test in {goal} technologies.'],
  },
  'hundred-drops': {
    fr: ['Goutte à goutte', 'Donner {goal} bonnes réponses dans des tests classés.'],
    en: ['Drop by drop', 'Give {goal} correct answers in ranked tests.'],
  },
  'five-hundred-drops': {
    fr: ['Source vive', 'Donner {goal} bonnes réponses dans des tests classés.'],
    en: ['Living spring', 'Give {goal} correct answers in ranked tests.'],
  },
  'clear-water': {
    fr: ['Eau claire', 'Terminer un test classé sans une seule erreur.'],
    en: ['Clear water', 'Finish a ranked test without a single mistake.'],
  },
  'quick-current': {
    fr: ['Courant vif', 'Répondre juste à trois questions sur quatre, en moitié moins de temps que prévu.'],
    en: ['Quick current', 'Answer three questions out of four correctly, in half the time allowed.'],
  },
  'bronze-result': {
    fr: [
      'Belle prise',
      'Entrer dans les 40 % les mieux classés d’un test, avec un score assez fiable pour une médaille.',
    ],
    en: ['Good catch', 'Reach the top 40% of a test, with a score reliable enough for a medal.'],
  },
  'silver-result': {
    fr: [
      'Reflet d’argent',
      'Entrer dans les 20 % les mieux classés d’un test, avec un score assez fiable pour une médaille.',
    ],
    en: ['Silver glint', 'Reach the top 20% of a test, with a score reliable enough for a medal.'],
  },
  'gold-result': {
    fr: ['Pépite', 'Entrer dans les 5 % les mieux classés d’un test, avec un score assez fiable pour une médaille.'],
    en: ['Nugget', 'Reach the top 5% of a test, with a score reliable enough for a medal.'],
  },
  'triple-gold': {
    fr: [
      'Filon',
      'Entrer dans les 5 % les mieux classés de {goal} tests, avec des scores assez fiables pour une médaille.',
    ],
    en: ['Gold vein', 'Reach the top 5% of {goal} tests, with scores reliable enough for a medal.'],
  },
  'four-weeks': {
    fr: ['Au rythme des marées', 'Passer un test classé {goal} semaines de suite.'],
    en: ['With the tides', 'Take a ranked test {goal} weeks in a row.'],
  },
  'twelve-weeks': {
    fr: ['Marée haute', 'Passer un test classé {goal} semaines de suite.'],
    en: ['High tide', 'Take a ranked test {goal} weeks in a row.'],
  },
  podium: {
    fr: ['Sur le podium', 'Finir une saison parmi les 3 premières places d’un test.'],
    en: ['On the podium', 'Finish a season in the top 3 of a test.'],
  },
  'season-winner': {
    fr: ['En tête de saison', 'Finir une saison à la première place d’un test.'],
    en: ['Season’s best', 'Finish a season in first place on a test.'],
  },
  rehearsal: {
    fr: ['Échauffement', 'Terminer {goal} entraînements.'],
    en: ['Warm-up', 'Finish {goal} practice sessions.'],
  },
  'whole-profile': {
    fr: ['Bien en terre', 'Remplir tout ce qu’un profil demande.'],
    en: ['Well planted', 'Fill in everything that a profile asks for.'],
  },
  'full-profile': {
    fr: ['En pleine floraison', 'Compléter son profil à {goal} %.'],
    en: ['In full bloom', 'Complete your profile to {goal}%.'],
  },
  imported: {
    fr: ['Bouture', 'Importer son profil depuis un fichier.'],
    en: ['Cutting', 'Import your profile from a file.'],
  },
  'first-project': {
    fr: ['Première pousse', 'Présenter un projet sur son profil.'],
    en: ['First shoot', 'Show a project on your profile.'],
  },
  portfolio: {
    fr: ['Pépinière', 'Présenter {goal} projets sur son profil.'],
    en: ['Nursery', 'Show {goal} projects on your profile.'],
  },
  polyglot: {
    fr: ['Polyglotte', 'Indiquer {goal} langues sur son profil.'],
    en: ['Polyglot', 'List {goal} languages on your profile.'],
  },
  'well-linked': {
    fr: ['Racines', 'Ajouter {goal} liens à son profil.'],
    en: ['Roots', 'Add {goal} links to your profile.'],
  },
  'on-show': {
    fr: ['Preuves à l’appui', 'Afficher les résultats de {goal} tests sur son CV.'],
    en: ['On the record', 'Show the results of {goal} tests on your CV.'],
  },
  'first-vote': {
    fr: ['À main levée', 'Voter sur une question.'],
    en: ['Show of hands', 'Vote on a question.'],
  },
  'keen-eye': {
    fr: ['Œil exercé', 'Voter sur {goal} questions.'],
    en: ['Keen eye', 'Vote on {goal} questions.'],
  },
  'first-comment': {
    fr: ['Premier ricochet', 'Commenter une question.'],
    en: ['First ripple', 'Comment on a question.'],
  },
  voice: { fr: ['Porte-voix', 'Laisser {goal} commentaires.'], en: ['Clear voice', 'Leave {goal} comments.'] },
  contributor: {
    fr: ['Goutte d’encre', 'Voir publier une question que l’on a écrite.'],
    en: ['Drop of ink', 'Have one of your questions published.'],
  },
  author: {
    fr: ['Belle plume', 'Voir publier {goal} questions que l’on a écrites.'],
    en: ['Way with words', 'Have {goal} of your questions published.'],
  },
  'first-application': {
    fr: ['Ligne lancée', 'Postuler à une offre.'],
    en: ['Line cast', 'Apply for a job.'],
  },
  spontaneous: {
    fr: ['Élan spontané', 'Envoyer une candidature spontanée.'],
    en: ['Leap of faith', 'Send a spontaneous application.'],
  },
  'first-conversation': {
    fr: ['Prise de contact', 'Entrer en conversation avec une entreprise.'],
    en: ['First contact', 'Start a conversation with a company.'],
  },
  'five-conversations': {
    fr: ['Bonne compagnie', 'Entrer en conversation avec {goal} entreprises.'],
    en: ['Good company', 'Start a conversation with {goal} companies.'],
  },
};

/** The words as the team has edited them, or the original ones. */
export function achievementWords(locale: Locale, id: AchievementId, edit?: AchievementEdit): AchievementWords {
  const { goal, titleFr, titleEn, descriptionFr, descriptionEn } = edit ?? originalAchievement(id);
  if (locale === 'en') return { title: titleEn, description: withGoal(descriptionEn, goal) };
  // French keeps a number and its percent sign on one line.
  return { title: titleFr, description: withGoal(descriptionFr, goal).replaceAll(' %', '\u00a0%') };
}

/** The original words and goal, in the shape that the team edits. */
export function originalAchievement(id: AchievementId): AchievementEdit {
  const [titleFr, descriptionFr] = words[id].fr;
  const [titleEn, descriptionEn] = words[id].en;
  return { enabled: true, goal: achievementRules[id].goal, titleFr, titleEn, descriptionFr, descriptionEn };
}

const withGoal = (description: string, goal: number) => description.replaceAll('{goal}', String(goal));
