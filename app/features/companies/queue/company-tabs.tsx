import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { queueTexts } from './queue.texts.ts';

/** The two lists of administrators about companies: the companies, and the people who recruit for them. */
export function CompanyTabs({ open }: { open: 'adminCompanies' | 'adminRecruiters' }) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  const pages = [
    ['adminCompanies', texts.title],
    ['adminRecruiters', texts.recruiters],
  ] as const;
  return (
    <Tabs
      label={texts.pages}
      tabs={pages.map(([key, label]) => ({ key, label, href: pathTo(locale, key), current: key === open }))}
    />
  );
}
