import { defineTexts } from '../../../i18n/texts.ts';

/** The way of a recruiter to the CV library: docs/product/companies.md has its rules. */
export const recruiterPathTexts = defineTexts(
  {
    label: 'Et maintenant ?',
    meanwhile: 'En attendant',
    chooseCompany: [
      {
        title: 'Choisissez votre entreprise',
        text: 'Elle est déjà ici ? Demandez à la rejoindre. Sinon, créez-la.',
      },
      {
        title: 'On vous répond',
        text: 'Vos collègues répondent à votre demande ; notre équipe vérifie une nouvelle entreprise.',
      },
      { title: 'La CVThèque s’ouvre', text: 'Toute l’équipe d’une entreprise validée consulte les profils.' },
    ],
    waitForCompany: [
      { title: 'Demande envoyée', text: 'Vous pouvez la retirer, ou demander à rejoindre une autre entreprise.' },
      { title: 'L’entreprise vous répond', text: 'Les personnes qui l’administrent vous acceptent, ou non.' },
      { title: 'La CVThèque s’ouvre', text: 'Toute l’équipe d’une entreprise validée consulte les profils.' },
    ],
    waitForTeam: (sent: string) => [
      { title: 'Demande envoyée', text: `Le ${sent}. Votre entreprise est dans la file de notre équipe.` },
      { title: 'Notre équipe la lit', text: 'Elle vérifie chaque entreprise, puis la réponse part par e-mail.' },
      { title: 'La CVThèque s’ouvre', text: 'Votre page devient publique, et vos offres peuvent être en ligne.' },
    ],
    join: {
      title: 'Elle est déjà inscrite',
      text: 'Cherchez-la par son nom : les personnes qui l’administrent reçoivent votre demande.',
    },
    create: {
      title: 'Elle n’est pas encore ici',
      text: 'Son nom, son site et sa ville suffisent. Vous l’administrerez, et pourrez inviter vos collègues.',
    },
    page: {
      full: 'Rien ne manque : notre équipe a tout ce qu’il lui faut.',
      missing: (items: string[]) => `Il manque encore : ${items.join(', ')}.`,
      action: 'Compléter la page',
      items: {
        description: 'la présentation',
        website: 'le site',
        place: 'la ville',
        technologies: 'les technologies',
        logo: 'le logo',
        staffCount: 'l’effectif',
        requirements: 'vos attentes pour une candidature spontanée',
      },
    },
    jobs: {
      title: 'Préparez vos offres',
      drafts: (count: number) =>
        count === 0
          ? 'Écrivez vos offres dès maintenant : vous les publierez une fois l’entreprise validée.'
          : count === 1
            ? '1 brouillon vous attend : vous le publierez une fois l’entreprise validée.'
            : `${count} brouillons vous attendent : vous les publierez une fois l’entreprise validée.`,
      action: 'Écrire mes offres',
    },
    team: {
      title: 'Invitez votre équipe',
      text: 'Toute l’équipe consultera les profils dès que l’entreprise sera validée.',
      action: 'Inviter des collègues',
    },
    questions: {
      title: 'Préparez vos entretiens',
      text: 'Des questions par technologie et par métier, avec leurs réponses expliquées.',
      action: 'Parcourir les questions',
    },
    offers: {
      title: 'Lisez les offres en ligne',
      text: 'Salaire, télétravail, équipe : voyez comment les autres entreprises présentent leurs postes.',
      action: 'Voir les offres',
    },
    plans: {
      title: 'Comparez les abonnements',
      text: 'Ce que comprend l’abonnement gratuit, et ce que les autres ajoutent.',
      action: 'Voir les abonnements',
    },
  },
  {
    label: 'What now?',
    meanwhile: 'In the meantime',
    chooseCompany: [
      { title: 'Choose your company', text: 'Already here? Ask to join it. If not, create it.' },
      { title: 'You get a reply', text: 'Your colleagues reply to your request; our team checks a new company.' },
      { title: 'The CV library opens', text: 'The whole team of a validated company can view the profiles.' },
    ],
    waitForCompany: [
      { title: 'Request sent', text: 'You can withdraw it, or ask to join another company.' },
      { title: 'The company replies', text: 'Its administrators accept you, or not.' },
      { title: 'The CV library opens', text: 'The whole team of a validated company can view the profiles.' },
    ],
    waitForTeam: (sent) => [
      { title: 'Request sent', text: `On ${sent}. Your company is in our team’s queue.` },
      { title: 'Our team reads it', text: 'It checks every company, then the answer leaves by e-mail.' },
      { title: 'The CV library opens', text: 'Your page becomes public, and your jobs can go online.' },
    ],
    join: {
      title: 'It is already here',
      text: 'Search for it by name: its administrators receive your request.',
    },
    create: {
      title: 'It is not here yet',
      text: 'Its name, website and city are enough. You will be its administrator and can invite your colleagues.',
    },
    page: {
      full: 'Nothing is missing: our team has all it needs.',
      missing: (items) => `Still missing: ${items.join(', ')}.`,
      action: 'Complete the page',
      items: {
        description: 'the description',
        website: 'the website',
        place: 'the city',
        technologies: 'the technologies',
        logo: 'the logo',
        staffCount: 'the size of the company',
        requirements: 'what you expect from a spontaneous application',
      },
    },
    jobs: {
      title: 'Prepare your jobs',
      drafts: (count) =>
        count === 0
          ? 'Write your jobs now: you will publish them once the company is validated.'
          : count === 1
            ? '1 draft is waiting: you will publish it once the company is validated.'
            : `${count} drafts are waiting: you will publish them once the company is validated.`,
      action: 'Write my jobs',
    },
    team: {
      title: 'Invite your team',
      text: 'The whole team can view the profiles as soon as the company is validated.',
      action: 'Invite colleagues',
    },
    questions: {
      title: 'Prepare your interviews',
      text: 'Questions by technology and profession, with their answers explained.',
      action: 'Browse the questions',
    },
    offers: {
      title: 'Read the jobs online',
      text: 'Salary, remote work, team: see how other companies present their positions.',
      action: 'See the jobs',
    },
    plans: {
      title: 'Compare the plans',
      text: 'What the free plan includes, and what the others add.',
      action: 'See the plans',
    },
  },
);
