import type { AchievementId } from '../../../../domain/assessments/achievements/achievements.ts';
import { badgeSize, medalAddress, medalSize } from '../../../../domain/assessments/achievements/addresses.ts';
import { type Badge, badgePage } from '../../../../domain/assessments/achievements/badge-page.ts';
import type { CodeFormat } from '../../../../domain/assessments/achievements/snippet.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { shareTexts } from './share.texts.ts';
import styles from './share-dialog.module.css';

type Props = { id: AchievementId; format: CodeFormat; badge: Omit<Badge, 'image'> };

/** A preview of the badge: the embedded page itself, or the rendered Markdown. */
export function SharePreview({ id, format, badge }: Props) {
  const locale = useLocale();
  const texts = useTexts(shareTexts);
  const image = medalAddress(id);
  return (
    <figure className={styles.preview}>
      <figcaption>{texts.preview}</figcaption>
      {format === 'iframe' ? (
        <iframe
          title={`${texts.preview} – ${badge.title}`}
          srcDoc={badgePage(locale, { ...badge, image })}
          width={badgeSize.width}
          height={badgeSize.height}
        />
      ) : (
        <div className={styles.markdown}>
          <p>
            <a href={badge.page} target="_blank" rel="noopener">
              <img src={image} width={medalSize} height={medalSize} alt={badge.title} />
            </a>
          </p>
          <p>
            <strong>
              <a href={badge.page} target="_blank" rel="noopener">
                {badge.title}
              </a>
            </strong>
          </p>
          <p>{badge.description}</p>
          <p>
            <em>{badge.unlocked}</em>
          </p>
        </div>
      )}
    </figure>
  );
}
