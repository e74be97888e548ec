import type { ScoreId } from '../../../../domain/privacy/scores/register.ts';
import { defineTexts } from '../../../i18n/texts.ts';

type Words = { name: string; purpose: string; inputs: string; effect: string; seenBy: string };

export const scoresTexts = defineTexts(
  {
    title: 'Scores et classements',
    lead: 'Tout ce que le produit calcule pour comparer ou classer des personnes : à quoi cela sert, ce qui entre dans le calcul, ce qui en découle, qui le voit et comment le contester. Aucune décision sur une personne n’est prise par ces calculs seuls.',
    purpose: 'À quoi ça sert',
    inputs: 'Ce qui est lu',
    effect: 'Ce qui en découle',
    seenBy: 'Qui le voit',
    contest: 'Comment contester',
    contests: {
      rankings: 'Sur la page « Mes classements », qui montre aussi le détail des points.',
      contact: 'En nous écrivant : une personne de l’équipe relit et répond.',
    },
    ways: { rankings: 'Mes classements', contact: 'Nous écrire' },
    version: (version: string): string => `Règle n° ${version}`,
    never: 'Aucun de ces calculs ne lit jamais le nom, la photo, le genre, l’âge, la nationalité ni la santé.',
    scores: {
      fit: {
        name: 'Adéquation entre un profil et une recherche ou une offre',
        purpose:
          'Classer les profils de la CVThèque quand une entreprise dit ce qu’elle cherche, classer les offres pour chaque développeur·euse, et choisir les nouvelles offres et les nouveaux profils à signaler.',
        inputs:
          'Technologies favorites avec niveau et tests montrés, métier, années d’expérience, lieux, télétravail, contrats, salaire et langues du profil, état de la recherche, date de la dernière modification, part des demandes auxquelles la personne a répondu.',
        effect:
          'La place dans la liste et un pourcentage avec ses raisons ; une offre à 70 % ou plus peut être signalée par e-mail aux personnes qui l’ont demandé. L’ordre par date reste à un clic.',
        seenBy: 'Les entreprises validées qui font une recherche, notre équipe, et la personne elle-même.',
      },
      answering: {
        name: 'Part des demandes auxquelles une personne répond',
        purpose: 'Montrer d’abord des personnes qui répondent, oui ou non.',
        inputs: 'Les demandes des entreprises pendant un an, avec ou sans réponse ; trois au moins.',
        effect: 'Une petite partie des points d’adéquation, rien d’autre.',
        seenBy: 'Les mêmes personnes, comme une ligne du détail des points.',
      },
      boost: {
        name: 'Mise en avant par l’équipe',
        purpose: 'Faire passer devant, à égalité, des profils que l’équipe a rencontrés.',
        inputs: 'Une valeur de 0 à 3, choisie à la main par une personne de l’équipe. Elle ne s’achète pas.',
        effect:
          'Décide entre des profils à points égaux et dans l’ordre par date, compte comme une mise à jour ; un badge sur le profil.',
        seenBy: 'La valeur : notre équipe. Le badge : les personnes connectées.',
      },
      tests: {
        name: 'Niveau et rang dans un test',
        purpose: 'Situer une personne parmi celles qui ont passé le même test.',
        inputs: 'Les réponses aux questions du test et la difficulté de ces questions (méthode Glicko-2).',
        effect:
          'Un score avec son intervalle, un rang quand le score est assez sûr, une médaille quand il l’est plus encore ; des points d’adéquation si la personne montre le test.',
        seenBy: 'La personne et notre équipe ; les autres seulement si la personne ajoute le test à son CV.',
      },
      leaderboards: {
        name: 'Classements des tests',
        purpose: 'Le jeu : une saison après l’autre, pour chaque test.',
        inputs: 'Le score du test, quand il est assez sûr.',
        effect: 'Une place sur une page publique, des succès. Rien dans la CVThèque.',
        seenBy:
          'La place : tout le monde. Le nom : seulement si le profil montre au public ses cartes « À propos » et « Tests ».',
      },
      allStars: {
        name: 'All-stars',
        purpose: 'Le jeu : montrer les personnes bien classées dans plusieurs tests.',
        inputs: 'Les rangs dans les cinq meilleurs tests de la saison.',
        effect: 'Une place sur une page publique. Rien dans la CVThèque.',
        seenBy:
          'La place : tout le monde. Le nom : seulement si le profil montre au public ses cartes « À propos » et « Tests ».',
      },
      companyAnswers: {
        name: 'Comment une entreprise répond',
        purpose: 'Dire aux candidat·es à quoi s’attendre.',
        inputs: 'Les candidatures des 180 derniers jours, avec ou sans réponse ; cinq au moins.',
        effect:
          'Un chiffre sur la page de l’entreprise et dans la conversation. Il porte sur l’entreprise, pas sur une personne.',
        seenBy: 'Les développeuses et développeurs connecté·es, et notre équipe.',
      },
      unusualPlay: {
        name: 'Session de test inhabituelle',
        purpose: 'Repérer des réponses qui ne viennent peut-être pas de la personne.',
        inputs:
          'Le rythme des réponses, un saut de niveau, et si beaucoup de sessions du même test viennent du même endroit le même jour (sans garder l’adresse).',
        effect: 'Un signal à notre équipe, jamais une sanction d’office.',
        seenBy: 'Notre équipe.',
      },
      unusualReading: {
        name: 'Lecture inhabituelle de profils',
        purpose: 'Repérer un compte qui lit bien plus de profils que d’habitude.',
        inputs: 'Le nombre de profils ouverts dans la journée et celui des 30 derniers jours.',
        effect: 'Un signal à notre équipe, rien n’est bloqué.',
        seenBy: 'Notre équipe.',
      },
    } as Record<ScoreId, Words>,
  },
  {
    title: 'Scores and rankings',
    lead: 'Everything the product calculates to compare or rank people: what it is for, what is read, what follows, who sees it and how to contest it. No decision about a person is made by these calculations alone.',
    purpose: 'What it is for',
    inputs: 'What is read',
    effect: 'What follows',
    seenBy: 'Who sees it',
    contest: 'How to contest it',
    contests: {
      rankings: 'On the “My rankings” page, which also shows the points breakdown.',
      contact: 'By writing to us: a member of the team reviews it and replies.',
    },
    ways: { rankings: 'My rankings', contact: 'Write to us' },
    version: (version) => `Rule no. ${version}`,
    never: 'None of these calculations ever reads name, picture, gender, age, nationality or health.',
    scores: {
      fit: {
        name: 'Fit between a profile and a search or a job',
        purpose:
          'To rank the profiles in the CV library when a company says what it is searching for, to rank jobs for each developer, and to choose which new jobs and new profiles to notify people about.',
        inputs:
          'The profile’s favourite technologies with level and displayed tests, profession, years of experience, places, remote work, contracts, salary and languages, job search status, date of the last change, share of requests the person has replied to.',
        effect:
          'The rank in the list, and a percentage with its reasons; a job at 70% or more can be sent by e-mail to people who asked for it. Sorting by date is one click away.',
        seenBy: 'Validated companies that run a search, our team, and the person concerned.',
      },
      answering: {
        name: 'Share of requests a person replies to',
        purpose: 'To show people who reply, yes or no, first.',
        inputs: 'Companies’ requests over the last year, with or without a reply; at least three.',
        effect: 'A small share of the fit points, nothing else.',
        seenBy: 'The same people, as one line of the points breakdown.',
      },
      boost: {
        name: 'Highlighted by the team',
        purpose: 'To put profiles the team has met first, when points are equal.',
        inputs: 'A value from 0 to 3, chosen by hand by a member of the team. It cannot be bought.',
        effect:
          'Decides between profiles with equal points and when sorting by date, and counts as an update; a badge on the profile.',
        seenBy: 'The value: our team. The badge: people who are signed in.',
      },
      tests: {
        name: 'Level and rank in a test',
        purpose: 'To show where a person stands among those who took the same test.',
        inputs: 'The answers to the test questions and the difficulty of those questions (Glicko-2 method).',
        effect:
          'A score with its interval, a rank when the score is reliable enough, a medal when it is more reliable still; fit points if the person displays the test.',
        seenBy: 'The person and our team; others only if the person adds the test to their CV.',
      },
      leaderboards: {
        name: 'Test leaderboards',
        purpose: 'The game: season after season, for each test.',
        inputs: 'The test score, when it is reliable enough.',
        effect: 'A rank on a public page, achievements. Nothing in the CV library.',
        seenBy: 'The rank: everyone. The name: only if the profile’s “About” and “Tests” cards are public.',
      },
      allStars: {
        name: 'All-stars',
        purpose: 'The game: showing people who rank well in several tests.',
        inputs: 'The ranks in the person’s five best tests of the season.',
        effect: 'A rank on a public page. Nothing in the CV library.',
        seenBy: 'The rank: everyone. The name: only if the profile’s “About” and “Tests” cards are public.',
      },
      companyAnswers: {
        name: 'How a company replies',
        purpose: 'To tell applicants what to expect.',
        inputs: 'Applications from the last 180 days, with or without a reply; at least five.',
        effect: 'A figure on the company page and in the conversation. It is about the company, not about a person.',
        seenBy: 'Signed-in developers, and our team.',
      },
      unusualPlay: {
        name: 'Unusual test session',
        purpose: 'To spot answers that may not come from the person.',
        inputs:
          'The pace of the answers, a jump in level, and whether many sessions of the same test come from the same place on the same day (the address is not kept).',
        effect: 'A flag for our team, never an automatic penalty.',
        seenBy: 'Our team.',
      },
      unusualReading: {
        name: 'Unusual profile viewing',
        purpose: 'To spot an account that views far more profiles than usual.',
        inputs: 'The number of profiles opened today, and over the last 30 days.',
        effect: 'A flag for our team; nothing is blocked.',
        seenBy: 'Our team.',
      },
    },
  },
);
