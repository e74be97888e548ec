import { defineTexts } from '../../../../i18n/texts.ts';

export const figuresTexts = defineTexts(
  {
    search: {
      label: 'Où en êtes-vous ?',
      failed: 'Votre recherche n’a pas été changée : complétez d’abord vos contrats et vos villes sur votre profil.',
      unavailable:
        "Vous avez indiqué que vous êtes indisponible pour le moment : votre profil reste invisible. Vous pouvez le changer sur la carte « Recherche d'emploi ».",
    },
    waiting: {
      title: (requests: number, unread: number) => {
        const read = unread === 1 ? '1 conversation non lue' : `${unread} conversations non lues`;
        if (requests === 0) return read;
        if (unread > 0) return `${requests === 1 ? '1 demande' : `${requests} demandes`} et ${read}`;
        return requests === 1 ? '1 demande attend votre réponse' : `${requests} demandes attendent votre réponse`;
      },
      request: 'Demande de conversation',
      unread: (count: number) => (count === 1 ? '1 message non lu' : `${count} messages non lus`),
      reply: 'Répondre',
      read: 'Lire',
      all: (count: number) => `Voir les ${count} conversations`,
      about: (action: string, company: string) => `${action} – ${company}`,
    },
    views: {
      title: 'Vues de votre profil',
      total: (count: string) => `Vues de votre profil, huit dernières semaines : ${count}`,
      companies: (count: number) =>
        count === 1 ? '1 entreprise en huit semaines' : `${count} entreprises en huit semaines`,
      logos: 'Les dernières entreprises qui ont consulté votre profil',
      which: 'Lesquelles ?',
      empty: 'Aucune vue ces huit dernières semaines',
      emptyText: 'Un profil complet et à jour apparaît plus souvent dans les recherches des entreprises.',
      way: 'Voir mon profil',
    },
    applications: {
      title: 'Vos candidatures',
      sent: 'Envoyées',
      answered: 'Avec une réponse',
      conversations: 'Conversations',
      all: 'Voir mes candidatures',
      empty: 'Aucune candidature pour le moment',
      emptyText: 'Vous suivrez ici ce que deviennent vos candidatures. Chaque entreprise a 30 jours pour répondre.',
      way: 'Voir les offres',
    },
    tests: {
      title: 'Vos tests',
      label: 'Votre rang à chaque test, de 0 à 100',
      about: 'À 90, vous êtes devant 90 personnes classées sur 100.',
      top: (percent: number) => `Top ${percent}%`,
      unranked: 'Encore sans rang :',
      onlyUnranked: 'Encore sans rang : il faut environ deux sessions d’un même test.',
      all: 'Voir mes tests',
      empty: 'Aucun test passé pour le moment',
      emptyText: 'Un test dure dix à vingt minutes. Vous choisissez ensuite si son résultat apparaît sur votre profil.',
      way: 'Choisir un test',
    },
  },
  {
    search: {
      label: 'Where do you stand?',
      failed: 'Your search has not been changed: first fill in your contracts and cities on your profile.',
      unavailable:
        'You have said that you are unavailable for now: your profile stays invisible. You can change this on the “Job search” card.',
    },
    waiting: {
      title: (requests, unread) => {
        const read = unread === 1 ? '1 unread conversation' : `${unread} unread conversations`;
        if (requests === 0) return read;
        if (unread > 0) return `${requests === 1 ? '1 request' : `${requests} requests`} and ${read}`;
        return requests === 1
          ? '1 request is waiting for your reply'
          : `${requests} requests are waiting for your reply`;
      },
      request: 'Conversation request',
      unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
      reply: 'Reply',
      read: 'Read',
      all: (count) => `See all ${count} conversations`,
      about: (action, company) => `${action} – ${company}`,
    },
    views: {
      title: 'Views of your profile',
      total: (count) => `Views of your profile, last eight weeks: ${count}`,
      companies: (count) => (count === 1 ? '1 company in eight weeks' : `${count} companies in eight weeks`),
      logos: 'The latest companies that viewed your profile',
      which: 'Which ones?',
      empty: 'No view in the last eight weeks',
      emptyText: 'A complete and recent profile appears more often in the searches of companies.',
      way: 'See my profile',
    },
    applications: {
      title: 'Your applications',
      sent: 'Sent',
      answered: 'With a reply',
      conversations: 'Conversations',
      all: 'See my applications',
      empty: 'No application yet',
      emptyText: 'Here you will see what becomes of your applications. Each company has 30 days to reply.',
      way: 'See the jobs',
    },
    tests: {
      title: 'Your tests',
      label: 'Your rank in each test, from 0 to 100',
      about: 'At 90 you are ahead of 90 ranked players out of 100.',
      top: (percent) => `Top ${percent}%`,
      unranked: 'No rank yet:',
      onlyUnranked: 'No rank yet: it takes about two sessions of the same test.',
      all: 'See my tests',
      empty: 'No test taken yet',
      emptyText: 'A test takes ten to twenty minutes. You then choose whether its result appears on your profile.',
      way: 'Choose a test',
    },
  },
);
