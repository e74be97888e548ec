import type { ScoreId } from '../../../../domain/privacy/scores/register.ts';
import { defineTexts } from '../../../i18n/texts.ts';

type Words = { name: string; purpose: string; inputs: string; effect: string; seenBy: string };

export const scoresTexts = defineTexts(
  {
    title: 'Scores et classements',
    lead: 'Tout ce que le produit calcule pour comparer ou classer des personnes : à quoi cela sert, ce qui entre dans le calcul, ce qui en découle, qui le voit et comment le contester. Aucun de ces calculs ne décide seul de quoi que ce soit.',
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
    never: 'Jamais lus, dans aucun d’eux : le nom, la photo, le genre, l’âge, la nationalité, la santé.',
    scores: {
      fit: {
        name: 'Adéquation entre un profil et une recherche ou une offre',
        purpose:
          'Classer les profils de la CVThèque quand une entreprise dit ce qu’elle cherche, classer les offres pour chaque développeur·euse, et choisir les nouvelles offres et les nouveaux profils à signaler.',
        inputs:
          'Technologies favorites avec niveau et tests montrés, métier, années d’expérience, lieux, télétravail, contrats, salaire et langues du profil, état de la recherche, date de la dernière modification, part des demandes auxquelles la personne a répondu.',
        effect:
          'La place dans la liste et un pourcentage avec ses raisons ; une offre à 70 % ou plus peut être signalée par e-mail à qui l’a demandé. L’ordre par date reste à un clic.',
        seenBy: 'Les entreprises validées qui cherchent, notre équipe, et la personne elle-même.',
      },
      answering: {
        name: 'Part des demandes auxquelles une personne répond',
        purpose: 'Montrer d’abord des personnes qui répondent, oui ou non.',
        inputs: 'Les demandes d’entreprises de la dernière année, répondues ou restées sans réponse ; trois au moins.',
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
        seenBy: 'La personne ; les autres seulement si elle ajoute le test à son CV.',
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
        purpose: 'Le jeu : qui a de bons rangs dans plusieurs tests.',
        inputs: 'Les rangs dans les cinq meilleurs tests de la saison.',
        effect: 'Une place sur une page publique. Rien dans la CVThèque.',
        seenBy:
          'La place : tout le monde. Le nom : seulement si le profil montre au public ses cartes « À propos » et « Tests ».',
      },
      companyAnswers: {
        name: 'Comment une entreprise répond',
        purpose: 'Dire aux candidat·es à quoi s’attendre.',
        inputs: 'Les candidatures des 180 derniers jours, répondues ou non ; cinq au moins.',
        effect:
          'Un chiffre sur la page de l’entreprise et dans la conversation. Il porte sur l’entreprise, pas sur une personne.',
        seenBy: 'Les développeuses et développeurs connecté·es, et notre équipe.',
      },
      unusualPlay: {
        name: 'Partie de test inhabituelle',
        purpose: 'Repérer des réponses qui ne viennent peut-être pas de la personne.',
        inputs:
          'Le rythme des réponses, un saut de niveau, et si beaucoup de parties du même test viennent du même endroit le même jour (sans garder l’adresse).',
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
    lead: 'Everything that the product computes to compare or order people: what it is for, what is read, what follows, who sees it and how to contest it. None of these computations decides anything by itself.',
    purpose: 'What it is for',
    inputs: 'What is read',
    effect: 'What follows',
    seenBy: 'Who sees it',
    contest: 'How to contest it',
    contests: {
      rankings: 'On the page “My rankings”, which also shows the points in detail.',
      contact: 'By writing to us: a person of the team reads it again and answers.',
    },
    ways: { rankings: 'My rankings', contact: 'Write to us' },
    version: (version) => `Rule no. ${version}`,
    never: 'Never read by any of them: name, picture, gender, age, nationality, health.',
    scores: {
      fit: {
        name: 'Fit between a profile and a search or an offer',
        purpose:
          'To order the profiles of the CV library when a company says what it looks for, to order job offers for each developer, and to choose the new offers and the new profiles that people are told about.',
        inputs:
          'Favourite technologies with level and shown tests, profession, years of experience, places, remote work, contracts, salary and languages of the profile, state of the search, date of the last change, share of requests that the person answered.',
        effect:
          'The place in the list, and a percentage with its reasons; an offer at 70% or more can be sent by e-mail to those who asked for it. The order by date is one click away.',
        seenBy: 'Validated companies that search, our team, and the person themselves.',
      },
      answering: {
        name: 'Share of requests that a person answers',
        purpose: 'To show people first who answer, yes or no.',
        inputs: 'The requests of companies of the last year, answered or left without an answer; three at least.',
        effect: 'A small part of the points of fit, nothing else.',
        seenBy: 'The same people, as one line of the points in detail.',
      },
      boost: {
        name: 'Put forward by the team',
        purpose: 'Between equals, to put profiles first that the team has met.',
        inputs: 'A value from 0 to 3, chosen by hand by a person of the team. It cannot be bought.',
        effect:
          'Decides between profiles with equal points and in the order by date, counts as an update; a badge on the profile.',
        seenBy: 'The value: our team. The badge: people who are signed in.',
      },
      tests: {
        name: 'Level and rank in a test',
        purpose: 'To place a person among those who took the same test.',
        inputs: 'The answers to the questions of the test and how hard these questions are (method Glicko-2).',
        effect:
          'A score with its interval, a rank when the score is sure enough, a medal when it is surer still; points of fit if the person shows the test.',
        seenBy: 'The person; others only if the person adds the test to their CV.',
      },
      leaderboards: {
        name: 'Leaderboards of tests',
        purpose: 'The game: season after season, for each test.',
        inputs: 'The score of the test, when it is sure enough.',
        effect: 'A place on a public page, achievements. Nothing in the CV library.',
        seenBy:
          'The place: all visitors. The name: only if the profile shows the public its cards “About” and “Tests”.',
      },
      allStars: {
        name: 'All-stars',
        purpose: 'The game: who has good ranks in several tests.',
        inputs: 'The ranks in the five best tests of the season.',
        effect: 'A place on a public page. Nothing in the CV library.',
        seenBy:
          'The place: all visitors. The name: only if the profile shows the public its cards “About” and “Tests”.',
      },
      companyAnswers: {
        name: 'How a company answers',
        purpose: 'To tell applicants what to expect.',
        inputs: 'The applications of the last 180 days, answered or not; five at least.',
        effect:
          'A figure on the page of the company and in the conversation. It is about the company, not about a person.',
        seenBy: 'Developers who are signed in, and our team.',
      },
      unusualPlay: {
        name: 'Unusual session of a test',
        purpose: 'To notice answers that may not come from the person.',
        inputs:
          'The pace of the answers, a leap in level, and whether many sessions of the same test come from the same place on one day (the address is not kept).',
        effect: 'A sign to our team, never a sanction by itself.',
        seenBy: 'Our team.',
      },
      unusualReading: {
        name: 'Unusual reading of profiles',
        purpose: 'To notice an account that reads far more profiles than usual.',
        inputs: 'The number of profiles opened today, and of the last 30 days.',
        effect: 'A sign to our team; nothing is blocked.',
        seenBy: 'Our team.',
      },
    },
  },
);
