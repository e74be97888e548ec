import { defineTexts } from '../../../i18n/texts.ts';

export const reportQueueTexts = defineTexts(
  {
    tab: 'Signalées',
    lead: 'Des conversations qu’une des deux parties a signalées. Leurs derniers messages se lisent ici, et nulle part ailleurs ; l’autre partie ne sait rien du signalement.',
    nothing: 'Aucune conversation signalée pour le moment.',
    waiting: (count: number) => (count > 1 ? `${count} signalements attendent` : `${count} signalement attend`),
    search: 'Rechercher une entreprise, une personne ou un mot',
    keys: [
      ['a', 'classer'],
      ['r', 'arrêter la mise en relation'],
    ] as [string, string][],
    between: (company: string, developer: string) => `${company} et ${developer}`,
    someone: 'Profil sans nom',
    gone: 'Compte supprimé',
    on: (date: string) => `Signalée le ${date}`,
    by: {
      developer: (name: string) => `Par ${name}, développeur·euse`,
      recruiter: (name: string) => `Par ${name}, pour l’entreprise`,
    },
    profile: 'Voir le profil',
    messages: (count: number): string =>
      count === 0 ? 'Aucun message' : count > 1 ? `Les ${count} derniers messages` : 'Le seul message',
    close: 'Classer',
    closeOf: (between: string) => `Classer : ${between}`,
    closed: 'Le signalement est classé.',
    stop: 'Arrêter',
    stopOf: (between: string) => `Arrêter : ${between}`,
  },
  {
    tab: 'Reported',
    lead: 'Conversations that one of the two sides has reported. Their last messages are read here, and nowhere else; the other side knows nothing of the report.',
    nothing: 'No conversation reported at the moment.',
    waiting: (count) => (count === 1 ? `${count} report is waiting` : `${count} reports are waiting`),
    search: 'Search for a company, a person or a word',
    keys: [
      ['a', 'close'],
      ['r', 'stop the introduction'],
    ],
    between: (company, developer) => `${company} and ${developer}`,
    someone: 'Profile without a name',
    gone: 'Deleted account',
    on: (date) => `Reported on ${date}`,
    by: {
      developer: (name) => `By ${name}, developer`,
      recruiter: (name) => `By ${name}, for the company`,
    },
    profile: 'See the profile',
    messages: (count) =>
      count === 0 ? 'No messages' : count === 1 ? 'The only message' : `The last ${count} messages`,
    close: 'Close the report',
    closeOf: (between) => `Close the report: ${between}`,
    closed: 'The report is closed.',
    stop: 'Stop',
    stopOf: (between) => `Stop: ${between}`,
  },
);
