import type { CardType } from '../../../../domain/profile/cards/card.ts';
import page from '../../../ui/page.module.css';
import card from '../card.module.css';
import columns from '../cards/profile-cards.module.css';
import head from '../head/head.module.css';
import styles from './profile-placeholder.module.css';

/** The shape of each card: the widths of its lines, and their arrangement. */
const shapes: Record<CardType, { shape: 'text' | 'rail' | 'rows' | 'chips' | 'facts' | 'bars'; lines: number[] }> = {
  about: { shape: 'text', lines: [96, 92, 88] },
  jobSearch: { shape: 'facts', lines: [50, 34, 72, 40] },
  technologies: { shape: 'facts', lines: [90, 84, 92, 80, 88, 86] },
  tests: { shape: 'rows', lines: [58, 40, 62, 36] },
  skills: { shape: 'bars', lines: [100, 100, 100] },
  links: { shape: 'facts', lines: [36, 30, 52] },
  personal: { shape: 'facts', lines: [44, 64, 40] },
  experiences: { shape: 'rail', lines: [52, 34, 94, 90, 48, 30, 92, 86] },
  projects: { shape: 'rows', lines: [38, 20, 92, 80] },
  education: { shape: 'rail', lines: [44, 36] },
  interests: { shape: 'chips', lines: [16, 24, 20, 14] },
  soundtrack: { shape: 'facts', lines: [100, 32] },
};

function Lines({ widths }: { widths: readonly number[] }) {
  return widths.map((width, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, whose lines never move
    <span key={index} className={styles.line} style={{ width: `${width}%` }} />
  ));
}

function CardPlaceholder({ type }: { type: CardType }) {
  const { shape, lines } = shapes[type];
  return (
    <div className={card.card} data-card={type} data-placeholder={type}>
      <div className={styles.body} data-shape={shape}>
        <Lines widths={lines} />
      </div>
    </div>
  );
}

/** The head of every section: the portrait, the words beside it, the actions, and the sections below. */
function HeadPlaceholder({ actionBar }: { actionBar: boolean }) {
  return (
    <>
      <div className={head.head}>
        <div className={`${head.person} ${styles.person}`}>
          <span className={styles.portrait} />
          <div className={head.words}>
            <span className={`${head.named} ${styles.name}`} />
            <span className={styles.sentence} />
            <span className={styles.sentence} data-short />
            <span className={styles.chips}>
              <Lines widths={[12, 16, 11, 14, 13, 10]} />
            </span>
          </div>
        </div>
        {actionBar && (
          <div className={head.actions} data-main="true">
            <span className={`${head.row} ${styles.bar}`} data-placeholder-actions />
          </div>
        )}
      </div>
      <div className={`${head.sections} ${styles.sections}`} />
    </>
  );
}

/**
 * A loading profile: its head and each card in its place and shape. `actionBar`: the viewer will see an action bar;
 * `more`: the section « Plus » is being opened.
 */
export function ProfilePlaceholder({ label, actionBar, more }: { label: string; actionBar: boolean; more: boolean }) {
  const placed = (types: readonly CardType[]) => types.map((type) => <CardPlaceholder key={type} type={type} />);
  return (
    <div className={`${page.wide} ${styles.all}`} role="status" aria-label={label}>
      <div className={head.frame}>
        <HeadPlaceholder actionBar={actionBar} />
        <div className={columns.frame}>
          {more ? (
            <div className={columns.more}>{placed(['interests', 'soundtrack'])}</div>
          ) : (
            <div className={columns.columns}>
              <div className={columns.wide}>{placed(['about', 'experiences', 'projects', 'education'])}</div>
              <div className={columns.beside}>
                {placed(['jobSearch', 'technologies', 'tests', 'skills', 'links', 'personal'])}
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
