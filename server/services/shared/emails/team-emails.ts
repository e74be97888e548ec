import type { EmailData, EmailText } from './email-text.ts';

const toCandidate = (label: string, { developerId = '' }: EmailData): NonNullable<EmailText['action']> => ({
  label,
  path: 'candidate',
  params: { developerId },
});

/** `word`: what the reader wrote for themselves. */
export type ReminderLine = { name: string; word: string | null; day: string; url: string };

/** The notes are on the page of a candidate, and on every profile. */
const toNotes = (label: string, data: EmailData): NonNullable<EmailText['action']> =>
  data.alias ? { label, path: 'profile', params: { alias: data.alias } } : toCandidate(label, data);

/** E-mails about candidates of the company, of which the candidates know nothing. None quotes a note of a colleague. */
export const frenchTeamEmails = {
  'candidate-in-charge': (data: EmailData): EmailText => ({
    subject: `${data.colleague} vous confie ${data.person || 'une candidature'}`,
    paragraphs: [
      `Vous suivez maintenant ${data.person || 'cette personne'} pour ${data.company} : votre équipe voit que vous en êtes responsable.`,
    ],
    action: toCandidate('Voir la candidature', data),
  }),
  'note-mention': (data: EmailData): EmailText => ({
    subject: `${data.colleague} vous mentionne dans une note`,
    paragraphs: [
      `${data.colleague} vous mentionne dans une note sur ${data.person || 'un profil'}, chez ${data.company}.`,
    ],
    action: toNotes('Lire la note', data),
  }),
  'candidate-reminders': ({ reminders = [] }: EmailData): EmailText => ({
    subject:
      reminders.length > 1
        ? `${reminders.length} rappels pour aujourd’hui`
        : `Rappel : ${reminders[0]?.name || 'une candidature'}`,
    paragraphs: [
      'Vous avez demandé ce rappel. Une fois que c’est fait, cochez-le sur votre accueil ou sur la page de la personne.',
    ],
    sections: [
      {
        title: reminders.length > 1 ? 'Vos rappels' : 'Votre rappel',
        items: reminders.map(({ name, word, day, url }) => ({
          label: name || 'Profil sans nom',
          detail: word ?? day,
          url,
        })),
        ways: [],
      },
    ],
    action: { label: 'Ouvrir mon accueil', path: 'home' },
  }),
};

export const englishTeamEmails: typeof frenchTeamEmails = {
  'candidate-in-charge': (data) => ({
    subject: `${data.colleague} puts you in charge of ${data.person || 'a candidate'}`,
    paragraphs: [
      `You now follow ${data.person || 'this person'} for ${data.company}: your team sees that you are in charge.`,
    ],
    action: toCandidate('See the candidate', data),
  }),
  'note-mention': (data) => ({
    subject: `${data.colleague} mentions you in a note`,
    paragraphs: [`${data.colleague} mentions you in a note of ${data.company} about ${data.person || 'a profile'}.`],
    action: toNotes('Read the note', data),
  }),
  'candidate-reminders': ({ reminders = [] }) => ({
    subject:
      reminders.length > 1
        ? `${reminders.length} reminders for today`
        : `Reminder: ${reminders[0]?.name || 'a candidate'}`,
    paragraphs: [
      'You asked for this reminder. Once it is done, tick it off on your home page or on the person’s page.',
    ],
    sections: [
      {
        title: reminders.length > 1 ? 'Your reminders' : 'Your reminder',
        items: reminders.map(({ name, word, day, url }) => ({
          label: name || 'Unnamed profile',
          detail: word ?? day,
          url,
        })),
        ways: [],
      },
    ],
    action: { label: 'Open my home page', path: 'home' },
  }),
};
