import { defineTexts } from '../../../i18n/texts.ts';

/** What waits for a recruiter, and what the plan still allows. */
export const recruiterHomeTexts = defineTexts(
  {
    waiting: 'Ce qui vous attend',
    reminders: (count: number): string => (count > 1 ? 'rappels' : 'rappel'),
    due: 'Pour aujourd’hui',
    applications: (count: number): string => (count > 1 ? 'candidatures à traiter' : 'candidature à traiter'),
    nearest: (date: string) => `Avant le ${date}`,
    noApplication: 'Tout est traité',
    replies: (count: number): string => (count > 1 ? 'réponses à lire' : 'réponse à lire'),
    replied: 'Messages non lus',
    noReply: 'Tout est lu',
    matches: (count: number): string => (count > 1 ? 'nouveaux profils' : 'nouveau profil'),
    fromNeeds: 'Selon vos besoins',
    noMatch: 'Rien de nouveau ces jours-ci',
    percent: (percent: number) => `${percent} %`,
    rate: 'taux de réponse',
    rateFew: 'Pas encore assez de réponses',
    rateDays: (days: number) =>
      days === 0 ? 'Souvent le jour même' : days === 1 ? 'Souvent en un jour' : `Souvent en ${days} jours`,
    messages: 'Réponses à lire',
    seeAll: 'Toutes les conversations',
    leftToday: 'Encore possible aujourd’hui',
    views: 'Profils à consulter',
    requests: 'Demandes à envoyer',
    leftOf: (left: number, limit: number) => `${left} sur ${limit}`,
    completeness: (percent: number) => `Page de l’entreprise complète à ${percent} %`,
    online: (count: number) => (count > 1 ? `${count} offres en ligne` : `${count} offre en ligne`),
    others: (drafts: number, archived: number) =>
      [
        drafts > 0 && (drafts > 1 ? `${drafts} brouillons` : '1 brouillon'),
        archived > 0 && (archived > 1 ? `${archived} archivées` : '1 archivée'),
      ]
        .filter(Boolean)
        .join(', '),
  },
  {
    waiting: 'What is waiting for you',
    reminders: (count) => (count === 1 ? 'reminder' : 'reminders'),
    due: 'For today',
    applications: (count) => (count === 1 ? 'application to reply to' : 'applications to reply to'),
    nearest: (date) => `Before ${date}`,
    noApplication: 'All replied to',
    replies: (count) => (count === 1 ? 'reply to read' : 'replies to read'),
    replied: 'Unread messages',
    noReply: 'All read',
    matches: (count) => (count === 1 ? 'new profile' : 'new profiles'),
    fromNeeds: 'For what you look for',
    noMatch: 'Nothing new these days',
    percent: (percent) => `${percent}%`,
    rate: 'response rate',
    rateFew: 'Not enough replies yet',
    rateDays: (days) =>
      days === 0 ? 'Often on the same day' : days === 1 ? 'Often in one day' : `Often in ${days} days`,
    messages: 'Replies to read',
    seeAll: 'All conversations',
    leftToday: 'Still possible today',
    views: 'Profiles to view',
    requests: 'Requests to send',
    leftOf: (left, limit) => `${left} of ${limit}`,
    completeness: (percent) => `Company page ${percent}% complete`,
    online: (count) => (count === 1 ? '1 job online' : `${count} jobs online`),
    others: (drafts, archived) =>
      [drafts > 0 && (drafts === 1 ? '1 draft' : `${drafts} drafts`), archived > 0 && `${archived} archived`]
        .filter(Boolean)
        .join(', '),
  },
);
