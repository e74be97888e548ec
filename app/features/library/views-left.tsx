import type { Left } from '../../../domain/companies/plans/allowance.ts';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { allowanceTexts } from '../../i18n/words/allowance-texts.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { InfoTooltip } from '../../ui/tooltip.tsx';
import styles from './head.module.css';
import { libraryTexts } from './library.texts.ts';

type Props = { views: Left | undefined; requests: Left | undefined };

/** From this number on, the notice is prominent and links to the plans. */
const few = 5;

/** docs/product/companies.md, What is left today: a discreet line. Few views stand in the notice instead. */
export function LeftToday({ views, requests }: Props) {
  const texts = useTexts(allowanceTexts);
  const shownViews = views && views.left > few ? views : undefined;
  const parts = [
    shownViews && texts.views(shownViews.left, shownViews.limit),
    requests && texts.requests(requests.left, requests.limit),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  const back = [shownViews && texts.viewsBack, requests && texts.requestsBack].filter(Boolean).join(' ');
  return (
    <p className={styles.allowance}>
      {parts.map((part, index) => (
        <span key={part}>
          {part} {index === parts.length - 1 && <InfoTooltip label={texts.back} text={back} />}
        </span>
      ))}
    </p>
  );
}

export function FewViewsLeft({ left, limit }: Left) {
  const locale = useLocale();
  const { plans } = useTexts(libraryTexts);
  const texts = useTexts(allowanceTexts);
  if (left > few) return null;
  return (
    <Notice tone="warning" title={texts.views(left, limit)}>
      <p>
        {texts.viewsBack} <Link href={pathTo(locale, 'plans')}>{plans}</Link>
      </p>
    </Notice>
  );
}
