import { defineTexts } from '../../i18n/texts.ts';

/** Applications reported by companies and not confirmed by the developer yet. */
export const waitingTexts = defineTexts(
  {
    title: 'Avez-vous postulé ?',
    lead: 'Ces entreprises nous signalent une candidature faite avec votre adresse e-mail, en dehors du site. Tant que vous n’avez pas confirmé, elles ne voient rien de vous ici.',
    spontaneous: (company: string) => `Candidature spontanée chez ${company}`,
    toJob: (title: string, company: string) => `${title} – ${company}`,
    received: (date: string) => `Signalée le ${date}`,
    confirm: 'C’est bien moi',
    confirmed: 'Votre candidature est enregistrée.',
    deny: 'Ce n’est pas moi',
    denied: 'C’est noté : cette candidature ne sera pas prise en compte.',
    of: (what: string, name: string) => `${what} – ${name}`,
  },
  {
    title: 'Did you apply?',
    lead: 'These companies report an application made with your e-mail address outside this site. Until you confirm, they cannot see you here.',
    spontaneous: (company) => `Spontaneous application to ${company}`,
    toJob: (title, company) => `${title} – ${company}`,
    received: (date) => `Reported on ${date}`,
    confirm: 'Yes, that was me',
    confirmed: 'Your application has been recorded.',
    deny: 'That was not me',
    denied: 'Thank you: this application has been discarded.',
    of: (what, name) => `${what} – ${name}`,
  },
);
