import type { CardType } from '../../../../domain/profile/cards/card.ts';
import page from '../../../ui/page.module.css';
import card from '../card.module.css';
import columns from '../profile-cards.module.css';
import styles from './profile-placeholder.module.css';

/** The shape of each card: the widths of its lines, and their arrangement. */
const shapes: Record<CardType, { shape: 'person' | 'rows' | 'chips' | 'facts' | 'bars'; lines: number[] }> = {
  about: { shape: 'person', lines: [46, 70, 92, 88] },
  jobSearch: { shape: 'facts', lines: [50, 34, 72, 40] },
  technologies: { shape: 'chips', lines: [22, 28, 20, 24, 26, 18] },
  tests: { shape: 'rows', lines: [58, 40, 62, 36] },
  skills: { shape: 'bars', lines: [100, 100, 100] },
  links: { shape: 'facts', lines: [36, 30, 52] },
  personal: { shape: 'facts', lines: [44, 64, 40] },
  experiences: { shape: 'rows', lines: [52, 34, 94, 90, 48, 30, 92, 86] },
  projects: { shape: 'rows', lines: [38, 20, 92, 80] },
  education: { shape: 'rows', lines: [44, 36] },
  interests: { shape: 'chips', lines: [16, 24, 20, 14] },
  soundtrack: { shape: 'facts', lines: [100, 32] },
};

function CardPlaceholder({ type }: { type: CardType }) {
  const { shape, lines } = shapes[type];
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

/**
 * A loading profile: each card in its place and shape. `actionBar`: the viewer will see an action bar; `more`: the
 * section « Plus » is being opened.
 */
export function ProfilePlaceholder({ label, actionBar, more }: { label: string; actionBar: boolean; more: boolean }) {
  const placed = (types: readonly CardType[]) => types.map((type) => <CardPlaceholder key={type} type={type} />);
  return (
    <div className={`${page.wide} ${styles.all}`} role="status" aria-label={label}>
      <div className={columns.frame}>
        <div className={columns.columns}>
          {more ? (
            placed(['interests', 'soundtrack'])
          ) : (
            <>
              {placed(['about'])}
              <div className={columns.beside}>
                {actionBar && <span className={styles.bar} data-placeholder="actions" />}
                {placed(['jobSearch', 'technologies', 'tests', 'skills', 'links', 'personal'])}
              </div>
              {placed(['experiences', 'projects', 'education'])}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
