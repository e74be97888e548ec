import { defineTexts } from '../../../i18n/texts.ts';

/** Saved searches and their alerts. */
export const searchesTexts = defineTexts(
  {
    title: 'Mes recherches',
    lead: 'Les recherches que vous avez enregistrées. Avec l’alerte, vous recevez le matin les profils nouveaux ou mis à jour qui y répondent, chacun une seule fois.',
    kept: (name: string) => `Recherche enregistrée : « ${name} ».`,
    save: 'Enregistrer cette recherche',
    name: 'Nom de la recherche',
    alert: 'M’écrire quand de nouveaux profils arrivent',
    alertHint: 'Un e-mail par jour au plus, et jamais deux fois le même profil.',
    submit: 'Enregistrer',
    list: 'Recherches enregistrées',
    everybody: 'Tous les profils',
    open: 'Voir les profils',
    alertOn: 'Alerte active',
    alertOff: 'Sans alerte',
    turnOn: 'Activer l’alerte',
    turnOff: 'Arrêter l’alerte',
    remove: 'Supprimer',
    about: (action: string, name: string) => `${action} – ${name}`,
    since: (date: string) => `Enregistrée le ${date}`,
    nameless:
      'La recherche n’est pas enregistrée : donnez-lui un nom d’une ligne. Revenez en arrière, vos critères sont toujours là.',
    misnamed: (why: string) =>
      `Le nom de la recherche ne convient pas : ${why}. Rien n’a été enregistré. Revenez en arrière, vos critères sont toujours là.`,
    done: {
      changed: 'C’est noté.',
      removed: 'La recherche est supprimée.',
    },
    tooMany: (most: number) =>
      `Vous avez déjà ${most} recherches : supprimez-en une, puis revenez enregistrer celle-ci. Rien d’autre n’a changé.`,
    empty: {
      title: 'Aucune recherche pour le moment',
      text: 'Dans la CVThèque, choisissez vos critères puis « Enregistrer cette recherche » : vous la retrouverez ici.',
      go: 'Aller à la CVThèque',
    },
    stopped: {
      title: 'Toutes vos alertes sont arrêtées',
      text: 'Vos recherches restent enregistrées. Activer une alerte les remet toutes en marche.',
      settings: 'Mes e-mails',
    },
  },
  {
    title: 'My searches',
    lead: 'The searches you have saved. With an alert, each morning you get the new or updated profiles that match, each one only once.',
    kept: (name) => `Saved search: “${name}”.`,
    save: 'Save this search',
    name: 'Search name',
    alert: 'E-mail me when new profiles arrive',
    alertHint: 'One e-mail a day at most, and never the same profile twice.',
    submit: 'Save',
    list: 'Saved searches',
    everybody: 'All profiles',
    open: 'See the profiles',
    alertOn: 'Alert on',
    alertOff: 'No alert',
    turnOn: 'Turn on the alert',
    turnOff: 'Turn off the alert',
    remove: 'Delete',
    about: (action, name) => `${action} – ${name}`,
    since: (date) => `Saved on ${date}`,
    nameless: 'The search was not saved: give it a one-line name. Go back, your criteria are still there.',
    misnamed: (why) =>
      `The search name cannot be used: ${why}. Nothing was saved. Go back, your criteria are still there.`,
    done: {
      changed: 'Done.',
      removed: 'The search has been deleted.',
    },
    tooMany: (most) =>
      `You already have ${most} searches: delete one, then come back to save this one. Nothing else has changed.`,
    empty: {
      title: 'No searches yet',
      text: 'In the CV library, choose your criteria, then “Save this search”: you will find it here.',
      go: 'Go to the CV library',
    },
    stopped: {
      title: 'All your alerts are off',
      text: 'Your searches stay saved. Turning on an alert turns them all back on.',
      settings: 'My e-mails',
    },
  },
);
