import type { EmailData, EmailText } from './email-text.ts';

const toCandidate = (label: string, { developerId = '' }: EmailData): NonNullable<EmailText['action']> => ({
  label,
  path: 'candidate',
  params: { developerId },
});

/** E-mails between colleagues about a candidate of their company. They never quote what the team notes about a person. */
export const frenchTeamEmails = {
  'candidate-in-charge': (data: EmailData): EmailText => ({
    subject: `${data.colleague} vous confie ${data.person || 'une candidature'}`,
    paragraphs: [
      `Vous suivez maintenant ${data.person || 'cette personne'} pour ${data.company} : votre équipe voit que vous en êtes responsable.`,
    ],
    action: toCandidate('Voir la candidature', data),
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
};
