import { defineTexts } from '../../i18n/texts.ts';

export const libraryTexts = defineTexts(
  {
    title: 'CVThèque',
    list: 'Profils',
    near: {
      title: 'Profils proches',
      text: 'Ces personnes n’ont pas tout ce que vous recherchez : le détail des points montre ce qui manque.',
    },
    similar: 'Profils similaires',
    similarText: 'Ce sont les mêmes règles que dans la CVThèque : technologies en commun, métier, années d’expérience.',
    someone: 'Développeur·euse',
    years: (count: number) =>
      count === 0 ? 'Moins d’un an d’expérience' : count === 1 ? '1 an d’expérience' : `${count} ans d’expérience`,
    technologies: 'Technologies favorites',
    total: (count: string, total: number) =>
      total > 1 ? `${count} profils` : total === 1 ? '1 profil' : 'Aucun profil',
    view: 'Affichage',
    views: { list: 'En liste', grid: 'En grille' },
    wishes: (cities: string) => `Villes souhaitées : ${cities}`,
    remotes: { fullTime: 'télétravail complet', hybrid: 'hybride', no: 'sur site' } as Record<string, string>,
    allowance: {
      left: (left: number, limit: number) =>
        left > 1
          ? `Encore ${left} profils à consulter aujourd’hui, sur ${limit}`
          : `Encore 1 profil à consulter aujourd’hui, sur ${limit}`,
      over: (limit: number) =>
        limit > 1
          ? `Votre équipe a consulté les ${limit} profils d’aujourd’hui`
          : 'Votre équipe a consulté le profil d’aujourd’hui',
      again: 'Les profils déjà consultés aujourd’hui restent ouverts ; le compte repart à minuit.',
      plans: 'Voir les abonnements',
    },
    test: (name: string, result: string) => `${name} : ${result}`,
    best: (percent: number | undefined) => (percent === undefined ? 'provisoire' : `Top ${percent}%`),
    salary: (thousands: number) => `${thousands} k€`,
    dailyRate: (euros: number) => `${euros} € par jour`,
    salaryIs: 'Salaire souhaité :',
    dailyRateIs: 'Tarif journalier :',
    seen: (date: string) => `Consulté le ${date}`,
    badges: {
      recommended: (brand: string) => `Recommandé par ${brand}`,
      called: (brand: string) => `Appelé par ${brand}`,
    },
    states: {
      actively_searching: 'En recherche active',
      open_opportunities: 'Ouvert·e aux opportunités',
      dreamjob_only: 'Prêt·e à changer si trouve son job de rêve',
    } as Record<string, string>,
    pages: 'Pages de la CVThèque',
    next: 'Page suivante',
    first: 'Revenir au début',
    empty: {
      title: 'Aucun profil pour le moment',
      text: 'Les profils paraissent ici dès que notre équipe les a relus. Dites-nous qui vous recherchez : nous vous écrirons.',
      write: 'Nous écrire',
    },
    none: {
      title: 'Aucun profil ne correspond',
      text: "Il semblerait que votre recherche n'ait pas abouti. Essayez de modifier vos critères pour obtenir davantage de résultats.",
      ways: 'Aucun profil ne réunit tous ces critères. Il y en a si vous retirez une partie de votre recherche :',
      without: (label: string, profiles: string) => `En retirant ${label} : ${profiles}`,
    },
    corrected: (meant: string) => `Résultats pour ${meant}.`,
    asTyped: (word: string) => `Rechercher « ${word} » tel quel`,
    end: {
      title: 'Vous êtes au bout de la liste',
      text: 'Les profils qui suivaient ont changé de place entre-temps.',
    },
    closed: {
      pending: {
        title: 'Votre entreprise attend sa validation',
        text: 'Seules les entreprises que notre équipe a vérifiées consultent les profils de la CVThèque. C’est au tour de la vôtre.',
        next: [
          'Notre équipe relit la page de votre entreprise.',
          'Vous recevez un e-mail dès que c’est fait.',
          'La CVThèque s’ouvre ici, à cette adresse, pour toute votre équipe.',
        ],
        ask: 'D’ici là, rien ne vous est demandé. Une question, une précision sur votre entreprise ?',
        way: 'Nous écrire',
      },
      declined: {
        title: 'Votre entreprise n’est pas validée',
        text: 'Notre équipe a relu sa page et n’a pas pu la valider. Ce n’est pas définitif.',
        next: [
          'Lisez les raisons de notre équipe sur la page de votre entreprise.',
          'Corrigez la page, puis demandez une nouvelle relecture.',
          'La CVThèque s’ouvre ici dès qu’elle est validée.',
        ],
        ask: 'Vous n’êtes pas d’accord ? Vous pouvez répondre à l’équipe depuis la page de l’entreprise.',
        way: 'Voir la page de l’entreprise',
      },
      noCompany: {
        title: 'Il vous manque une entreprise',
        text: 'Votre compte est ouvert. La CVThèque est réservée aux entreprises que notre équipe a validées, et votre compte n’est rattaché à aucune.',
        next: [
          'Rejoignez votre entreprise si elle est déjà ici, ou créez-la.',
          'Notre équipe vérifie chaque nouvelle entreprise.',
          'La CVThèque s’ouvre ici, à cette adresse.',
        ],
        ask: 'Quelques lignes suffisent pour commencer.',
        way: 'Choisir mon entreprise',
      },
      steps: 'Et maintenant ?',
    },
  },
  {
    title: 'CV library',
    list: 'Profiles',
    near: {
      title: 'Close matches',
      text: 'These people do not have everything you are looking for: the points breakdown shows what is missing.',
    },
    similar: 'Similar profiles',
    similarText: 'The same rules as in the CV library: shared technologies, profession, years of experience.',
    someone: 'Developer',
    years: (count) =>
      count === 0 ? 'Less than a year of experience' : `${count} ${count === 1 ? 'year' : 'years'} of experience`,
    technologies: 'Favourite technologies',
    total: (count, total) => (total > 1 ? `${count} profiles` : total === 1 ? '1 profile' : 'No profiles'),
    view: 'View',
    views: { list: 'As a list', grid: 'As a grid' },
    wishes: (cities) => `Preferred cities: ${cities}`,
    remotes: { fullTime: 'fully remote', hybrid: 'hybrid', no: 'on site' },
    allowance: {
      left: (left, limit) =>
        left > 1
          ? `${left} more profiles to view today, out of ${limit}`
          : `1 more profile to view today, out of ${limit}`,
      over: (limit) =>
        limit > 1 ? `Your team has viewed today’s ${limit} profiles` : 'Your team has viewed today’s profile',
      again: 'Profiles already viewed today stay open; the count starts again at midnight.',
      plans: 'See the plans',
    },
    test: (name, result) => `${name}: ${result}`,
    best: (percent) => (percent === undefined ? 'provisional' : `Top ${percent}%`),
    salary: (thousands) => `€${thousands}k`,
    dailyRate: (euros) => `€${euros} a day`,
    salaryIs: 'Desired salary:',
    dailyRateIs: 'Daily rate:',
    seen: (date) => `Viewed on ${date}`,
    badges: {
      recommended: (brand) => `Recommended by ${brand}`,
      called: (brand) => `Called by ${brand}`,
    },
    states: {
      actively_searching: 'Actively searching',
      open_opportunities: 'Open to opportunities',
      dreamjob_only: 'Would move for a dream job',
    },
    pages: 'CV library pages',
    next: 'Next page',
    first: 'Back to the start',
    empty: {
      title: 'No profiles yet',
      text: 'Profiles appear here as soon as our team has reviewed them. Tell us who you are looking for and we will write to you.',
      write: 'Write to us',
    },
    none: {
      title: 'No matching profiles',
      text: 'It looks as if your search found nothing. Try changing your criteria to get more results.',
      ways: 'No profile meets all these criteria. There are some if you drop part of your search:',
      without: (label, profiles) => `Remove ${label}: ${profiles}`,
    },
    corrected: (meant) => `Results for ${meant}.`,
    asTyped: (word) => `Search for “${word}” as it is`,
    end: {
      title: 'This is the end of the list',
      text: 'The profiles that followed have moved in the meantime.',
    },
    closed: {
      pending: {
        title: 'Your company is waiting for validation',
        text: 'Only companies checked by our team can view profiles in the CV library. It is your company’s turn.',
        next: [
          'Our team reviews your company page.',
          'You receive an e-mail as soon as this is done.',
          'The CV library opens here, at this address, for your whole team.',
        ],
        ask: 'Until then, there is nothing for you to do. A question, or something to add about your company?',
        way: 'Write to us',
      },
      declined: {
        title: 'Your company is not validated',
        text: 'Our team has reviewed its page and could not validate it. This is not final.',
        next: [
          'Read our team’s reasons on your company page.',
          'Correct the page, then request another review.',
          'The CV library opens here as soon as it is validated.',
        ],
        ask: 'Disagree? You can reply to the team from your company page.',
        way: 'See the company page',
      },
      noCompany: {
        title: 'You need a company',
        text: 'Your account is open. The CV library is reserved for companies that our team has validated, and your account is not attached to one yet.',
        next: [
          'Join your company if it is already here, or create it.',
          'Our team checks every new company.',
          'The CV library opens here, at this address.',
        ],
        ask: 'A few lines are enough to get started.',
        way: 'Choose my company',
      },
      steps: 'What happens next?',
    },
  },
);
