import { conversion } from '../../../../domain/jobs/figures/conversion.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OfferFigures as Figures } from '../../../../server/services/jobs/figures/read-figures.ts';
import { oneDecimal, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';

/** “120 views, 8 applications (6.7%), 3 conversations”, which leads to the page of the figures. */
export function OfferFigures({ jobId, title, figures }: { jobId: string; title: string; figures: Figures }) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts);
  const { views, sent, clicks, conversations, external } = figures;
  const said = (words: (count: string, number: number) => string, count: number) =>
    words(wholeNumber(locale, count), count);
  const answers = external ? clicks : sent;
  const share = conversion(answers, views);
  const parts = [
    said(texts.views, views),
    said(external ? texts.clicks : texts.applications, answers) +
      (share === undefined ? '' : texts.share(oneDecimal(locale, share))),
    ...(external ? [] : [said(texts.conversations, conversations)]),
  ];
  return (
    <p className={styles.line}>
      <Icon name="eye" size={16} />
      <Link href={pathTo(locale, 'jobFigures', { jobId })} title={texts.of(title)}>
        {parts.join(', ')}
      </Link>
    </p>
  );
}
