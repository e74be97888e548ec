import { graceDays, inactiveYears, noticeDays } from '../../../domain/privacy/periods.ts';
import { defineTexts } from '../../i18n/texts.ts';
import type { LegalSection } from './legal-page.tsx';

export const privacyNoticeTexts = defineTexts(
  {
    title: 'Politique de confidentialité',
    lead: 'Un CV raconte une vie. Voici ce que nous en gardons, pourquoi, qui le voit, combien de temps, et comment tout récupérer ou tout effacer.',
    mine: 'Ouvrir mes données',
    contact: 'Nous écrire',
    scores: 'Scores et classements',
    before: (brand: string): LegalSection[] => [
      {
        title: 'Qui en est responsable',
        paragraphs: [
          `L’équipe qui exploite ${brand} est responsable de ces données. Pour toute question, y compris à la personne chargée de leur protection, passez par la page de contact : nous répondons en un mois au plus.`,
        ],
      },
      {
        title: 'Ce que nous conservons, et pourquoi',
        paragraphs: ['Nous ne demandons que ce qui sert à se rencontrer, et nous ne vendons rien.'],
        points: [
          'Votre compte : adresse e-mail, nom, mot de passe (illisible pour nous), sessions ouvertes. Pour exécuter le contrat qui nous lie.',
          'Votre profil de développeur·euse : ce que vous écrivez, importez ou envoyez (expériences, formations, projets, liens, CV, photo), vos souhaits, vos résultats de tests. Pour exécuter ce contrat.',
          'Vos échanges : likes, candidatures, demandes de mise en relation, messages. Pour exécuter ce contrat.',
          'Ce que les entreprises en font : consultations de profils, favoris, notes internes, propositions. Au titre de notre intérêt légitime et du leur à recruter ; vous pouvez vous y opposer, bloquer une entreprise ou masquer votre profil.',
          'Un journal de ce que font l’équipe et les comptes, et des limites contre les abus. Au titre de notre intérêt légitime à protéger le service.',
        ],
      },
      {
        title: 'L’information de santé (RQTH)',
        paragraphs: [
          'Si vous indiquez une reconnaissance de travailleur handicapé, c’est une donnée de santé : nous ne la gardons qu’avec votre accord, donné à part et daté. Elle n’entre dans aucune recherche, aucun filtre, aucun classement, aucun journal ni aucun envoi à un tiers. Retirez votre accord quand vous voulez : elle est effacée aussitôt.',
        ],
      },
      {
        title: 'Qui voit quoi',
        paragraphs: [
          'Votre téléphone et votre adresse e-mail ne sont donnés à une entreprise qu’après votre accord, sauf si vous les affichez ou si le CV que vous envoyez les contient. Les entreprises qui portent le nom de votre employeur actuel ne vous voient pas, sauf si vous en décidez autrement.',
        ],
        points: [
          'Le public voit les cartes que vous avez choisi de montrer.',
          'Les entreprises validées par notre équipe voient votre profil ; vous pouvez lire lesquelles l’ont consulté, et quel jour.',
          'Leurs notes restent entre leurs membres, mais elles font partie de l’archive que vous pouvez télécharger.',
          'Notre équipe y accède pour modérer et vous aider. Quand l’une de ces personnes agit en votre nom, vous pouvez lire quand et pourquoi dans « Mes données ».',
        ],
      },
      {
        title: 'Aucune décision par une machine seule',
        paragraphs: [
          'Un profil est validé, mis en pause ou refusé par une personne. Les classements de tests et l’ordre de la CVThèque sont calculés, mais ne décident de rien ; une session de test jugée inhabituelle est signalée à une personne, jamais sanctionnée d’office.',
          'Chaque liste montrée par adéquation est gardée six mois avec ce que la règle a lu, pour pouvoir la recalculer. « Mes classements » vous montre où vous êtes apparu·e, quelles offres ont été classées pour vous, combien de points vous avez eus et pourquoi, et vous pouvez y demander un avis humain. La page « Scores et classements » présente tout ce que le produit calcule sur des personnes.',
        ],
      },
    ],
    outsideTitle: 'Les prestataires',
    outsideNone:
      'Ce service fonctionne entièrement sur les serveurs de l’équipe : aucun prestataire ne reçoit vos données.',
    outsideLead: 'Ces prestataires traitent des données pour nous, et seulement pour cela :',
    outside: {
      mail: 'un serveur d’e-mails, pour vous écrire (adresse e-mail et contenu des messages)',
      files: 'un hébergeur de fichiers (photos, images de projets, CV)',
      maps: 'un service de cartes, pour trouver une ville (le nom tapé, rien sur vous)',
      scheduling: 'un calendrier, quand vous réservez un appel (ce que vous y remplissez)',
      support: 'une messagerie d’assistance (ce que vous nous écrivez, adresse de réponse)',
      analytics: 'une mesure d’usage (ce qui est fait ; par qui, seulement avec votre accord)',
      pdf: 'un service d’impression de CV en PDF (le contenu du CV)',
      tracking: 'un service de liens suivis (le lien ouvert)',
    },
    after: [
      {
        title: 'Combien de temps',
        paragraphs: ['Voici les durées principales.'],
        points: [
          `Votre compte et votre profil : tant que vous utilisez le service. ${inactiveYears} ans après votre dernière connexion, nous vous écrivons ; ${noticeDays} jours plus tard, sans nouvelles de vous, tout est effacé.`,
          `Après une demande d’effacement : ${graceDays} jours pendant lesquels seule notre équipe, en dehors de vous, peut voir votre profil, et où vous pouvez changer d’avis. Ensuite, tout est effacé.`,
          'Les sessions : 30 jours sans visite, 90 jours au plus. Les messages que nous vous envoyons : un an. Un fichier que plus rien n’utilise : un jour.',
          'Le journal est gardé aussi longtemps que le service, mais un compte effacé n’y figure plus que sous un pseudonyme que rien ne relie à la personne.',
          'Une conversation ou une note écrite pour une entreprise reste à l’entreprise quand la personne qui recrutait s’en va, sans son nom.',
        ],
      },
      {
        title: 'Cookies et contenus d’autres sites',
        paragraphs: [
          'Nous n’affichons pas de bandeau parce qu’il n’y a rien à accepter : les seuls cookies posés d’office sont nécessaires (votre session, le code de double authentification, la marque de votre inscription et la page où revenir ensuite, la marque des navigateurs où vous vous êtes déjà connecté·e, un message à afficher une fois) ou retiennent ce que vous avez réglé vous-même (apparence claire ou sombre, choix ci-dessous).',
          'Rien ne vient d’un autre site sans que vous l’ayez demandé : polices, scripts et images sont les nôtres. Un lecteur de musique ou un calendrier attend votre clic, ou votre accord ci-dessous.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: [
          'Accéder à vos données, les emporter dans un format lisible par une machine, les corriger, les effacer, vous opposer, limiter leur usage : vous pouvez tout faire depuis « Mes données » et vos paramètres, ou en nous écrivant.',
          'Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL (cnil.fr).',
        ],
      },
    ] as LegalSection[],
  },
  {
    title: 'Privacy policy',
    lead: 'A CV tells the story of a life. Here is what we keep of it, why, who sees it, for how long, and how to get it all back or erase it all.',
    mine: 'Open my data',
    contact: 'Write to us',
    scores: 'Scores and rankings',
    before: (brand) => [
      {
        title: 'Who is responsible',
        paragraphs: [
          `The team that runs ${brand} is responsible for this data. For any question, including to the person in charge of protecting it, use the contact page: we reply within a month at most.`,
        ],
      },
      {
        title: 'What we keep, and why',
        paragraphs: ['We only ask for what helps people meet, and we sell nothing.'],
        points: [
          'Your account: e-mail address, name, password (which we cannot read), open sessions. To fulfil the contract between us.',
          'Your developer profile: what you write, import or send (work experience, education, projects, links, CV, photo), your preferences, your test results. To fulfil that contract.',
          'Your exchanges: likes, applications, introduction requests, messages. To fulfil that contract.',
          'What companies do with it: profile views, favourites, internal notes, proposals. For our legitimate interest and theirs in recruiting; you can object, block a company or hide your profile.',
          'A log of what the team and accounts do, and limits against abuse. For our legitimate interest in protecting the service.',
        ],
      },
      {
        title: 'Health information (RQTH)',
        paragraphs: [
          'If you mention that you are recognised as a disabled worker, this is health data: we only keep it with your consent, given separately and dated. It is not used in any search, filter, ranking or log, and is not sent to any third party. Withdraw your consent whenever you like: the information is erased at once.',
        ],
      },
      {
        title: 'Who sees what',
        paragraphs: [
          'Your phone number and e-mail address are only given to a company with your consent, unless you display them or the CV you upload contains them. Companies with the name of your current employer do not see you, unless you decide otherwise.',
        ],
        points: [
          'The public sees the cards you have chosen to show.',
          'Companies that our team has validated see your profile; you can read which ones have viewed it, and on which day.',
          'Their notes stay among their members, but are part of the archive you can download.',
          'Our team has access to moderate and to help you. When one of them acts on your behalf, you can read when and why under “My data”.',
        ],
      },
      {
        title: 'No decision by a machine alone',
        paragraphs: [
          'A profile is approved, paused or declined by a person. Test rankings and the order of the CV library are calculated but decide nothing; a test session that looks unusual is flagged to a person, never penalised automatically.',
          'Each list shown by fit is kept for six months with what the rule has read, so that it can be calculated again. “My rankings” shows you where you appeared, which jobs were ranked for you, how many points you had and why, and you can request a human review there. The page “Scores and rankings” presents everything the product calculates about people.',
        ],
      },
    ],
    outsideTitle: 'Providers',
    outsideNone: 'This service runs entirely on the team’s own servers: no provider receives your data.',
    outsideLead: 'These providers process data for us, and for nothing else:',
    outside: {
      mail: 'an e-mail server, to write to you (e-mail address and message content)',
      files: 'a file store (photos, project pictures, CVs)',
      maps: 'a maps service, to find a city (the name you type, nothing about you)',
      scheduling: 'a calendar, when you book a call (what you fill in there)',
      support: 'a support inbox (what you write to us, and the address to reply to)',
      analytics: 'usage measurement (what is done; by which account, only with your consent)',
      pdf: 'a service that generates CVs as PDF (the CV content)',
      tracking: 'a tracked link service (the link that was opened)',
    },
    after: [
      {
        title: 'For how long',
        paragraphs: ['These are the main periods.'],
        points: [
          `Your account and profile: for as long as you use the service. ${inactiveYears} years after you last signed in, we write to you; ${noticeDays} days later, if we hear nothing from you, everything is erased.`,
          `After an erasure request: ${graceDays} days during which, apart from you, only our team can see your profile, and you can change your mind. Then everything is erased.`,
          'Sessions: 30 days without a visit, 90 days at most. The messages we send you: a year. A file that is no longer used: a day.',
          'The log is kept for as long as the service exists, but an erased account only appears in it under a pseudonym that nothing links to the person.',
          'A conversation or a note written for a company stays with the company when the recruiter leaves, without their name.',
        ],
      },
      {
        title: 'Cookies and content from other sites',
        paragraphs: [
          'We show no banner because there is nothing to accept: the only cookies set by default are necessary (your session, the two-factor code, a marker for your sign-up and the page to return to, a marker for browsers you have signed in from before, a message to show once) or remember what you set yourself (light or dark mode, the choices below).',
          'Nothing comes from another site unless you ask for it: fonts, scripts and images are ours. A music player or a calendar waits for your click, or for your consent below.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'Access your data, take it with you in a machine-readable format, correct it, erase it, object, restrict its use: you can do it all from “My data” and your settings, or by writing to us.',
          'If our reply does not satisfy you, you can turn to the French supervisory authority, the CNIL (cnil.fr).',
        ],
      },
    ],
  },
);
