import { Form } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { SavedSearch } from '../../../../server/services/library/searches/saved-searches.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Float } from '../../../ui/drawings/float.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SavedRow, SavedRows } from '../../../ui/saved-rows.tsx';
import { linkTo } from '../link-to.ts';
import { searchesTexts } from './searches.texts.ts';

/** `stopped`: the recruiter has turned off all alerts. */
export function SavedSearchList({ searches, stopped }: { searches: SavedSearch[]; stopped: boolean }) {
  const locale = useLocale();
  const texts = useTexts(searchesTexts);
  const address = pathTo(locale, 'developers');
  if (searches.length === 0) {
    return (
      <EmptyState
        drawing={<Float />}
        title={texts.empty.title}
        action={<ButtonLink href={address}>{texts.empty.go}</ButtonLink>}
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {stopped && (
        <Notice tone="warning" title={texts.stopped.title}>
          <p>
            {texts.stopped.text} <Link href={pathTo(locale, 'emailSettings')}>{texts.stopped.settings}</Link>
          </p>
        </Notice>
      )}
      <SavedRows label={texts.list}>
        {searches.map(({ id, name, query, alert, createdAt }) => {
          const on = alert && !stopped;
          const href = linkTo(address, query);
          return (
            <SavedRow
              key={id}
              name={name}
              href={href}
              alert={{ label: on ? texts.alertOn : texts.alertOff, on }}
              since={texts.since(day(locale, createdAt))}
              actions={
                <>
                  <ButtonLink href={href} look="secondary" aria-label={texts.about(texts.open, name)}>
                    {texts.open}
                  </ButtonLink>
                  <AlertSwitch search={{ id, name, alert: on }} />
                  <Act intent="delete" id={id} name={name} label={texts.remove} danger />
                </>
              }
            />
          );
        })}
      </SavedRows>
    </>
  );
}

/** Turns the alert of one search on or off. */
export function AlertSwitch({ search: { id, name, alert } }: { search: Pick<SavedSearch, 'id' | 'name' | 'alert'> }) {
  const texts = useTexts(searchesTexts);
  const [intent, label] = alert ? ['alertOff', texts.turnOff] : ['alertOn', texts.turnOn];
  return <Act intent={intent} id={id} name={name} label={label} />;
}

type Action = { intent: string; id: string; name: string; label: string; danger?: boolean };

function Act({ intent, id, name, label, danger = false }: Action) {
  const { about } = useTexts(searchesTexts);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="searchId" value={id} />
      <Button type="submit" look={danger ? 'danger' : 'secondary'} aria-label={about(label, name)}>
        {label}
      </Button>
    </Form>
  );
}
