import { useEffect, useRef, useState } from 'react';
import { warningDays } from '../../../../domain/jobs/validity.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { ManagedJob as Job } from '../../../../server/services/jobs/read-job-manager.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuButton, MenuLink } from '../../../ui/menu.tsx';
import { ConfirmStep } from '../../../ui/two-step-button.tsx';
import styles from './manager.module.css';
import { managerTexts } from './manager.texts.ts';
import { useJobAction } from './use-job-action.ts';

type Props = { job: Job; title: string; edit: () => void; editCopy: (copyId: string) => void };

/** What can be done with an offer: the next steps as buttons, the rest in a menu. */
export function JobActions({ job, title, edit, editCopy }: Props) {
  const locale = useLocale();
  const texts = useTexts(managerTexts);
  const { actions } = texts;
  const { busy, act } = useJobAction(job.id, editCopy);
  const { place, asking, ask } = useQuestion();
  const can = (action: Job['actions'][number]) => job.actions.includes(action);
  const whole = job.missing.length === 0;
  const publish = job.status === 'JOB_UNPUBLISHED' ? actions.again : actions.publish;
  const named = (action: string) => ({ 'aria-label': actions.label(action, title) });
  if (asking) {
    return (
      <div ref={place}>
        <ConfirmStep
          question={texts.sure}
          confirm={texts.yes}
          cancel={texts.cancel}
          busy={busy === 'delete'}
          onConfirm={() => void act('delete')}
          onCancel={() => ask(false)}
        />
      </div>
    );
  }
  return (
    <div ref={place} className={styles.actions}>
      {can('publish') && whole && (
        <Button busy={busy === 'publish'} onClick={() => void act('publish')} {...named(publish)}>
          {publish}
        </Button>
      )}
      {can('askReview') && whole && (
        <Button busy={busy === 'askReview'} onClick={() => void act('askReview')} {...named(actions.askReview)}>
          {actions.askReview}
        </Button>
      )}
      {can('confirm') && job.validity && (
        <Button
          look={job.validity.daysLeft <= warningDays ? 'primary' : 'secondary'}
          busy={busy === 'confirm'}
          onClick={() => void act('confirm')}
          {...named(actions.confirm)}
        >
          {actions.confirm}
        </Button>
      )}
      {whole || job.status === 'JOB_PUBLISHED' ? (
        <Button look="quiet" onClick={edit} {...named(actions.edit)}>
          {actions.edit}
        </Button>
      ) : (
        <Button onClick={edit} {...named(actions.complete)}>
          {actions.complete}
        </Button>
      )}
      <Menu label={actions.label(actions.more, title)} icon="more">
        <MenuLink href={pathTo(locale, 'jobAsCandidate', { alias: job.alias })}>{texts.asCandidate}</MenuLink>
        {can('duplicate') && (
          <MenuButton onClick={() => void (busy || act('duplicate'))}>{actions.duplicate}</MenuButton>
        )}
        {can('archive') && <MenuButton onClick={() => void (busy || act('archive'))}>{actions.archive}</MenuButton>}
        {can('delete') && (
          <MenuButton danger onClick={() => ask(true)}>
            {actions.delete}
          </MenuButton>
        )}
      </Menu>
    </div>
  );
}

/** Keeps the focus for keyboard users: on "cancel" while the question is open, then back on the menu. */
function useQuestion() {
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) place.current?.querySelector<HTMLElement>(asking ? '[data-first]' : 'summary')?.focus();
  }, [asking]);
  const ask = (wanted: boolean) => {
    moved.current = true;
    setAsking(wanted);
  };
  return { place, asking, ask };
}
