import { defineTexts } from '../../../i18n/texts.ts';

/** Companies that a developer follows. */
export const followedTexts = defineTexts(
  {
    follow: 'Suivre',
    followOf: (name: string) => `Suivre – ${name}`,
    private:
      'Ses nouvelles offres par e-mail. L’entreprise ne sait pas qui la suit : elle voit combien de personnes, à partir de 5.',
    failed: 'Le suivi n’a pas pu être enregistré. Réessayez.',
    tooMany: (most: number) => `Vous suivez déjà ${most} entreprises : cessez d’en suivre une, puis réessayez.`,
    title: 'Entreprises suivies',
    lead: 'Leurs nouvelles offres vous sont signalées par e-mail, jamais deux fois la même. Les entreprises ne savent pas qui les suit.',
    list: 'Entreprises suivies',
    on: (date: string) => `Suivie depuis le ${date}`,
    offers: (count: number) =>
      count === 0 ? 'Aucune offre en ligne' : count === 1 ? '1 offre en ligne' : `${count} offres en ligne`,
    gone: 'L’entreprise n’est plus visible',
    remove: 'Ne plus suivre',
    removeOf: (name: string) => `Ne plus suivre – ${name}`,
    rhythm: 'Me signaler leurs nouvelles offres',
    submit: 'Enregistrer',
    stopped: {
      title: 'Toutes vos alertes sont arrêtées',
      text: 'Vous suivez toujours ces entreprises. Choisir un rythme remet toutes vos alertes en marche.',
    },
    news: { title: 'Nouvelles offres des entreprises que vous suivez', all: 'Voir mes entreprises suivies' },
    empty: {
      title: 'Aucune entreprise suivie pour le moment',
      text: 'Dans l’annuaire ou sur la page d’une entreprise, cliquez sur « Suivre » pour être averti·e de ses nouvelles offres.',
      go: 'Voir les entreprises',
    },
  },
  {
    follow: 'Follow',
    followOf: (name) => `Follow – ${name}`,
    private:
      'Its new jobs by e-mail. The company does not know who follows it: it only sees how many people do, from 5 on.',
    failed: 'This could not be saved. Try again.',
    tooMany: (most) => `You already follow ${most} companies: stop following one, then try again.`,
    title: 'Companies I follow',
    lead: 'We e-mail you about their new jobs, never the same one twice. Companies do not know who follows them.',
    list: 'Companies I follow',
    on: (date) => `Followed since ${date}`,
    offers: (count) => (count === 0 ? 'No open jobs' : count === 1 ? '1 open job' : `${count} open jobs`),
    gone: 'The company is no longer visible',
    remove: 'Stop following',
    removeOf: (name) => `Stop following – ${name}`,
    rhythm: 'Tell me about their new jobs',
    submit: 'Save',
    stopped: {
      title: 'All your alerts are off',
      text: 'You still follow these companies. Choosing how often turns all your alerts back on.',
    },
    news: { title: 'New jobs from companies you follow', all: 'See the companies I follow' },
    empty: {
      title: 'You do not follow any companies yet',
      text: 'In the directory or on a company page, click “Follow” to be told about its new jobs.',
      go: 'See the companies',
    },
  },
);
