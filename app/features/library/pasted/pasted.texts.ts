import type { ProtectedKind } from '../../../../domain/search/job-text/protected-words.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const pastedTexts = defineTexts(
  {
    link: 'Coller une offre',
    title: 'Rechercher à partir d’une offre',
    lead: 'Collez le texte d’une offre d’emploi : nous en tirons une recherche, que vous corrigez avant de voir les profils.',
    back: 'Retour à la CVThèque',
    text: 'Texte de l’offre',
    textHint: (most: string) =>
      `En français ou en anglais, ${most} caractères au plus. Le texte n’est ni enregistré ni transmis.`,
    read: 'Lire l’offre',
    steps: 'Comment cela se passe',
    paste: 'Vous collez l’offre telle qu’elle est publiée.',
    correct:
      'Vous corrigez ce que nous avons lu : technologies indispensables ou appréciées, métier, années, lieu, télétravail, contrat, salaire, langues.',
    see: 'Vous voyez les profils par adéquation, et ce qui manque à chacun.',
    found: 'Ce que nous avons lu',
    foundLead: 'Corrigez ce qui ne convient pas. Sous chaque point, la phrase de l’offre d’où il vient.',
    nothing:
      'Nous n’avons trouvé aucun critère dans ce texte. Est-ce bien une offre d’emploi ? Vous pouvez aussi remplir les champs vous-même.',
    another: 'Lire une autre offre',
    said: (sentence: string) => `« ${sentence} »`,
    unsaid: 'L’offre n’en dit rien.',
    technologies: 'Technologies',
    noTechnology: 'Aucune technologie reconnue.',
    choices: { must: 'Indispensable', nice: 'Appréciée', none: 'Ignorée' },
    mustHint:
      'Un profil doit avoir toutes les technologies indispensables ; les autres comptent dans l’ordre, sans écarter aucun profil.',
    addTechnology: 'Ajouter une technologie indispensable',
    profession: 'Métier',
    addProfession: 'Ajouter un métier',
    noProfession: 'Aucun',
    years: 'Années d’expérience',
    place: 'Lieu',
    addCity: 'Ajouter une ville',
    remote: 'Télétravail',
    contract: 'Contrat',
    pay: 'Salaire',
    languages: 'Langues',
    nice: 'Souhaité seulement : n’écarte aucun profil',
    ignored: (words: string) => `Ignoré : ${words}.`,
    ignoredWhy: (kinds: string) =>
      `La loi interdit de choisir d’après ${kinds} : ces mots n’entrent dans aucune recherche.`,
    kinds: {
      age: 'l’âge',
      gender: 'le sexe',
      origin: 'l’origine ou la nationalité',
      family: 'la situation de famille',
    } satisfies Record<ProtectedKind, string>,
    show: (count: string, total: number) => (total > 1 ? `Voir les ${count} profils` : `Voir ${count} profil`),
    showNone: 'Voir le résultat',
    total: (count: string, total: number) =>
      total > 1
        ? `${count} profils correspondent.`
        : total === 1
          ? '1 profil correspond.'
          : 'Aucun profil ne correspond à tout cela : retirez un critère, ou cochez « Souhaité seulement ».',
  },
  {
    link: 'Paste a job',
    title: 'Search from a job',
    lead: 'Paste the text of a job: we turn it into a search, which you can correct before you see the profiles.',
    back: 'Back to the CV library',
    text: 'Job text',
    textHint: (most) => `In French or English, ${most} characters at most. The text is neither saved nor shared.`,
    read: 'Read the job',
    steps: 'How it works',
    paste: 'You paste the job as it was published.',
    correct:
      'You correct what we read: required or welcome technologies, profession, years, place, remote work, contract, pay, languages.',
    see: 'You see the profiles by fit, and what each of them lacks.',
    found: 'What we have read',
    foundLead: 'Correct anything that is wrong. Below each point is the sentence it comes from.',
    nothing: 'We found no criteria in this text. Does it describe a job? You can also fill in the fields yourself.',
    another: 'Read another job',
    said: (sentence) => `“${sentence}”`,
    unsaid: 'The job does not say.',
    technologies: 'Technologies',
    noTechnology: 'No technology recognised.',
    choices: { must: 'Required', nice: 'Nice to have', none: 'Ignored' },
    mustHint: 'A profile must have all required technologies; the others affect the order and do not exclude anyone.',
    addTechnology: 'Add a required technology',
    profession: 'Profession',
    addProfession: 'Add a profession',
    noProfession: 'None',
    years: 'Years of experience',
    place: 'Place',
    addCity: 'Add a city',
    remote: 'Remote work',
    contract: 'Contract',
    pay: 'Salary',
    languages: 'Languages',
    nice: 'Nice to have: excludes no one',
    ignored: (words) => `Ignored: ${words}.`,
    ignoredWhy: (kinds) => `The law forbids selecting people by ${kinds}: these words are not part of any search.`,
    kinds: { age: 'age', gender: 'sex', origin: 'origin or nationality', family: 'family situation' },
    show: (count, total) => (total > 1 ? `See the ${count} profiles` : `See ${count} profile`),
    showNone: 'Show results',
    total: (count, total) =>
      total > 1
        ? `${count} profiles match.`
        : total === 1
          ? '1 profile matches.'
          : 'No profile matches all of this: remove a criterion, or select “Nice to have”.',
  },
);
