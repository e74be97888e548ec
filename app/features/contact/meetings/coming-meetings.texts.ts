import { defineTexts } from '../../../i18n/texts.ts';

/** The meetings of the home pages. */
export const comingMeetingsTexts = defineTexts(
  {
    title: 'Prochains rendez-vous',
    waiting: 'À répondre',
    about: (title: string, other: string) => `${title} avec ${other}`,
    by: (name: string) => `Organisé par ${name}`,
    open: 'Voir la conversation',
    openAbout: (other: string) => `Voir la conversation avec ${other}`,
    answer: 'Choisir un créneau',
    answerAbout: (other: string) => `Choisir un créneau avec ${other}`,
  },
  {
    title: 'Next meetings',
    waiting: 'To reply to',
    about: (title, other) => `${title} with ${other}`,
    by: (name) => `Organised by ${name}`,
    open: 'See the conversation',
    openAbout: (other) => `See the conversation with ${other}`,
    answer: 'Choose a slot',
    answerAbout: (other) => `Choose a slot with ${other}`,
  },
);
