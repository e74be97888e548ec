import { defineTexts } from '../../../../i18n/texts.ts';

export const reportTexts = defineTexts(
  {
    open: 'Signaler cette conversation',
    title: 'Signaler cette conversation à notre équipe',
    lead: 'Notre équipe lira votre signalement et les 20 derniers messages de la conversation. L’autre partie n’en saura rien.',
    reason: 'Raison',
    choose: 'Choisir…',
    reasons: {
      disrespect: 'Propos irrespectueux',
      discrimination: 'Discrimination',
      harassment: 'Harcèlement ou insistance',
      fraud: 'Arnaque ou fausse offre',
      spam: 'Démarchage ou publicité',
      other: 'Autre',
    },
    words: 'Ce qui s’est passé',
    send: 'Envoyer le signalement',
    sent: 'Votre signalement est bien arrivé. Notre équipe s’en occupe.',
    since: (date: string) => `Vous avez signalé cette conversation le ${date}. Notre équipe s’en occupe.`,
  },
  {
    open: 'Report this conversation',
    title: 'Report this conversation to our team',
    lead: 'Our team will read your report and the last 20 messages of the conversation. The other side will not know.',
    reason: 'Reason',
    choose: 'Choose…',
    reasons: {
      disrespect: 'Disrespectful words',
      discrimination: 'Discrimination',
      harassment: 'Harassment or pressure',
      fraud: 'Scam or fake job',
      spam: 'Canvassing or advertising',
      other: 'Other',
    },
    words: 'What happened',
    send: 'Send the report',
    sent: 'Your report has arrived. Our team is looking into it.',
    since: (date) => `You reported this conversation on ${date}. Our team is looking into it.`,
  },
);
