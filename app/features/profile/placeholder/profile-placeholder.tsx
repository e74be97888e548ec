import type { CardType } from '../../../../domain/profile/cards/card.ts';
import page from '../../../ui/page.module.css';
import card from '../card.module.css';
import columns from '../profile-cards.module.css';
import styles from './profile-placeholder.module.css';

/** The shape of each card: the widths of its lines, and their arrangement. */
const shapes: Partial<Record<CardType, { shape: 'person' | 'rows' | 'chips' | 'facts' | 'bars'; lines: number[] }>> = {
  about: { shape: 'person', lines: [46, 70, 92, 88] },
  jobSearch: { shape: 'facts', lines: [50, 34, 72, 40] },
  technologies: { shape: 'chips', lines: [22, 28, 20, 24, 26, 18] },
  skills: { shape: 'bars', lines: [100, 100, 100] },
  links: { shape: 'facts', lines: [36, 30, 52] },
  experiences: { shape: 'rows', lines: [52, 34, 94, 90, 48, 30, 92, 86] },
  projects: { shape: 'rows', lines: [38, 20, 92, 80] },
  education: { shape: 'rows', lines: [44, 36] },
};

function CardPlaceholder({ type }: { type: keyof typeof shapes }) {
  const { shape, lines } = shapes[type] ?? { shape: 'rows', lines: [60] };
  return (
    <div className={card.card} data-placeholder={type}>
      <div className={styles.body} data-shape={shape}>
        {shape === 'person' && <span className={styles.portrait} />}
        {lines.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, whose lines never move
          <span key={index} className={styles.line} style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  );
}

/** A loading profile: each card in its place and shape. `actionBar`: the viewer will see an action bar. */
export function ProfilePlaceholder({ label, actionBar }: { label: string; actionBar: boolean }) {
  return (
    <div className={`${page.wide} ${styles.all}`} role="status" aria-label={label}>
      <div className={columns.frame}>
        <div className={columns.columns}>
          <CardPlaceholder type="about" />
          <div className={columns.beside}>
            {actionBar && <span className={styles.bar} data-placeholder="actions" />}
            {(['jobSearch', 'technologies', 'skills', 'links'] as const).map((type) => (
              <CardPlaceholder key={type} type={type} />
            ))}
          </div>
          {(['experiences', 'projects', 'education'] as const).map((type) => (
            <CardPlaceholder key={type} type={type} />
          ))}
        </div>
      </div>
    </div>
  );
}
