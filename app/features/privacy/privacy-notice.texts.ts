import { graceDays, inactiveYears, noticeDays } from '../../../domain/privacy/periods.ts';
import { defineTexts } from '../../i18n/texts.ts';
import type { LegalSection } from './legal-page.tsx';

export const privacyNoticeTexts = defineTexts(
  {
    title: 'Politique de confidentialité',
    lead: 'Un CV, c’est une vie. Voici ce que nous en gardons, pourquoi, qui le voit, combien de temps, et comment tout reprendre.',
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
          'Si vous indiquez une reconnaissance de travailleur handicapé, c’est une donnée de santé : nous ne la gardons qu’avec votre accord, donné à part et daté. Elle n’entre dans aucune recherche, aucun filtre, aucun classement, aucun journal ni aucun envoi à un tiers. Reprenez votre accord quand vous voulez : elle est effacée aussitôt.',
        ],
      },
      {
        title: 'Qui voit quoi',
        paragraphs: [
          'Votre téléphone et votre adresse ne sont donnés à une entreprise qu’après votre accord à une mise en relation. Votre employeur actuel ne vous voit pas, sauf si vous le décidez.',
        ],
        points: [
          'Le public voit les cartes que vous avez choisi de montrer.',
          'Les entreprises validées par notre équipe voient votre profil ; vous lisez dans votre espace lesquelles l’ont vu, et quel jour.',
          'Leurs notes restent entre leurs membres, mais elles font partie de l’archive que vous pouvez télécharger.',
          'Notre équipe y accède pour modérer et vous aider. Quand l’une de ces personnes agit en votre nom, vous lisez quand et pourquoi dans « Mes données ».',
        ],
      },
      {
        title: 'Aucune décision par une machine seule',
        paragraphs: [
          'Un profil est validé, mis en pause ou refusé par une personne. Les classements de tests et l’ordre de la CVThèque sont calculés, mais ne décident de rien ; une partie jugée inhabituelle est signalée à une personne, jamais sanctionnée d’office.',
          'Chaque liste montrée par adéquation est gardée six mois avec ce que la règle a lu, pour pouvoir la recalculer. « Mes classements » vous montre où vous êtes apparu·e, quelles offres ont été classées pour vous, combien de points vous avez eus et pourquoi, et vous pouvez y demander un avis humain. La page « Scores et classements » dit tout ce que le produit calcule sur des personnes.',
        ],
      },
    ],
    outsideTitle: 'Les prestataires',
    outsideNone:
      'Ce service fonctionne entièrement sur les serveurs de l’équipe : aucun prestataire ne reçoit vos données.',
    outsideLead: 'Ces prestataires traitent des données pour nous, et seulement pour cela :',
    outside: {
      mail: 'un serveur de courrier, pour vous écrire (adresse e-mail et contenu des messages)',
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
        paragraphs: ['Rien n’est gardé pour toujours.'],
        points: [
          `Votre compte et votre profil : tant que vous venez. ${inactiveYears} ans après votre dernière connexion, nous vous écrivons ; ${noticeDays} jours plus tard, sans nouvelles de vous, tout est effacé.`,
          `Après une demande d’effacement : ${graceDays} jours pendant lesquels votre profil est invisible et où vous pouvez changer d’avis, puis plus rien.`,
          'Les sessions : 30 jours sans visite. Les messages que nous vous envoyons : un an. Un fichier que plus rien n’utilise : un jour.',
          'Le journal reste, mais une personne effacée n’y figure plus que sous un pseudonyme que rien ne relie à elle.',
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
          'Accéder à vos données, les emporter dans un format lisible par une machine, les corriger, les effacer, vous opposer, limiter : tout se fait seul·e depuis « Mes données » et vos paramètres, ou en nous écrivant.',
          'Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL (cnil.fr).',
        ],
      },
    ] as LegalSection[],
  },
  {
    title: 'Privacy policy',
    lead: 'A CV is a life. Here is what we keep of it, why, who sees it, for how long, and how to take it all back.',
    mine: 'Open my data',
    contact: 'Write to us',
    scores: 'Scores and rankings',
    before: (brand) => [
      {
        title: 'Who is responsible',
        paragraphs: [
          `The team that runs ${brand} is responsible for these data. For any question, including to the person in charge of protecting them, use the contact page: we answer within a month at most.`,
        ],
      },
      {
        title: 'What we keep, and why',
        paragraphs: ['We only ask for what helps people to meet, and we sell nothing.'],
        points: [
          'Your account: e-mail address, name, password (which we cannot read), open sessions. To fulfil the contract between us.',
          'Your developer profile: what you write, import or send (experiences, studies, projects, links, CV, photo), your wishes, your test results. To fulfil that contract.',
          'Your exchanges: likes, applications, requests to talk, messages. To fulfil that contract.',
          'What companies do with it: profiles looked at, favourites, internal notes, proposals. For our legitimate interest and theirs in recruiting; you may object, block a company or hide your profile.',
          'A log of what the team and accounts do, and limits against abuse. For our legitimate interest in protecting the service.',
        ],
      },
      {
        title: 'Health information (RQTH)',
        paragraphs: [
          'If you mention that you are recognised as a disabled worker, this is health data: we only keep it with your consent, given separately and dated. It is in no search, filter, ranking or log, and is sent to no third party. Take your consent back whenever you like: it is erased at once.',
        ],
      },
      {
        title: 'Who sees what',
        paragraphs: [
          'Your phone number and address are only given to a company once you have agreed to talk to it. Your present employer does not see you, unless you decide otherwise.',
        ],
        points: [
          'The public sees the cards that you have chosen to show.',
          'Companies that our team has validated see your profile; you can read which ones have seen it, and on which day.',
          'Their notes stay among their members, but are part of the archive that you can download.',
          'Our team has access to moderate and to help you. When one of them acts in your name, you can read when and why under “My data”.',
        ],
      },
      {
        title: 'No decision by a machine alone',
        paragraphs: [
          'A profile is validated, paused or refused by a person. Test rankings and the order of the CV library are computed but decide nothing; a session that looks unusual is pointed out to a person, never punished by itself.',
          'Each list that is shown by fit is kept for six months with what the rule has read, so that it can be computed again. “My rankings” shows you where you appeared, which jobs were ordered for you, how many points you had and why, and there you can ask for a human. The page “Scores and rankings” says everything that the product computes about people.',
        ],
      },
    ],
    outsideTitle: 'Providers',
    outsideNone: 'This service runs entirely on the team’s own servers: no provider receives your data.',
    outsideLead: 'These providers process data for us, and for nothing else:',
    outside: {
      mail: 'a mail server, to write to you (e-mail address and content of the messages)',
      files: 'a file store (photos, project pictures, CVs)',
      maps: 'a maps service, to find a city (the name typed, nothing about you)',
      scheduling: 'a calendar, when you book a call (what you fill in there)',
      support: 'a support inbox (what you write to us, and the address to answer to)',
      analytics: 'usage measurement (what is done; by whom, only with your consent)',
      pdf: 'a service that prints CVs as PDF (the content of the CV)',
      tracking: 'a service for tracked links (the link that was opened)',
    },
    after: [
      {
        title: 'For how long',
        paragraphs: ['Nothing is kept for ever.'],
        points: [
          `Your account and profile: as long as you come. ${inactiveYears} years after you last signed in, we write to you; ${noticeDays} days later, without a word from you, everything is erased.`,
          `After a request for erasure: ${graceDays} days during which only our team can see your profile and you can change your mind, then nothing.`,
          'Sessions: 30 days without a visit. The messages that we send you: a year. A file that nothing uses any more: a day.',
          'The log stays, but an erased account is only in it under a pseudonym that nothing links to the person.',
          'A conversation or a note written for a company stays with the company when the recruiter goes, without their name.',
        ],
      },
      {
        title: 'Cookies and content of other sites',
        paragraphs: [
          'We show no banner because there is nothing to accept: the only cookies set by themselves are necessary (your session, the two-factor code, the mark of your sign-up and the page to come back to, the mark of browsers in which you have signed in before, a message to show once) or remember what you set yourself (light or dark, the choices below).',
          'Nothing comes from another site without your asking: fonts, scripts and images are ours. A music player or a calendar waits for your click, or for your consent below.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'See your data, take them along in a form that machines can read, correct them, erase them, object, restrict: you can do it all yourself from “My data” and your settings, or by writing to us.',
          'If our answer does not satisfy you, you may turn to the French supervisory authority, the CNIL (cnil.fr).',
        ],
      },
    ],
  },
);
