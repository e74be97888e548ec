import { defineTexts } from '../../../i18n/texts.ts';

export const requestStateTexts = defineTexts(
  {
    title: (plan: string) => `Votre demande : « ${plan} »`,
    sent: (date: string, by: string | null) => (by ? `Envoyée le ${date} par ${by}` : `Envoyée le ${date}`),
    ahead: (count: number) =>
      count === 0
        ? 'Notre équipe la lit : c’est la prochaine'
        : count === 1
          ? 'Notre équipe la lit après 1 autre demande'
          : `Notre équipe la lit après ${count} autres demandes`,
    read: 'Lue par notre équipe',
    reply: 'Réponse par e-mail aux personnes qui administrent l’entreprise',
    granted: (date: string) => `Accordée le ${date} : l’abonnement est en place`,
    declined: (date: string) => `Déclinée le ${date}`,
  },
  {
    title: (plan) => `Your request: “${plan}”`,
    sent: (date, by) => (by ? `Sent on ${date} by ${by}` : `Sent on ${date}`),
    ahead: (count) =>
      count === 0
        ? 'Our team reads it next'
        : count === 1
          ? 'Our team reads it after 1 other request'
          : `Our team reads it after ${count} other requests`,
    read: 'Read by our team',
    reply: 'Reply by e-mail to the administrators of the company',
    granted: (date) => `Granted on ${date}: the plan is in place`,
    declined: (date) => `Declined on ${date}`,
  },
);
