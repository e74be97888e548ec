import { termFacts, termWords } from '../../../../domain/jobs/job-terms.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { OfferNews } from './alert-news.ts';
import type { EmailData, EmailText } from './email-text.ts';

const detailOf = (locale: Locale, { company, terms }: OfferNews['offers'][number]) =>
  [company, ...termFacts(termWords[locale], terms).map(({ text }) => text)].join(', ');

/** E-mails about what is new for saved searches. */
export const frenchAlertEmails = {
  'library-alert': ({ brand, news = [] }: EmailData): EmailText => {
    const total = news.reduce((sum, one) => sum + one.total, 0);
    return {
      subject: total > 1 ? `${total} profils pour vos recherches` : 'Un profil pour vos recherches',
      paragraphs: [`Depuis notre dernier message, voici qui est arrivé ou a mis son profil à jour sur ${brand}.`],
      sections: news.map((one) => ({
        title: `${one.search} (${one.total})`,
        items: one.people.map(({ name, facts, url }) => ({
          label: name || 'Développeur·euse',
          detail: facts.join(', '),
          url,
        })),
        ways: [
          {
            label: one.total > one.people.length ? `Voir les ${one.total} profils` : 'Ouvrir la recherche',
            path: `developers?${one.query}`,
          },
          { label: 'Arrêter cette alerte', path: `stopAlert?token=${one.stopToken}` },
        ],
      })),
      action: { label: 'Mes recherches', path: 'savedSearches' },
    };
  },
  'job-alert': ({ offerNews = [] }: EmailData): EmailText => {
    const total = offerNews.reduce((sum, one) => sum + one.total, 0);
    return {
      subject: total > 1 ? `${total} offres pour vos recherches` : 'Une offre pour vos recherches',
      paragraphs: [
        'Voici les offres qui répondent à vos recherches enregistrées. Chacune ne vous est signalée qu’une fois.',
      ],
      sections: offerNews.map((one) => ({
        title: `${one.search} (${one.total})`,
        items: one.offers.map((offer) => ({ label: offer.title, detail: detailOf('fr', offer), url: offer.url })),
        ways: [
          {
            label: one.total > one.offers.length ? `Voir les ${one.total} offres` : 'Ouvrir la recherche',
            path: `jobs?${one.query}`,
          },
          { label: 'Arrêter cette alerte', path: `stopAlert?token=${one.stopToken}` },
        ],
      })),
      action: { label: 'Mes recherches', path: 'jobSearches' },
    };
  },
};

export const englishAlertEmails: typeof frenchAlertEmails = {
  'library-alert': ({ brand, news = [] }) => {
    const total = news.reduce((sum, one) => sum + one.total, 0);
    return {
      subject: total > 1 ? `${total} profiles for your searches` : 'A profile for your searches',
      paragraphs: [`Since our last message, these people have come to ${brand} or updated their profile.`],
      sections: news.map((one) => ({
        title: `${one.search} (${one.total})`,
        items: one.people.map(({ name, facts, url }) => ({
          label: name || 'Developer',
          detail: facts.join(', '),
          url,
        })),
        ways: [
          {
            label: one.total > one.people.length ? `See all ${one.total} profiles` : 'Open the search',
            path: `developers?${one.query}`,
          },
          { label: 'Turn this alert off', path: `stopAlert?token=${one.stopToken}` },
        ],
      })),
      action: { label: 'My searches', path: 'savedSearches' },
    };
  },
  'job-alert': ({ offerNews = [] }) => {
    const total = offerNews.reduce((sum, one) => sum + one.total, 0);
    return {
      subject: total > 1 ? `${total} jobs for your searches` : 'A job for your searches',
      paragraphs: ['These jobs match your saved searches. You are told about each of them only once.'],
      sections: offerNews.map((one) => ({
        title: `${one.search} (${one.total})`,
        items: one.offers.map((offer) => ({ label: offer.title, detail: detailOf('en', offer), url: offer.url })),
        ways: [
          {
            label: one.total > one.offers.length ? `See all ${one.total} jobs` : 'Open the search',
            path: `jobs?${one.query}`,
          },
          { label: 'Turn this alert off', path: `stopAlert?token=${one.stopToken}` },
        ],
      })),
      action: { label: 'My searches', path: 'jobSearches' },
    };
  },
};
