import type { Advice } from '../../../../domain/fit/advice.ts';
import type { RankedList } from '../../../../domain/fit/offer.ts';
import type { RankingOutcome } from '../../../../domain/privacy/ranking-request.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const rankingsTexts = defineTexts(
  {
    title: 'Mes classements',
    lead: 'Quand une entreprise recherche par adéquation, la CVThèque classe les profils avec une règle écrite. La même règle classe les offres pour vous. Voici comment elle compte, où vous êtes apparu·e, ce que vous avez vu, et comment demander un avis humain.',
    how: {
      title: 'Comment l’ordre est calculé',
      text: 'Chaque recherche partage 1 000 points entre ce qu’elle demande, dans ces proportions. Ce qu’une recherche ne demande pas ne compte pas.',
      caption: 'Ce qui compte, et dans quelles proportions',
      part: 'Critère',
      share: 'Proportion',
      percent: (percent: string): string => `${percent} %`,
      ties: 'À points égaux, les profils que notre équipe met en avant viennent d’abord, puis les derniers mis à jour. Cette place ne s’achète pas.',
      offers:
        'Pour les offres, vos souhaits et les technologies indispensables passent avant les points ; à points égaux, la dernière publiée vient d’abord. Aucune entreprise ne paie pour passer devant.',
      never: 'Le nom, la photo, le genre, l’âge, la nationalité, les études et la santé ne comptent jamais.',
      register: 'Tous les scores et classements du produit',
    },
    lists: {
      title: 'Vos dernières apparitions',
      count: (lists: number, companies: number): string => {
        const seen = lists === 1 ? 'une liste' : `${lists} listes`;
        const whose = companies === 1 ? 'd’une entreprise' : `de ${companies} entreprises`;
        return companies === 0
          ? `Ces six derniers mois, vous êtes apparu·e dans ${seen} classée${lists === 1 ? '' : 's'} par adéquation.`
          : `Ces six derniers mois, vous êtes apparu·e dans ${seen} classée${lists === 1 ? '' : 's'} par adéquation, ${whose}.`;
      },
      latest: (count: number): string => `Voici les ${count} dernières.`,
      privacy: 'Vous voyez l’entreprise et le jour, jamais la personne ni ce qu’elle a tapé.',
      none: 'Vous n’êtes encore apparu·e dans aucune liste classée par adéquation.',
      team: 'Notre équipe',
      place: (place: number): string => (place === 1 ? '1re place' : `${place}e place`),
      score: (percent: number): string => `${percent} %`,
      detail: 'Détail des points',
      ask: 'Demander un avis humain',
      askOf: (whose: string, when: string): string => `Demander un avis humain sur cette liste : ${whose}, ${when}`,
    },
    offers: {
      title: 'Les offres classées pour vous',
      count: (lists: number): string =>
        `Ces six derniers mois, vous avez vu ${lists === 1 ? 'une page' : `${lists} pages`} d’offres dans l’ordre de l’adéquation.`,
      latest: (count: number): string => `Voici les ${count} dernières.`,
      privacy: 'Les entreprises ne voient pas ces listes, et ce que vous avez tapé n’y est pas conservé.',
      none: 'Vous n’avez encore vu aucune page d’offres dans l’ordre de l’adéquation.',
      of: {
        forYou: 'Offres pour vous',
        search: 'Résultats d’une recherche',
        alert: 'Offres signalées par e-mail',
        similar: 'Offres similaires',
      } as Record<RankedList, string>,
      detail: (count: number): string => (count === 1 ? '1 offre' : `${count} offres, dans l’ordre`),
      askOf: (when: string): string => `Demander un avis humain sur les offres du ${when}`,
    },
    advice: {
      title: 'Ce qui peut faire monter vos points',
      lead: 'Ce que des recherches demandaient et que votre profil ne dit pas encore :',
      none: 'Votre profil dit tout ce que ces recherches demandaient.',
      texts: {
        level: 'Indiquez votre niveau dans vos technologies favorites, ou ajoutez un test à votre CV.',
        salary: 'Indiquez le salaire que vous souhaitez : sans lui, le critère du salaire ne donne aucun point.',
        profession: 'Indiquez votre métier.',
        place: 'Indiquez les villes où vous voulez travailler.',
        remote: 'Indiquez ce que vous souhaitez en matière de télétravail.',
        contract: 'Indiquez les contrats que vous souhaitez.',
        freshness:
          'Relisez votre profil et mettez-le à jour : après trois mois, la date de mise à jour donne moins de la moitié de ses points.',
      } as Record<Advice, string>,
      way: 'Compléter mon profil',
    },
    human: {
      title: 'Demander un avis humain',
      lead: 'Un classement vous semble faux ou injuste ? Une personne de notre équipe le recalcule, le relit et vous répond par e-mail.',
      about: (whose: string, when: string): string => `Votre demande porte sur cette liste : ${whose}, ${when}.`,
      aboutOffers: (when: string): string => `Votre demande porte sur les offres classées pour vous le ${when}.`,
      general: 'Votre demande porte sur vos classements en général.',
      whole: 'Écrire plutôt sur mes classements en général',
      text: 'Que devons-nous regarder ?',
      hint: '2 000 caractères au plus.',
      submit: 'Envoyer ma demande',
      sent: 'Votre demande est envoyée. La réponse arrive par e-mail et s’affiche ici.',
      alreadyAsked: 'Vous avez déjà une demande en cours : nous y répondons d’abord.',
      waiting: 'Notre équipe a votre demande. La réponse arrive par e-mail et s’affiche ici.',
      requests: 'Vos demandes',
      asked: (when: string): string => `Envoyée le ${when}`,
      on: (when: string): string => `à propos de la liste du ${when}`,
      open: 'En cours',
      outcomes: { explained: 'Expliqué', corrected: 'Corrigé' } as Record<RankingOutcome, string>,
      answered: (when: string): string => `Réponse du ${when}`,
      correction: (what: string): string => `Ce qui a été corrigé : ${what}`,
    },
  },
  {
    title: 'My rankings',
    lead: 'When a company searches by fit, the CV library ranks profiles by a written rule. The same rule ranks jobs for you. Here is how it counts, where you appeared, what you saw, and how to request a human review.',
    how: {
      title: 'How the order is calculated',
      text: 'Each search divides 1,000 points among what it asks for, in these proportions. What a search does not ask for does not count.',
      caption: 'What counts, and in what proportions',
      part: 'Criterion',
      share: 'Proportion',
      percent: (percent) => `${percent}%`,
      ties: 'When points are equal, profiles highlighted by our team come first, then the most recently updated. That rank cannot be bought.',
      offers:
        'For jobs, your preferences and the required technologies come before the points; when points are equal, the most recently published comes first. No company pays to come first.',
      never: 'Name, picture, gender, age, nationality, education and health never count.',
      register: 'All scores and rankings in the product',
    },
    lists: {
      title: 'Your latest appearances',
      count: (lists, companies) => {
        const seen = lists === 1 ? 'one list' : `${lists} lists`;
        const whose = companies === 1 ? ', for one company' : `, for ${companies} companies`;
        return `In the last six months you appeared in ${seen} ranked by fit${companies === 0 ? '' : whose}.`;
      },
      latest: (count) => `Here are the last ${count}.`,
      privacy: 'You see the company and the day, never the person or what they typed.',
      none: 'You have not appeared in any list ranked by fit yet.',
      team: 'Our team',
      place: (place) => `Rank ${place}`,
      score: (percent) => `${percent}%`,
      detail: 'Points breakdown',
      ask: 'Request a human review',
      askOf: (whose, when) => `Request a human review of this list: ${whose}, ${when}`,
    },
    offers: {
      title: 'Jobs ranked for you',
      count: (lists) =>
        `In the last six months you saw ${lists === 1 ? 'one page' : `${lists} pages`} of jobs ranked by fit.`,
      latest: (count) => `Here are the last ${count}.`,
      privacy: 'Companies do not see these lists, and what you typed is not kept in them.',
      none: 'You have not seen any page of jobs ranked by fit yet.',
      of: {
        forYou: 'Jobs for you',
        search: 'Search results',
        alert: 'Jobs sent by e-mail',
        similar: 'Similar jobs',
      },
      detail: (count) => (count === 1 ? '1 job' : `${count} jobs, in order`),
      askOf: (when) => `Request a human review of the jobs of ${when}`,
    },
    advice: {
      title: 'What can raise your points',
      lead: 'What searches asked for and your profile does not yet say:',
      none: 'Your profile says everything these searches asked for.',
      texts: {
        level: 'State your level in your favourite technologies, or add a test to your CV.',
        salary: 'State the salary you want: without it, the salary criterion gives no points.',
        profession: 'State your profession.',
        place: 'State the cities where you want to work.',
        remote: 'State your remote work preference.',
        contract: 'State the contracts you want.',
        freshness:
          'Review your profile and update it: after three months, the date of the update gives less than half of its points.',
      },
      way: 'Complete my profile',
    },
    human: {
      title: 'Request a human review',
      lead: 'Does a ranking seem wrong or unfair to you? A member of our team calculates it again, reviews it and replies by e-mail.',
      about: (whose, when) => `Your request is about this list: ${whose}, ${when}.`,
      aboutOffers: (when) => `Your request is about the jobs ranked for you on ${when}.`,
      general: 'Your request is about your rankings in general.',
      whole: 'Write about my rankings in general instead',
      text: 'What should we look at?',
      hint: 'At most 2,000 characters.',
      submit: 'Send my request',
      sent: 'Your request has been sent. The reply will come by e-mail and be shown here.',
      alreadyAsked: 'You already have an open request: we will reply to that one first.',
      waiting: 'Your request is with our team. The reply will come by e-mail and be shown here.',
      requests: 'Your requests',
      asked: (when) => `Sent on ${when}`,
      on: (when) => `about the list of ${when}`,
      open: 'Open',
      outcomes: { explained: 'Explained', corrected: 'Corrected' },
      answered: (when) => `Reply of ${when}`,
      correction: (what) => `What was corrected: ${what}`,
    },
  },
);
