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
    denied: 'C’est noté : cette candidature est oubliée.',
    of: (what: string, name: string) => `${what} – ${name}`,
  },
  {
    title: 'Did you apply?',
    lead: 'These companies tell us of an application made with your e-mail address, outside of the site. Until you confirm, they see nothing of you here.',
    spontaneous: (company) => `Spontaneous application to ${company}`,
    toJob: (title, company) => `${title} – ${company}`,
    received: (date) => `Told on ${date}`,
    confirm: 'Yes, that was me',
    confirmed: 'Your application is recorded.',
    deny: 'That was not me',
    denied: 'Noted: this application is forgotten.',
    of: (what, name) => `${what} – ${name}`,
  },
);
