import type { OperationName } from '../../../../domain/ats/operations.ts';
import type { Locale } from '../../../../domain/viewer.ts';

type OperationWords = { group: string; summary: string; description: string };
type Words = Record<OperationName, OperationWords>;

const fr: Words = {
  listJobs: {
    group: 'Offres',
    summary: 'Lister les offres',
    description:
      'Toutes les offres de l’entreprise, de la plus récente à la plus ancienne, où qu’elles aient été écrites.',
  },
  readJob: { group: 'Offres', summary: 'Lire une offre', description: 'Par votre identifiant, ou par le nôtre.' },
  putJob: {
    group: 'Offres',
    summary: 'Créer ou mettre à jour une offre',
    description:
      'L’offre entière, et l’état voulu : brouillon, en ligne ou archivée. Un identifiant inconnu crée l’offre. Tout est enregistré, ou rien. Envoyer deux fois la même chose ne change rien.',
  },
  listProfessions: {
    group: 'Listes',
    summary: 'Lister les métiers',
    description: 'Les valeurs possibles de `professionId`.',
  },
  listTechnologies: {
    group: 'Listes',
    summary: 'Lister les technologies',
    description: 'Les valeurs possibles de `technologyIds`.',
  },
  listLanguages: {
    group: 'Listes',
    summary: 'Lister les langues',
    description: 'Les valeurs possibles de `languageId`.',
  },
  findPlaces: { group: 'Listes', summary: 'Rechercher une ville', description: 'Les valeurs possibles de `place`.' },
  listApplications: {
    group: 'Candidatures',
    summary: 'Lister les candidatures reçues',
    description: 'Faites ici, ou signalées par vous et confirmées par la personne.',
  },
  sendApplication: {
    group: 'Candidatures',
    summary: 'Signaler une candidature',
    description:
      'Quelqu’un a postulé chez vous, à une offre ou spontanément (le message est alors obligatoire). La réponse est la même, qu’un compte existe ici pour cette adresse ou non. S’il existe, la personne est invitée à confirmer ; la candidature apparaît quand elle l’a fait.',
  },
  listCandidates: {
    group: 'Candidat·es',
    summary: 'Lister les mises en relation',
    description: 'De la plus récente à la plus ancienne, avec leur état, leur historique et l’offre assignée.',
  },
  answerApplication: {
    group: 'Candidat·es',
    summary: 'Répondre à une candidature',
    description:
      'Démarre une conversation, ou décline avec une raison que la personne lira. Une conversation dit ce que vous proposez (`terms`) : l’offre à laquelle la personne a postulé le dit déjà ; sinon `terms` est obligatoire (422).',
  },
  readCandidate: {
    group: 'Candidat·es',
    summary: 'Lire une mise en relation',
    description: 'Les coordonnées (`contact`) n’y sont que si la personne les a données.',
  },
  changeCandidate: {
    group: 'Candidat·es',
    summary: 'Modifier une mise en relation',
    description: 'Une chose à la fois : une action (`action`), ou l’offre assignée (`assignedJob`).',
  },
  readResume: {
    group: 'Candidat·es',
    summary: 'Lire le CV',
    description:
      'Au format JSON Resume, dans les limites de votre abonnement. La consultation compte parmi celles de la journée.',
  },
  readSettings: {
    group: 'Réglages',
    summary: 'Lire les réglages',
    description: 'Où votre entreprise répond aux candidatures.',
  },
  changeSettings: {
    group: 'Réglages',
    summary: 'Modifier les réglages',
    description:
      'Avec `disableApplicationWorkflow`, votre équipe ne répond aux candidatures que depuis votre outil : elle ne peut plus le faire sur le site.',
  },
};

const en: Words = {
  listJobs: {
    group: 'Jobs',
    summary: 'List jobs',
    description: 'All of the company’s jobs, newest first, wherever they were written.',
  },
  readJob: { group: 'Jobs', summary: 'Read a job', description: 'By your id, or by ours.' },
  putJob: {
    group: 'Jobs',
    summary: 'Create or update a job',
    description:
      'The whole job and its intended status: draft, published or archived. An unknown id creates the job. Everything is saved, or nothing. Sending the same job twice changes nothing.',
  },
  listProfessions: {
    group: 'Lists',
    summary: 'List professions',
    description: 'The possible values of `professionId`.',
  },
  listTechnologies: {
    group: 'Lists',
    summary: 'List technologies',
    description: 'The possible values of `technologyIds`.',
  },
  listLanguages: { group: 'Lists', summary: 'List languages', description: 'The possible values of `languageId`.' },
  findPlaces: { group: 'Lists', summary: 'Search for a city', description: 'The possible values of `place`.' },
  listApplications: {
    group: 'Applications',
    summary: 'List applications received',
    description: 'Made here, or reported by you and confirmed by the person.',
  },
  sendApplication: {
    group: 'Applications',
    summary: 'Report an application',
    description:
      'Someone has applied to your company, for a job or spontaneously (the message is then required). The response is the same whether the address has an account here or not. If it has one, the person is asked to confirm; the application appears once they have.',
  },
  listCandidates: {
    group: 'Candidates',
    summary: 'List introductions',
    description: 'Newest first, with their state, history and assigned job.',
  },
  answerApplication: {
    group: 'Candidates',
    summary: 'Reply to an application',
    description:
      'Starts a conversation, or declines with a reason that the person will read. A conversation states what you offer (`terms`): the job that the person applied for already does; otherwise `terms` is required (422).',
  },
  readCandidate: {
    group: 'Candidates',
    summary: 'Read an introduction',
    description: 'Contact details (`contact`) are included only if the person has shared them.',
  },
  changeCandidate: {
    group: 'Candidates',
    summary: 'Change an introduction',
    description: 'One thing at a time: an action (`action`), or the assigned job (`assignedJob`).',
  },
  readResume: {
    group: 'Candidates',
    summary: 'Read the CV',
    description: 'As JSON Resume, within the limits of your plan. It counts as one of the day’s profile views.',
  },
  readSettings: {
    group: 'Settings',
    summary: 'Read the settings',
    description: 'Where your company replies to applications.',
  },
  changeSettings: {
    group: 'Settings',
    summary: 'Change the settings',
    description:
      'With `disableApplicationWorkflow`, your team replies to applications from your own tool only: it can no longer do so on the site.',
  },
};

export const operationTexts: Record<Locale, Words> = { fr, en };
