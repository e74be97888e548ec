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
  findPlaces: { group: 'Listes', summary: 'Chercher une ville', description: 'Les valeurs possibles de `place`.' },
  listApplications: {
    group: 'Candidatures',
    summary: 'Lister les candidatures reçues',
    description: 'Faites ici, ou signalées par vous et confirmées par la personne.',
  },
  sendApplication: {
    group: 'Candidatures',
    summary: 'Signaler une candidature',
    description:
      'Quelqu’un a postulé chez vous, à une offre ou spontanément (le message est alors obligatoire). La réponse est la même que l’adresse ait un compte ici ou non. Si elle en a un, la personne est invitée à confirmer ; la candidature apparaît quand elle l’a fait.',
  },
  listCandidates: {
    group: 'Candidat·es',
    summary: 'Lister les mises en relation',
    description: 'De la plus récente à la plus ancienne, avec leur état, leur histoire et l’offre assignée.',
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
    description: 'Où les candidatures reçoivent une réponse.',
  },
  changeSettings: {
    group: 'Réglages',
    summary: 'Modifier les réglages',
    description:
      'Avec `disableApplicationWorkflow`, les candidatures ne reçoivent de réponse que depuis votre outil : le site n’y répond plus.',
  },
};

const en: Words = {
  listJobs: {
    group: 'Offers',
    summary: 'List the offers',
    description: 'All offers of the company, the newest first, wherever they were written.',
  },
  readJob: { group: 'Offers', summary: 'Read an offer', description: 'By your id for it, or by ours.' },
  putJob: {
    group: 'Offers',
    summary: 'Create or update an offer',
    description:
      'The whole offer and where it should stand: draft, published or archived. An unknown id creates the offer. All of it is stored, or nothing. The same thing sent twice changes nothing.',
  },
  listProfessions: { group: 'Lists', summary: 'List the professions', description: 'What `professionId` can be.' },
  listTechnologies: { group: 'Lists', summary: 'List the technologies', description: 'What `technologyIds` can hold.' },
  listLanguages: { group: 'Lists', summary: 'List the languages', description: 'What `languageId` can be.' },
  findPlaces: { group: 'Lists', summary: 'Find a city', description: 'What `place` can be.' },
  listApplications: {
    group: 'Applications',
    summary: 'List the applications received',
    description: 'Made here, or told by you and confirmed by the person.',
  },
  sendApplication: {
    group: 'Applications',
    summary: 'Tell of an application',
    description:
      'Somebody has applied to you, to an offer or on their own account (the message is then required). The answer is the same whether the address has an account here or not. If it has one, the person is asked to confirm; the application appears once they have.',
  },
  listCandidates: {
    group: 'Candidates',
    summary: 'List the introductions',
    description: 'The newest first, with their state, their history and the assigned offer.',
  },
  answerApplication: {
    group: 'Candidates',
    summary: 'Answer an application',
    description:
      'Starts a conversation, or declines with a reason that the person will read. A conversation says what you offer (`terms`): the offer that the person applied to says it already; otherwise `terms` is required (422).',
  },
  readCandidate: {
    group: 'Candidates',
    summary: 'Read an introduction',
    description: 'Contact details (`contact`) are there only if the person has given them.',
  },
  changeCandidate: {
    group: 'Candidates',
    summary: 'Change an introduction',
    description: 'One thing at a time: an action (`action`), or the assigned offer (`assignedJob`).',
  },
  readResume: {
    group: 'Candidates',
    summary: 'Read the résumé',
    description: 'As JSON Resume, within the rights of your plan. The look counts among those of the day.',
  },
  readSettings: { group: 'Settings', summary: 'Read the settings', description: 'Where applications are answered.' },
  changeSettings: {
    group: 'Settings',
    summary: 'Change the settings',
    description:
      'With `disableApplicationWorkflow`, applications are answered from your own system only: the site no longer answers them.',
  },
};

export const operationTexts: Record<Locale, Words> = { fr, en };
