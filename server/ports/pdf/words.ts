type Language = 'fr' | 'en';

const fr = {
  work: 'Expériences',
  education: 'Formations',
  skills: 'Compétences',
  languages: 'Langues',
  projects: 'Projets',
  today: 'aujourd’hui',
  unnamed: 'Développeur',
};

const en: typeof fr = {
  work: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  projects: 'Projects',
  today: 'today',
  unnamed: 'Developer',
};

export type Words = typeof fr & { language: Language; period: (start?: string, end?: string) => string };

export function wordsIn(asked: string | undefined): Words {
  const language: Language = asked?.toLowerCase().startsWith('en') ? 'en' : 'fr';
  const words = language === 'en' ? en : fr;
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  const moment = (date: string): string => {
    // A date that is none of the three forms is printed as it stands rather than lost.
    const [, year, number] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?/.exec(date) ?? [];
    if (!year) return date;
    return number ? month.format(new Date(Date.UTC(Number(year), Number(number) - 1))) : year;
  };
  const period = (start?: string, end?: string): string => {
    if (!start) return end ? moment(end) : '';
    return `${moment(start)} – ${end ? moment(end) : words.today}`;
  };
  return { ...words, language, period };
}
