import type { ReactNode } from 'react';
import { type FigureName, type Figures, mostRows } from '../../../../domain/moderation/figures/figures.ts';
import { type FigureDays, figureSearch } from '../../../../domain/moderation/figures/period.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Cell } from '../../../../domain/text/csv.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { day, oneDecimal } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { figureTable } from './figure-table.ts';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';
import { ScrollingTable } from './scrolling-table.tsx';

type Props = { name: FigureName; figures: Figures; days: FigureDays; table?: boolean; children: ReactNode };

/** A figure: its title, its drawing, the same numbers as a table, and its CSV file. */
export function FigureCard({ name, figures, days, table = true, children }: Props) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts);
  const { title, lead } = texts.figures[name];
  const period = figureSearch(days).replace('?', '&');
  return (
    <section className={`${page.card} ${styles.card}`} aria-labelledby={name}>
      <div className={styles.head}>
        <h2 id={name}>{title}</h2>
        <Link
          className={styles.download}
          href={`${pathTo(locale, 'figureExport')}?figure=${name}${period}`}
          aria-label={texts.downloadOf(title)}
          title={texts.download}
          download
        >
          <Icon name="download" size={20} />
        </Link>
      </div>
      <p className={styles.muted}>{lead}</p>
      {children}
      {table && <Table name={name} figures={figures} />}
    </section>
  );
}

function Table({ name, figures }: Pick<Props, 'name' | 'figures'>) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts);
  const { headings, rows } = figureTable(name, figures, locale);
  return (
    <details className={styles.details}>
      <summary>{texts.table}</summary>
      {rows.length > mostRows.markets && <p className={styles.muted}>{texts.first(mostRows.markets)}</p>}
      <ScrollingTable name={name}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows.markets).map(([first = '', ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
            <tr key={row}>
              <th scope="row">{written(locale, first)}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{written(locale, cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </details>
  );
}

function written(locale: Locale, cell: Cell): string {
  if (typeof cell === 'number') return oneDecimal(locale, cell);
  if (cell === null) return '–';
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) ? day(locale, cell) : cell;
}
