import { pathTo } from '../../../domain/paths.ts';
import type { OwnMove } from '../../../server/services/moves/read-moves.ts';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TwoStepButton } from '../../ui/two-step-button.tsx';
import styles from './move-list.module.css';
import { movesTexts } from './moves.texts.ts';
import { useWithdraw } from './use-move.ts';

const icons: Record<OwnMove['kind'], IconName> = {
  application: 'briefcase',
  superlike: 'mail',
  like: 'heart',
  click: 'external',
};

export function MoveList({ moves }: { moves: OwnMove[] }) {
  const texts = useTexts(movesTexts).page;
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {moves.map((move) => (
        <MoveRow key={move.kind + move.targetId} move={move} />
      ))}
    </ul>
  );
}

function MoveRow({ move }: { move: OwnMove }) {
  const locale = useLocale();
  const texts = useTexts(movesTexts);
  const { kind, targetId, company, job, state } = move;
  const { busy, withdraw } = useWithdraw(kind, targetId);
  const name = job ? (job.title ?? texts.page.untitled) : company.name;
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-kind={kind}>
        <Icon name={icons[kind]} size={20} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <MoveLink move={move}>{name}</MoveLink>
        </h2>
        {job && <p>{company.name}</p>}
        <p className={styles.facts}>
          <span>
            {texts.page.kind[kind]} {texts.page.on(day(locale, move.at))}
          </span>
          <span className={styles.state} data-state={state}>
            {kind === 'application' || kind === 'superlike' || state === 'offerClosed'
              ? texts.page.states[state]
              : texts.page.seen}
          </span>
        </p>
        {move.message && (
          <details className={styles.message}>
            <summary>{texts.page.message}</summary>
            <p>{move.message}</p>
          </details>
        )}
      </div>
      <div className={styles.act}>
        <TwoStepButton
          question={texts.sure}
          confirm={texts.yes}
          cancel={texts.cancel}
          label={texts.page.withdraw(texts.page.kind[kind], name)}
          busy={busy}
          onConfirm={() => void withdraw()}
        >
          {texts.withdraw}
        </TwoStepButton>
      </div>
    </li>
  );
}

/** To the offer while it is open, or to the company. */
function MoveLink({ move: { job, company, state }, children }: { move: OwnMove; children: string }) {
  const locale = useLocale();
  const address = job
    ? state === 'sent' && pathTo(locale, 'job', { alias: job.alias })
    : pathTo(locale, 'company', { alias: company.alias });
  return address ? <Link href={address}>{children}</Link> : children;
}
