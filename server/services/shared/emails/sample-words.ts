import { meetingKindNames } from '../../../../domain/contact/meetings/meeting-words.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Config } from '../../../config.ts';
import type { EmailWords } from './email-text.ts';
import type { Template } from './templates.ts';

/** Sample values, to preview an e-mail. */
export function sampleWords(template: Template, locale: Locale, { BASE_URL }: Pick<Config, 'BASE_URL'>): EmailWords {
  const fr = locale === 'fr';
  const id = '00000000-0000-7000-8000-000000000000';
  return {
    token: 'exemple',
    company: 'Lune et Compas',
    companyId: id,
    person: 'Camille Verdier',
    colleague: 'Hélène Kerouan',
    plan: fr ? 'Essentiel, au mois' : 'Essential, monthly',
    reason:
      reasons[template]?.[locale] ??
      (fr ? 'Une phrase ou deux, telles qu’elles ont été écrites.' : 'A line or two, as written.'),
    ...(template === 'profile-disabled'
      ? { subject: fr ? 'Mise en pause de ton profil' : 'Your profile has been paused' }
      : {}),
    ...(template === 'ranking-answer'
      ? { correction: fr ? 'le niveau de React lu dans votre profil' : 'the React level read from your profile' }
      : {}),
    introductionId: id,
    developerId: id,
    decline: 'experience',
    terms: fr ? '45–55\u00a0k€ · Nantes ou télétravail · CDI' : '€45–55k · Nantes or remote · Permanent',
    offer: fr ? 'Développeur·euse front-end' : 'Front-end developer',
    count: template === 'unusual-reading' ? 240 : 3,
    usual: 18,
    title: template.startsWith('meeting-')
      ? meetingKindNames[locale].technical
      : fr
        ? 'Que montre git show --stat ?'
        : 'What does git show --stat show?',
    testId: id,
    questionId: id,
    test: 'Git',
    alias: 'git',
    followed: true,
    moment: fr ? 'le 16 novembre 2026 à 14:05 (heure de Paris)' : 'on 16 November 2026 at 14:05 (Paris time)',
    slots: fr
      ? ['le 16 novembre 2026 à 14:05 (heure de Paris)', 'le 17 novembre 2026 à 09:30 (heure de Paris)']
      : ['on 16 November 2026 at 14:05 (Paris time)', 'on 17 November 2026 at 09:30 (Paris time)'],
    place: fr ? '3 rue des Lilas, Nantes' : '3 Lilac Street, Nantes',
    phone: '+33 1 99 00 10 20',
    address: 'camille@dev.example',
    day: fr ? '1er décembre 2026' : '1 December 2026',
    titles: [fr ? 'Développeur·euse front-end' : 'Front-end developer'],
    waiting: [
      {
        name: 'Camille Verdier',
        title: fr ? 'Développeur·euse front-end' : 'Front-end developer',
        day: fr ? '1er décembre 2026' : '1 December 2026',
        url: `${BASE_URL}/`,
      },
      { name: 'Noé Lambert', title: null, day: fr ? '8 décembre 2026' : '8 December 2026', url: `${BASE_URL}/` },
    ],
    reminders: [
      {
        name: 'Camille Verdier',
        word: fr ? 'Demander son préavis' : 'Ask for the notice period',
        day: fr ? '1er décembre 2026' : '1 December 2026',
        url: `${BASE_URL}/`,
      },
    ],
    expiring: [
      {
        title: fr ? 'Développeur·euse React' : 'React developer',
        day: fr ? '1er décembre 2026' : '1 December 2026',
        chosen: false,
        url: `${BASE_URL}/`,
      },
    ],
    publishProblem: 'incomplete',
    news: [
      {
        search: fr ? 'Front-end à Nantes' : 'Front-end in Nantes',
        query: 'profession=front-end-developer',
        total: 1,
        people: [{ name: 'Camille Verdier', facts: [fr ? 'Front-end' : 'Front end', 'Nantes'], url: `${BASE_URL}/` }],
        stopToken: 'exemple',
      },
    ],
    offerNews: [
      {
        about: { name: fr ? 'React à Nantes' : 'React in Nantes', query: 'technology=react&city=Nantes' },
        total: 1,
        offers: [
          {
            title: fr ? 'Développeur·euse front-end' : 'Front-end developer',
            company: 'Lune et Compas',
            terms: {
              contractType: 'permanent',
              city: 'Nantes',
              remote: 'hybrid',
              daysPerWeek: 2,
              salaryMin: 45,
              salaryMax: 55,
              seniority: 'mid',
              yearsMin: 3,
              yearsMax: null,
            },
            url: `${BASE_URL}/`,
          },
        ],
        stopToken: 'exemple',
      },
      {
        about: { fit: true },
        total: 1,
        offers: [
          {
            title: fr ? 'Développeur·euse React' : 'React developer',
            company: 'Brise Lente',
            terms: {
              contractType: 'permanent',
              city: 'Nantes',
              remote: 'hybrid',
              daysPerWeek: 3,
              salaryMin: 45,
              salaryMax: 55,
              seniority: null,
              yearsMin: null,
              yearsMax: null,
            },
            url: `${BASE_URL}/`,
            fit: {
              percent: 82,
              has: ['React', 'Nantes', fr ? '45–55 k€ couvre vos 51 k€' : '€45k–€55k covers your €51k'],
              lacks: [fr ? 'Anglais (avancé)' : 'English (advanced)'],
            },
          },
        ],
        stopToken: 'exemple',
      },
    ],
  };
}

const reasons: Partial<Record<Template, Record<Locale, string>>> = {
  'profile-disabled': {
    fr: 'Ton profil est presque là.\n\nIl lui manque tes deux dernières expériences.',
    en: 'Your profile is nearly there.\n\nYour last two jobs are missing.',
  },
  'support-answer': {
    fr: 'Votre facture est sur la page de votre entreprise.',
    en: 'Your invoice is on your company page.',
  },
};
