import { defineTexts } from '../../../i18n/texts.ts';

/** The e-mail preferences, and the page that ends e-mails without signing in. */
export const emailsTexts = defineTexts(
  {
    title: 'Mes e-mails',
    lead: 'Ce que vous recevez de nous. Ce que vous ne recevez plus par e-mail reste visible sur le site.',
    choices: 'Ce que vous choisissez',
    submit: 'Enregistrer',
    saved: 'Enregistré.',
    rhythms: 'Vos alertes, recherche par recherche',
    rhythmsLead: 'Le même réglage que dans',
    changed: 'C’est noté.',
    searches: 'mes recherches',
    always: 'Toujours envoyés',
    alwaysLead: 'Ces e-mails ne s’arrêtent pas tant que le compte existe, pour les raisons données ici.',
    stop: {
      title: 'Arrêter ces e-mails',
      search: (name: string) => `Vous ne recevrez plus d’e-mail pour la recherche « ${name} ». Elle reste enregistrée.`,
      searchSubmit: 'Arrêter l’alerte',
      searchDoneTitle: 'L’alerte est arrêtée',
      searchDone: (name: string) =>
        `Plus aucun e-mail ne partira pour « ${name} ». Vous pouvez réactiver l’alerte depuis vos recherches.`,
      alerts: {
        fit: 'Vous ne recevrez plus d’e-mail sur les offres qui vous correspondent.',
        followed:
          'Vous ne recevrez plus d’e-mail sur les offres des entreprises que vous suivez. Vous continuez de les suivre.',
      },
      alertsDone: {
        fit: 'Plus aucun e-mail ne partira sur les offres qui vous correspondent. Vous pouvez les réactiver depuis vos recherches.',
        followed:
          'Plus aucun e-mail ne partira sur les offres des entreprises que vous suivez. Vous pouvez les réactiver depuis vos entreprises suivies.',
      },
      kind: (name: string) => `Vous ne recevrez plus nos e-mails : « ${name} ». Les autres continuent.`,
      kindSubmit: 'Ne plus recevoir ces e-mails',
      kindDoneTitle: 'C’est arrêté',
      kindDone: (name: string) =>
        `Plus aucun e-mail ne partira pour : « ${name} ». Vous pouvez les réactiver dans vos paramètres.`,
      settings: 'Choisir mes e-mails',
      unknown: 'Ce lien n’arrête aucun e-mail : la recherche ou le compte n’existe plus, ou l’adresse est incomplète.',
      home: "Retour à l'accueil",
    },
  },
  {
    title: 'My e-mails',
    lead: 'What we send you. What you no longer receive by e-mail is still visible on the site.',
    choices: 'What you choose',
    submit: 'Save',
    saved: 'Saved.',
    rhythms: 'Your alerts, search by search',
    rhythmsLead: 'The same setting as in',
    changed: 'Done.',
    searches: 'my searches',
    always: 'Always sent',
    alwaysLead: 'These e-mails continue as long as the account exists, for the reasons given here.',
    stop: {
      title: 'Stop these e-mails',
      search: (name) => `You will no longer receive e-mails for the search “${name}”. It stays saved.`,
      searchSubmit: 'Turn the alert off',
      searchDoneTitle: 'The alert is off',
      searchDone: (name) =>
        `No more e-mails will be sent for “${name}”. You can turn the alert back on from your searches.`,
      alerts: {
        fit: 'You will no longer receive e-mails about jobs that match you.',
        followed: 'You will no longer receive e-mails about jobs at companies you follow. You still follow them.',
      },
      alertsDone: {
        fit: 'No more e-mails will be sent about jobs that match you. You can turn them back on from your searches.',
        followed:
          'No more e-mails will be sent about jobs at companies you follow. You can turn them back on from the companies you follow.',
      },
      kind: (name) => `You will no longer receive our e-mails: “${name}”. You will still receive the others.`,
      kindSubmit: 'Stop these e-mails',
      kindDoneTitle: 'They are off',
      kindDone: (name) => `No more e-mails will be sent for: “${name}”. You can turn them back on in your settings.`,
      settings: 'Choose my e-mails',
      unknown:
        'This link does not stop any e-mails: the search or the account no longer exists, or the address is incomplete.',
      home: 'Back to the home page',
    },
  },
);
