import { offerWords } from '../../../../domain/fit/offers/offer-words.ts';
import { termFacts, termWords } from '../../../../domain/jobs/job-terms.ts';
import { colon } from '../../../../domain/text/colon.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { OfferItem, OfferNews } from './alert-news.ts';
import type { EmailData, EmailText } from './email-text.ts';

const itemsOf = (locale: Locale, offers: readonly OfferItem[]) =>
  offers.map(({ title, company, terms, url, fit }) => ({
    label: title,
    detail: [company, ...termFacts(termWords[locale], terms).map(({ text }) => text)].join(', '),
    note: fit && reasonsOf(locale, fit),
    url,
  }));

/** « Correspond à 82 % : React, Nantes. Il manque : … » */
function reasonsOf(locale: Locale, { percent, has, lacks }: NonNullable<OfferItem['fit']>): string {
  const words = offerWords[locale];
  const reasons = [words.percent(percent), ...(has.length > 0 ? [has.join(', ')] : [])].join(`${colon[locale]} `);
  return lacks.length > 0 ? `${reasons}. ${words.missing(lacks.join(', '))}.` : `${reasons}.`;
}

const sourceOf = ({ about }: OfferNews) => ('name' in about ? 'search' : 'fit' in about ? 'fit' : 'followed');

type Purpose = 'searches' | 'profile' | 'followed' | 'both' | 'several';

/** What an e-mail about offers is about: saved searches, the profile, followed companies, the first two, or others together. */
function purposeOf(news: readonly OfferNews[]): Purpose {
  const about = new Set(news.map((one) => sourceOf(one)));
  if (about.has('followed')) return about.size === 1 ? 'followed' : 'several';
  if (!about.has('fit')) return 'searches';
  return about.has('search') ? 'both' : 'profile';
}

/** E-mails about what is new for saved searches. */
export const frenchAlertEmails = {
  'library-alert': ({ brand, news = [] }: EmailData): EmailText => {
    const total = news.reduce((sum, one) => sum + one.total, 0);
    return {
      subject: total > 1 ? `${total} profils pour vos recherches` : 'Un profil pour vos recherches',
      paragraphs: [`Depuis notre dernier message, voici les profils nouveaux ou mis à jour sur ${brand}.`],
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
    const names = { fit: 'Offres qui vous correspondent', followed: 'Entreprises que vous suivez' };
    const ways = {
      fit: { label: 'Voir les offres pour vous', path: 'jobs' },
      followed: { label: 'Mes entreprises suivies', path: 'followedCompanies' },
    };
    const total = offerNews.reduce((sum, one) => sum + one.total, 0);
    const about = purposeOf(offerNews);
    const purpose = {
      searches: 'pour vos recherches',
      profile: total > 1 ? 'qui vous correspondent' : 'qui vous correspond',
      followed: total > 1 ? 'd’entreprises que vous suivez' : 'd’une entreprise que vous suivez',
      both: 'pour vous',
      several: 'pour vous',
    };
    const intro = {
      searches: 'Voici les offres qui répondent à vos recherches enregistrées.',
      profile:
        'Voici les offres qui répondent à vos souhaits et dont vous avez toutes les technologies indispensables.',
      followed: 'Voici les nouvelles offres des entreprises que vous suivez.',
      both: 'Voici les offres qui répondent à vos recherches enregistrées ou qui correspondent à votre profil.',
      several: 'Voici les nouvelles offres de vos alertes.',
    };
    return {
      subject: `${total > 1 ? `${total} offres` : 'Une offre'} ${purpose[about]}`,
      paragraphs: [`${intro[about]} Chacune ne vous est signalée qu’une fois.`],
      sections: offerNews.map(({ about, offers, ...one }) => ({
        title: `${'name' in about ? about.name : 'fit' in about ? names.fit : names.followed} (${one.total})`,
        items: itemsOf('fr', offers),
        ways: [
          'name' in about
            ? {
                label: one.total > offers.length ? `Voir les ${one.total} offres` : 'Ouvrir la recherche',
                path: `jobs?${about.query}`,
              }
            : 'fit' in about
              ? ways.fit
              : ways.followed,
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
      paragraphs: [`Since our last message, these people have joined ${brand} or updated their profiles.`],
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
    const names = { fit: 'Jobs that match you', followed: 'Companies you follow' };
    const ways = {
      fit: { label: 'See the jobs for you', path: 'jobs' },
      followed: { label: 'Companies I follow', path: 'followedCompanies' },
    };
    const total = offerNews.reduce((sum, one) => sum + one.total, 0);
    const about = purposeOf(offerNews);
    const purpose = {
      searches: 'for your searches',
      profile: total > 1 ? 'that match you' : 'that matches you',
      followed: total > 1 ? 'at companies you follow' : 'at a company you follow',
      both: 'for you',
      several: 'for you',
    };
    const intro = {
      searches: 'These jobs match your saved searches.',
      profile: 'These jobs match what you are looking for, and you know every technology they require.',
      followed: 'These are the new jobs at companies you follow.',
      both: 'These jobs match your saved searches or your profile.',
      several: 'These are the new jobs from your alerts.',
    };
    return {
      subject: `${total > 1 ? `${total} jobs` : 'A job'} ${purpose[about]}`,
      paragraphs: [`${intro[about]} You are told about each one only once.`],
      sections: offerNews.map(({ about, offers, ...one }) => ({
        title: `${'name' in about ? about.name : 'fit' in about ? names.fit : names.followed} (${one.total})`,
        items: itemsOf('en', offers),
        ways: [
          'name' in about
            ? {
                label: one.total > offers.length ? `See all ${one.total} jobs` : 'Open the search',
                path: `jobs?${about.query}`,
              }
            : 'fit' in about
              ? ways.fit
              : ways.followed,
          { label: 'Turn this alert off', path: `stopAlert?token=${one.stopToken}` },
        ],
      })),
      action: { label: 'My searches', path: 'jobSearches' },
    };
  },
};
