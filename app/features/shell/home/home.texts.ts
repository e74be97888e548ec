import { defineTexts } from '../../../i18n/texts.ts';

export const homeTexts = defineTexts(
  {
    title: 'Le recrutement tech, en eau claire',
    description:
      'Des développeurs et développeuses qui décident de qui les voit, des entreprises validées par une équipe, et des conversations qui commencent par un accord.',
    hero: 'Le recrutement tech, en eau claire',
    asDeveloper: 'Je cherche un poste',
    asRecruiter: 'Je recrute',
    pond: 'Les technologies les plus présentes dans la CVThèque',
    figures: { developers: 'profils visibles', companies: 'entreprises validées', jobs: 'offres en ligne' },
    developersTitle: 'Pour les développeurs et développeuses',
    developers: [
      {
        title: 'Votre profil vous appartient',
        text: 'Carte par carte, vous choisissez ce que tout le monde voit et ce que seules les entreprises validées voient. Projets, liens et centres d’intérêt peuvent rester pour vous.',
      },
      {
        title: 'Vos coordonnées attendent votre accord',
        text: 'Une entreprise vous écrit d’abord. Elle n’obtient votre téléphone et votre e-mail qu’après votre accord.',
      },
      {
        title: 'Invisible quand vous le voulez',
        text: 'En pause ou en poste, un réglage suffit pour sortir de la CVThèque, et y revenir.',
      },
    ],
    recruitersTitle: 'Pour les recruteurs et recruteuses',
    recruiters: [
      { title: 'Des profils relus', text: 'Chaque profil est relu par notre équipe avant d’entrer dans la CVThèque.' },
      {
        title: 'Des règles du jeu lisibles',
        text: 'Chaque abonnement annonce combien de profils et de conversations il ouvre. Rien n’est caché.',
      },
      {
        title: 'Une équipe, les bons droits',
        text: 'Vos collègues rejoignent l’entreprise, et chaque personne a les droits qu’il lui faut.',
      },
    ],
    closing: 'Prêt·e à plonger ?',
    create: 'Créer un compte',
    developer: {
      hello: (name: string) => `Bonjour ${name}`,
      states: {
        published: {
          title: 'Votre profil est en ligne',
          text: 'Les entreprises validées le trouvent dans la CVThèque.',
        },
        reviewed: { title: 'Votre profil est validé', text: 'Il rejoint la CVThèque avec la prochaine publication.' },
        waiting: {
          title: 'Votre profil attend sa relecture',
          text: 'Notre équipe le relit avant de le montrer aux entreprises.',
        },
        hidden: {
          title: 'Votre profil est invisible',
          text: 'Votre profil ne sera pas visible dans notre CVThèque par les entreprises validées par notre équipe',
        },
        short: {
          title: 'Votre profil est incomplet',
          text: 'Un compte complété est nécessaire pour accéder à vos informations et pouvoir ajouter des tests à votre CV.',
        },
        disabled: { title: 'Votre profil est en pause', text: 'Notre équipe l’a retiré de la CVThèque.' },
        leaving: { title: 'Votre profil est invisible', text: 'Vous avez demandé l’effacement de votre compte.' },
      },
      reason: 'Raison :',
      reasons: {
        Default: "Désactivé à l'appréciation de l'administrateur",
        NotCompleteEnough: 'Le profil n’est pas assez complet',
        NotRelevant: 'Les informations ne sont pas pertinentes',
        NotEnoughExperiences: 'Les expériences ne reflètent pas les années d’expérience',
        RequiredVisa: 'Aucun besoin de visa n’est déclaré alors que vous vivez hors de l’espace Schengen',
        TooManySpellingMistakes: 'Il y a trop de fautes d’orthographe',
      },
      answer: 'Répondre à l’équipe',
      profile: 'Voir mon profil',
      updated: (date: string) => `Mis à jour le ${date}`,
    },
    recruiter: {
      hello: (name: string) => `Bonjour ${name}`,
      steps: {
        chooseCompany: {
          title: 'Il vous manque une entreprise',
          text: 'Votre compte est ouvert. Rejoignez votre entreprise si elle est déjà ici, ou créez-la : quelques lignes suffisent.',
          action: 'Choisir mon entreprise',
        },
        waitForCompany: {
          title: 'Votre demande attend une réponse',
          text: 'Les personnes qui administrent l’entreprise l’ont reçue par e-mail. Vous serez prévenu·e de leur réponse ; d’ici là, vous pouvez retirer votre demande ou choisir une autre entreprise.',
          action: 'Voir ma demande',
        },
        waitForTeam: {
          title: 'Votre entreprise attend sa validation',
          text: 'Notre équipe vérifie chaque entreprise avant de lui ouvrir la CVThèque. Vous recevrez un e-mail dès que c’est fait ; d’ici là, une page bien remplie l’aide à décider.',
          action: 'Voir la page de l’entreprise',
        },
        correct: {
          title: 'Votre entreprise n’est pas validée',
          text: 'Notre équipe a relu la page et dit pourquoi. Corrigez-la, puis demandez une nouvelle relecture.',
          action: 'Corriger la page',
        },
        completePage: {
          title: 'Complétez la page de votre entreprise',
          text: 'La CVThèque vous est ouverte. Une page complète donne envie aux candidat·es de vous répondre.',
          action: 'Compléter la page',
        },
        recruit: {
          title: 'Tout est prêt',
          text: 'Votre entreprise est validée et sa page dit l’essentiel. Les profils vous attendent.',
          action: 'Ouvrir la CVThèque',
        },
      },
      reason: 'Ce que dit notre équipe :',
      invited: (company: string) => `${company} vous invite`,
      invitedText: 'Une invitation vous attend.',
      invitedAction: 'Voir l’invitation',
      joinRequests: (count: number) =>
        count === 1 ? '1 personne demande à vous rejoindre' : `${count} personnes demandent à vous rejoindre`,
      answer: 'Répondre',
      page: 'Page de l’entreprise',
      members: 'Gérer l’équipe',
      percent: (percent: number) => `Page complète à ${percent} %`,
      plan: 'Abonnement',
      plans: 'Comparer les abonnements',
      internsOnly:
        'Vous écrivez en premier aux personnes qui ne cherchent ni CDI ni CDD (stage, alternance, freelance), et vous pouvez répondre à toutes les candidatures.',
      jobs: 'Vos offres',
      published: 'En ligne',
      drafts: 'Brouillons',
      archived: 'Archives',
      manageJobs: 'Gérer les offres',
      team: 'Votre équipe',
      admin: 'Administration',
      intros: 'Conversations',
    },
  },
  {
    title: 'Tech recruiting, crystal clear',
    description:
      'Developers who decide who sees them, companies validated by a team, and conversations that begin with an agreement.',
    hero: 'Tech recruiting, crystal clear',
    asDeveloper: 'I am looking for a job',
    asRecruiter: 'I am recruiting',
    pond: 'The most common technologies in the CV library',
    figures: { developers: 'visible profiles', companies: 'validated companies', jobs: 'open jobs' },
    developersTitle: 'For developers',
    developers: [
      {
        title: 'Your profile is yours',
        text: 'Card by card, you choose what everyone sees and what only validated companies see. You can keep projects, links and interests to yourself.',
      },
      {
        title: 'Your contact details stay private until you agree',
        text: 'A company writes to you first. It gets your phone number and e-mail only once you have agreed.',
      },
      {
        title: 'Invisible when you want to be',
        text: 'On a break or in a job, one setting takes you out of the CV library and back in.',
      },
    ],
    recruitersTitle: 'For recruiters',
    recruiters: [
      { title: 'Reviewed profiles', text: 'Our team reviews every profile before it enters the CV library.' },
      {
        title: 'Rules you can read',
        text: 'Each plan says how many profiles and conversations it includes. No small print.',
      },
      {
        title: 'One team, the right permissions',
        text: 'Your colleagues join the company, and each has the permissions they need.',
      },
    ],
    closing: 'Ready to dive in?',
    create: 'Create an account',
    developer: {
      hello: (name) => `Hello ${name}`,
      states: {
        published: {
          title: 'Your profile is online',
          text: 'Validated companies can find it in the CV library.',
        },
        reviewed: {
          title: 'Your profile has been approved',
          text: 'It will join the CV library with the next publication.',
        },
        waiting: {
          title: 'Your profile is awaiting review',
          text: 'Our team reviews it before showing it to companies.',
        },
        hidden: {
          title: 'Your profile is invisible',
          text: 'Your profile will not be visible in our CV library to the companies validated by our team',
        },
        short: {
          title: 'Your profile is incomplete',
          text: 'You need a complete account to access your information and to add tests to your CV.',
        },
        disabled: { title: 'Your profile is paused', text: 'Our team has taken it out of the CV library.' },
        leaving: { title: 'Your profile is hidden', text: 'You have asked for your account to be erased.' },
      },
      reason: 'Reason:',
      reasons: {
        Default: 'Disabled at the administrator’s discretion',
        NotCompleteEnough: 'The profile is not complete enough',
        NotRelevant: 'The information is not relevant',
        NotEnoughExperiences: 'The experiences do not reflect the years of experience',
        RequiredVisa: 'No need for a visa is declared although you live outside the Schengen area',
        TooManySpellingMistakes: 'There are too many spelling mistakes',
      },
      answer: 'Reply to the team',
      profile: 'See my profile',
      updated: (date) => `Updated on ${date}`,
    },
    recruiter: {
      hello: (name) => `Hello ${name}`,
      steps: {
        chooseCompany: {
          title: 'You need a company',
          text: 'Your account is ready. Join your company if it is already here, or create it: a few lines are enough.',
          action: 'Choose my company',
        },
        waitForCompany: {
          title: 'Your request is awaiting a reply',
          text: 'The company’s administrators have received it by e-mail. You will be notified of their reply; until then, you can withdraw it or choose another company.',
          action: 'See my request',
        },
        waitForTeam: {
          title: 'Your company is waiting for validation',
          text: 'Our team checks every company before opening the CV library to it. You will get an e-mail as soon as that is done; until then, a complete page helps them decide.',
          action: 'See the company page',
        },
        correct: {
          title: 'Your company is not validated',
          text: 'Our team has reviewed the page and says why. Correct it, then request a new review.',
          action: 'Correct the page',
        },
        completePage: {
          title: 'Complete your company page',
          text: 'The CV library is open to you. A complete page makes candidates want to reply.',
          action: 'Complete the page',
        },
        recruit: {
          title: 'Everything is ready',
          text: 'Your company is validated and its page says what matters. The profiles are waiting for you.',
          action: 'Open the CV library',
        },
      },
      reason: 'What our team says:',
      invited: (company) => `${company} invites you`,
      invitedText: 'An invitation is waiting for you.',
      invitedAction: 'See the invitation',
      joinRequests: (count) =>
        count === 1 ? '1 person would like to join you' : `${count} people would like to join you`,
      answer: 'Reply',
      page: 'Company page',
      members: 'Manage the team',
      percent: (percent) => `Page ${percent}% complete`,
      plan: 'Plan',
      plans: 'Compare the plans',
      internsOnly:
        'You can write first to people who are looking for neither a permanent nor a fixed-term contract (internship, apprenticeship, freelance), and reply to every application.',
      jobs: 'Your jobs',
      published: 'Online',
      drafts: 'Drafts',
      archived: 'Archived',
      manageJobs: 'Manage jobs',
      team: 'Your team',
      admin: 'Administration',
      intros: 'Conversations',
    },
  },
);
