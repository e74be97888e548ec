import { type Title, title } from './family.ts';

/** What some did before writing code. */
export interface PastLife {
  title: Title;
  fr: string;
  en: string;
}

export const pastLives: readonly PastLife[] = [
  {
    title: title('Professeur de mathématiques', 'Professeure de mathématiques', 'Mathematics teacher'),
    fr: 'Enseignement au collège, de la sixième à la troisième, {110..150} élèves par an. Création d’exercices interactifs, premiers pas avec Python dans un club du midi.',
    en: 'Taught {110..150} pupils a year and started a lunchtime Python club, which is how all this began.',
  },
  {
    title: title('Cuisinier', 'Cuisinière', 'Cook'),
    fr: 'Service de {60..120} couverts, gestion des stocks et des commandes. J’ai gardé de la cuisine le goût de la préparation et du travail d’équipe sous pression.',
    en: 'Served {60..120} covers a day and ran stock and orders. I kept a taste for preparation and calm under pressure.',
  },
  {
    title: title('Infirmier', 'Infirmière', 'Nurse'),
    fr: 'Service de cardiologie, {18..28} lits. Référence pour le dossier patient informatisé : formation des collègues et remontée des défauts à l’éditeur.',
    en: 'Cardiology ward of {18..28} beds. I became the contact for the electronic patient record and trained colleagues.',
  },
  {
    title: title('Libraire', 'Libraire', 'Bookseller'),
    fr: 'Rayon sciences et jeunesse, {3..6} 000 références. Mise en place de la boutique en ligne, qui m’a donné envie d’apprendre à programmer.',
    en: 'Looked after {3..6},000 titles and set up the online shop, which made me want to learn programming.',
  },
  {
    title: title('Conducteur de travaux', 'Conductrice de travaux', 'Site manager'),
    fr: 'Suivi de {4..9} chantiers par an, planning, budget et sécurité. Des tableurs de plus en plus gros, jusqu’à écrire un vrai logiciel.',
    en: 'Ran {4..9} building sites a year with ever larger spreadsheets, until I wrote proper software instead.',
  },
  {
    title: title('Chargé de clientèle', 'Chargée de clientèle', 'Account manager'),
    fr: 'Portefeuille de {80..160} entreprises, négociation et suivi. Une bonne école pour écouter un besoin avant d’y répondre.',
    en: 'Managed {80..160} business customers: a good school for listening before answering.',
  },
  {
    title: title('Géomètre', 'Géomètre', 'Land surveyor'),
    fr: 'Relevés topographiques et plans de bornage, scripts de traitement de nuages de points pour gagner {2..4} jours par mois.',
    en: 'Topographic surveys, and point-cloud scripts that saved {2..4} days a month.',
  },
  {
    title: title('Ingénieur du son', 'Ingénieure du son', 'Sound engineer'),
    fr: 'Sonorisation de {70..130} dates par an et montage pour la radio. Du câblage aux scripts, il n’y avait qu’un pas.',
    en: 'Mixed {70..130} shows a year and edited for radio. From cabling to scripting was a short step.',
  },
];
